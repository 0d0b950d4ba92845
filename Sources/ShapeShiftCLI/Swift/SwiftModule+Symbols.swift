import AssetCatalogs
import FileStorage
import ShapeShiftDocuments

extension SwiftModule {
  /// Takes catalogs for those of the module, which has names for their assets.
  mutating func takeCatalogs(_ catalogs: [String], bundle: String) {
    self.catalogs = catalogs
    self.bundle = bundle
  }

  /// The code that names the assets of the catalogs, as Xcode makes it; nil where there are none.
  func symbols() throws(Failure) -> AssetSymbolSource? {
    guard !catalogs.isEmpty else { return nil }
    var read: [AssetCatalog] = []
    do throws(AssetCatalogError) {
      for path in catalogs { read.append(try AssetCatalog(path: path)) }
    } catch {
      throw Failure(.badDocument, error.sentence)
    }
    return AssetSymbolSource(
      read, framework: .swiftUI, bundle: bundle, without: try declaredNames())
  }

  /// The names that its files give what belongs to a type: `static let brand = Color("brand")`.
  private func declaredNames() throws(Failure) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      names.formUnion(try SwiftWords(ofFile: file).names(behind: ["static"], ["let", "var"]))
    }
    return names
  }
}
