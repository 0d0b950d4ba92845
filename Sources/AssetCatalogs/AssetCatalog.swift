/// The assets of a folder `.xcassets`, by their names; what is in them is read when it is asked for.
///
/// Source: Apple, Asset Catalog Format Reference.
package struct AssetCatalog: Sendable {
  /// How deep groups may be in one another.
  static let mostDepth = 32
  /// The maximum number of folders in a catalog.
  static let mostFolders = 50_000

  package let folder: CatalogFolder
  /// The assets, by the paths of their folders; of two with the same name the first one counts.
  package let sets: [AssetSet]
  private let places: [Key: Int]

  private struct Key: Hashable {
    let kind: AssetSet.Kind
    let name: String
  }

  /// Reads names and namespaces.
  package init(path: String) throws(AssetCatalogError) {
    folder = CatalogFolder(path)
    var walk = Walk(folder: folder)
    try walk.visit("", namespace: [], depth: 0)
    sets = walk.sets
    places = Dictionary(
      sets.enumerated().map { (Key(kind: $1.kind, name: $1.name), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The asset of a name.
  package func set(_ kind: AssetSet.Kind, named name: String) -> AssetSet? {
    places[Key(kind: kind, name: name)].map { sets[$0] }
  }

  /// Goes through groups.
  private struct Walk {
    /// Assets for home screens, the store, games and augmented reality, none of which a view shows by a name.
    static let passedOver: Set<String> = [
      "appiconset", "arreferenceimage", "arreferenceobject", "arresourcegroup", "brandassets",
      "complicationset", "cubetextureset", "gcdashboardimage", "gcleaderboard",
      "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
      "solidimagestack", "sticker", "stickerpack", "stickersequence", "stickersiconset",
      "textureset", "watchcomplicationset",
    ]

    let folder: CatalogFolder
    var sets: [AssetSet] = []
    var folderCount = 0

    mutating func visit(_ group: String, namespace: [String], depth: Int)
      throws(AssetCatalogError)
    {
      guard depth <= AssetCatalog.mostDepth else {
        throw AssetCatalogError(
          .tooLarge, at: folder.place(of: group),
          "groups are nested more than \(AssetCatalog.mostDepth) levels deep")
      }
      for child in try folder.folders(in: group) {
        folderCount += 1
        guard folderCount <= AssetCatalog.mostFolders else {
          throw AssetCatalogError(
            .tooLarge, at: folder.place(of: ""),
            "the catalog has more than \(AssetCatalog.mostFolders) folders")
        }
        try take(child, in: group, namespace: namespace, depth: depth)
      }
    }

    private mutating func take(
      _ child: String, in group: String, namespace: [String], depth: Int
    ) throws(AssetCatalogError) {
      let path = group.isEmpty ? child : "\(group)/\(child)"
      let parts = child.split(separator: ".", omittingEmptySubsequences: false)
      let ending = parts.count > 1 ? String(parts[parts.count - 1]) : ""
      guard !Self.passedOver.contains(ending) else { return }
      if let kind = AssetSet.Kind(rawValue: ending) {
        let title = String(child.dropLast(ending.count + 1))
        sets.append(AssetSet(kind: kind, namespace: namespace, title: title, folder: path))
        return
      }
      // The images of an atlas have names of their own, as those of a group.
      let title = ending == "spriteatlas" ? String(child.dropLast(ending.count + 1)) : child
      let properties = try folder.contents(of: path)?.object("properties")
      let isNamespace = try properties?.flag("provides-namespace") ?? false
      try visit(path, namespace: namespace + (isNamespace ? [title] : []), depth: depth + 1)
    }
  }
}
