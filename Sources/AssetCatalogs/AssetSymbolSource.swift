import FileStorage

/// Swift source that names the assets of catalogs: `Image(.heart)`, `Color(.brand)`.
package struct AssetSymbolSource: Sendable {
  /// Which names of the framework's the source uses.
  package enum Framework: String, Sendable {
    /// SwiftUI, with extensions of `UIColor` and `UIImage`.
    case swiftUI = "SwiftUI"
    case shapeShift = "ShapeShift"
  }

  /// The whole file.
  package private(set) var text = ""
  /// Messages about assets that have no name in code, with the reason.
  package private(set) var warnings: [String] = []

  /// Creates the source for a module that has the catalogs among its resources.
  ///
  /// - Parameters:
  ///   - bundle: The name of the bundle in which the module finds them, `module` or `main`.
  ///   - taken: Names of colors and images that the module declares itself: assets with these names have only a
  ///     resource.
  package init(
    _ catalogs: [AssetCatalog], framework: Framework, bundle: String = "module",
    without taken: Set<String> = []
  ) {
    let sets = catalogs.flatMap(\.sets).sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    var warnings: [String] = []
    let warn = { warnings.append(($0 as String).printable) }
    let colors = AssetSymbolTree(sets.filter { $0.kind == .color }, warn: warn)
    let images = AssetSymbolTree(
      sets.filter { $0.kind == .image || $0.kind == .symbol }, warn: warn)
    self.warnings = warnings
    let module = framework.rawValue
    text = """
      // Generated from asset catalogs by ShapeShiftAssets.
      // swift-format-ignore-file
      import Foundation
      import \(module)

      private var resourceBundle: Foundation.Bundle { Foundation.Bundle.\(bundle) }

      """
    write(colors, in: "\(module).ColorResource") { leaf, _ in
      "static let \(leaf.symbol) = \(module).ColorResource(name: \(leaf.set.name.literal), bundle: resourceBundle)"
    }
    write(images, in: "\(module).ImageResource") { leaf, _ in
      "static let \(leaf.symbol) = \(module).ImageResource(name: \(leaf.set.name.literal), bundle: resourceBundle)"
    }
    write(colors, in: "\(module).Color", without: taken.union(Self.colorNames)) { leaf, path in
      "static var \(leaf.symbol): \(module).Color { .init(\(module).ColorResource.\(path)) }"
    }
    // Types cannot be within protocols.
    write(
      colors, in: "\(module).ShapeStyle where Self == \(module).Color",
      without: taken.union(Self.colorNames),
      isNested: false
    ) { leaf, path in
      "static var \(leaf.symbol): \(module).Color { .init(\(module).ColorResource.\(path)) }"
    }
    guard framework == .swiftUI else { return }
    write(colors, in: "UIKit.UIColor", without: taken.union(Self.uiColorNames)) { leaf, path in
      "static var \(leaf.symbol): UIKit.UIColor { .init(resource: \(module).ColorResource.\(path)) }"
    }
    write(images, in: "UIKit.UIImage", without: taken) { leaf, path in
      "static var \(leaf.symbol): UIKit.UIImage { .init(resource: \(module).ImageResource.\(path)) }"
    }
  }

  /// Names of the framework's own colors; colors of catalogs with these names have only a resource.
  static let colorNames: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// The same of UIKit's.
  static let uiColorNames: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
  ]

  /// An extension with a member for each asset; those outside of namespaces may not have the names `without`.
  private mutating func write(
    _ tree: AssetSymbolTree, in type: String, without: Set<String> = [], isNested: Bool = true,
    _ line: (AssetSymbolTree.Leaf, _ path: String) -> String
  ) {
    guard !tree.isEmpty else { return }
    text += "\nextension \(type) {\n"
    write(tree, path: "", indentation: "  ", without: without, isNested: isNested, line)
    text += "}\n"
  }

  private mutating func write(
    _ tree: AssetSymbolTree, path: String, indentation: String, without: Set<String>,
    isNested: Bool, _ line: (AssetSymbolTree.Leaf, _ path: String) -> String
  ) {
    for leaf in tree.leaves where !without.contains(leaf.symbol) {
      text += "\(indentation)/// The asset \(leaf.set.name.literal).\n"
      text += "\(indentation)\(line(leaf, path + leaf.symbol))\n"
    }
    guard isNested else { return }
    for child in tree.children {
      text += "\(indentation)/// The group \(child.name.literal).\n"
      text += "\(indentation)enum \(child.symbol) {\n"
      write(
        child.tree, path: "\(path)\(child.symbol).", indentation: indentation + "  ",
        without: [], isNested: true, line)
      text += "\(indentation)}\n"
    }
  }
}

extension String {
  /// The text as Swift reads it between quotation marks.
  fileprivate var literal: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.isControl: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
