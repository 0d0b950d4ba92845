/// A named asset of a catalog: a folder of variants.
package struct AssetSet: Sendable, Hashable {
  /// What an asset is, by the extension of its folder.
  ///
  /// Source: Apple, Asset Catalog Format Reference, "Types".
  package enum Kind: String, Sendable, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
  }

  package let kind: Kind
  /// The groups that give namespaces, the outermost first.
  package let namespace: [String]
  /// The name within the namespace.
  package let title: String
  /// The path of the folder relative to the catalog's folder.
  package let folder: String

  /// The name that programs ask for: `Icons/heart`.
  package var name: String { (namespace + [title]).joined(separator: "/") }
}
