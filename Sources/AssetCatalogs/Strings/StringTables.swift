import FileStorage
import JSONModel

/// The tables of strings beneath a folder.
package struct StringTables: Sendable {
  /// How large a file may be, in bytes.
  private static let mostText = 64 << 20
  /// How many names are looked at.
  private static let mostNames = 50_000

  /// A file of a table.
  private struct File: Sendable {
    let folder: String
    let name: String
    /// The language of the folder `LANGUAGE.lproj`; `nil` for a catalog, which has several languages.
    let language: String?
  }

  private var files: [String: [File]] = [:]

  /// Looks for files, which are read when they are asked for; links are not followed.
  ///
  /// - Parameter depth: How many folders below are looked into.
  package init(folder: String, depth: Int) {
    var (level, count) = ([folder], 0)
    // The folders of languages are looked into at the end too.
    for step in 0...max(depth, 0) + 1 where !level.isEmpty {
      var next: [String] = []
      for folder in level {
        guard let names = try? FileSystem.names(in: folder) else { continue }
        count += names.count
        guard count <= Self.mostNames else { return }
        for name in names where !name.hasPrefix(".") {
          if take(name, in: folder) { continue }
          guard step < depth || step == depth && name.hasSuffix(".lproj") else { continue }
          guard (try? FileStatus(ofLink: "\(folder)/\(name)"))?.isDirectory ?? false else {
            continue
          }
          next.append("\(folder)/\(name)")
        }
      }
      level = next
    }
  }

  package var isEmpty: Bool { files.isEmpty }

  private mutating func take(_ name: String, in folder: String) -> Bool {
    for ending in [".xcstrings", ".stringsdict", ".strings"] where name.hasSuffix(ending) {
      let outer = FileSystem.name(of: folder)
      let language = outer.hasSuffix(".lproj") ? String(outer.dropLast(6)) : nil
      guard ending == ".xcstrings" || language != nil else { return true }
      let table = String(name.dropLast(ending.count))
      files[table, default: []].append(File(folder: folder, name: name, language: language))
      return true
    }
    return name.hasSuffix(".xcassets")
  }

  /// The table of a name, of all of its files; texts with plurals come before plain ones.
  package func table(named name: String) throws(AssetCatalogError) -> StringTable {
    var table = StringTable()
    let plain = (files[name] ?? []).filter { $0.name.hasSuffix(".strings") }
    let others = (files[name] ?? []).filter { !$0.name.hasSuffix(".strings") }
    for file in others + plain { table.merge(try Self.read(file)) }
    return table
  }

  private static func read(_ file: File) throws(AssetCatalogError) -> StringTable {
    let folder = CatalogFolder(file.folder)
    let place = folder.place(of: file.name)
    guard let bytes = try folder.bytes(of: file.name, atMost: mostText) else {
      throw AssetCatalogError(.missing, at: place, "file not found")
    }
    guard let language = file.language, !file.name.hasSuffix(".xcstrings") else {
      return try catalog(bytes, place: place)
    }
    var table = StringTable()
    if file.name.hasSuffix(".stringsdict") {
      for (key, entry) in try StringsDictionary.read(bytes, place: place) {
        table.add(entry, for: key, language: language)
      }
    } else {
      for (key, text) in try StringsFile.read(bytes, place: place) {
        table.add(LocalizedEntry(variation: .text(text)), for: key, language: language)
      }
    }
    return table
  }

  private static func catalog(_ bytes: [UInt8], place: String) throws(AssetCatalogError)
    -> StringTable
  {
    var limits = DocumentLimits()
    (limits.fileSize, limits.depth, limits.values) = (mostText, 32, 5_000_000)
    let root: JSONNode
    do throws(Diagnostic) {
      root = try JSONReader.read(SourceText(name: place, bytes: bytes), limits: limits).get()
    } catch {
      throw AssetCatalogError(error, in: place)
    }
    return try StringTable(catalog: root)
  }
}
