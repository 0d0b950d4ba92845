import FileStorage

/// Finds the catalogs in a folder.
package enum CatalogFinder {
  /// How many names are looked at.
  static let mostNames = 50_000

  /// Returns the paths of the catalogs in a folder, sorted by their bytes, those of outer folders first.
  ///
  /// A folder that has sets of assets beside other files is one. Links are not followed.
  ///
  /// - Parameter depth: How many folders below are looked into.
  package static func catalogs(in folder: String, depth: Int) -> [String] {
    if isCatalog(folder) { return [folder] }
    var (found, level, count): ([String], [String], Int) = ([], [folder], 0)
    for _ in 0...max(depth, 0) where !level.isEmpty {
      var next: [String] = []
      for folder in level {
        guard let names = try? FileSystem.names(in: folder) else { continue }
        count += names.count
        guard count <= mostNames else { return found }
        if names.contains(where: isSet) { found.append(folder) }
        for name in names where !name.hasPrefix(".") && !isSet(name) {
          let path = "\(folder)/\(name)"
          guard let status = try? FileStatus(ofLink: path), status.isDirectory else { continue }
          if isCatalog(name) { found.append(path) } else { next.append(path) }
        }
      }
      level = next
    }
    return found
  }

  private static func isCatalog(_ name: String) -> Bool {
    name.hasSuffix(".xcassets") || name.hasSuffix(".xcassets/")
  }

  private static func isSet(_ name: String) -> Bool {
    AssetSet.Kind.allCases.contains { name.hasSuffix(".\($0.rawValue)") }
  }
}
