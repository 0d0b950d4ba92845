import JSONModel

extension AssetCatalog {
  /// The paths of a data asset's files relative to the catalog's folder, the best match first.
  package func dataFiles(of set: AssetSet, for traits: AssetTraits = AssetTraits())
    throws(AssetCatalogError) -> [String]
  {
    var files: [(file: String, rank: [Int])] = []
    for node in try contents(of: set).objects("data") {
      guard let file = try node.text("filename"), !file.isEmpty else { continue }
      files.append(("\(set.folder)/\(file)", try AssetQualifiers(node).rank(in: traits)))
    }
    guard !files.isEmpty else {
      throw AssetCatalogError(
        .missing, at: folder.place(of: "\(set.folder)/Contents.json"), "no variant has a file")
    }
    return files.enumerated().sorted { first, second in
      first.element.rank == second.element.rank
        ? first.offset < second.offset
        : first.element.rank.lexicographicallyPrecedes(second.element.rank)
    }.map(\.element.file)
  }
}
