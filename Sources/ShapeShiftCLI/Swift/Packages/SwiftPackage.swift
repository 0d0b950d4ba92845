import DocumentModel
import FileStorage
import IntegerConversion
import ShapeShiftDocuments

/// A package of the user's, as its manifest tells.
///
/// Source: Swift Package Manager, `swift package dump-package`.
struct SwiftPackage {
  /// Its folder.
  let path: String
  let name: String
  let targets: [Target]
  /// The names of the targets of each product.
  let products: [String: [String]]
  let dependencies: [Dependency]

  /// A part that is compiled by itself.
  struct Target {
    let name: String
    /// `regular`, `executable`, `test` and so on.
    let kind: String
    let uses: [Use]
    let module: SwiftModule
    /// What it is where it is of C.
    let clang: ClangModule?

    /// Whether it has code that may have previews.
    var isOfSwift: Bool { ["regular", "executable"].contains(kind) && !module.files.isEmpty }
    /// What the compiler makes of it; nil for what cannot be loaded.
    var compiled: CompiledModule? {
      isOfSwift ? .swift(module) : clang.map { .clang($0) }
    }
  }

  /// What a target names as what it is made of.
  struct Use {
    let name: String
    /// The package of the product; nil where a target or a product may be meant.
    let package: String?
    let isProduct: Bool
  }

  /// Another package.
  struct Dependency {
    let identity: String
    /// Its folder; nil for one that is fetched.
    let path: String?
  }

  /// Reads the manifest of the package in a folder.
  init(_ path: String, _ compiler: SwiftCompiler) throws(Failure) {
    let root = try PackageManifest(path).description(compiler)
    self.path = path
    name = root["name"]?.string ?? FileSystem.name(of: path)
    let context = TargetReader.Context(
      root: path, package: name.lowercased(), language: Self.languageMode(root),
      standards: [
        "c": root["cLanguageStandard"]?.string, "cxx": root["cxxLanguageStandard"]?.string,
      ].compactMapValues { $0 })
    targets = (root["targets"]?.array ?? []).map { TargetReader($0, context).target }
    products = (root["products"]?.array ?? []).reduce(into: [:]) { products, product in
      guard let name = product["name"]?.string else { return }
      products[name] = (product["targets"]?.array ?? []).compactMap(\.string)
    }
    dependencies = (root["dependencies"]?.array ?? []).compactMap(Self.dependency)
  }

  /// The version of the language in which targets are compiled that do not say another.
  private static func languageMode(_ root: JSONValue) -> String {
    let asked = (root["swiftLanguageVersions"]?.array ?? []).compactMap(\.string)
    if let newest = asked.max(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) { return newest }
    let tools = root["toolsVersion"]?["_version"]?.string ?? ""
    return (Int(tools.prefix { $0 != "." }) ?? 5) >= 6 ? "6" : "5"
  }

  private static func dependency(_ value: JSONValue) -> Dependency? {
    guard let member = value.object?.members.first, let content = member.value[0] else {
      return nil
    }
    let identity = content["identity"]?.string ?? ""
    return Dependency(identity: identity.lowercased(), path: content["path"]?.string)
  }
}
