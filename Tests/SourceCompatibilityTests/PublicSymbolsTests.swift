import Foundation
import Testing

@Suite("The list of public symbols")
struct PublicSymbolsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let isLong = ProcessInfo.processInfo.environment["SHAPESHIFT_TEST_LONG"] == "1"

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
  }

  @Test("declarations are read off sources")
  func reading() {
    var symbols = PublicSymbols()
    symbols.read(
      """
      public struct Ring<Content: View>: View {
        /// A case in a comment is none.
        public var width: CGFloat { 3 }
        var hidden = 1
        public enum Kind: Int { // nested
          case round, square
          func inner() {}
        }
      }
      public protocol Drawn {
        func draw()
      }
      extension View {
        public nonisolated func ringed(_ width: CGFloat) -> some View {
          switch 1 {
          case let x: x
          }
        }
        package func secret() {}
        public static func == (a: Self, b: Self) -> Bool { true }
      }
      public func with() {}
      protocol Hidden {}
      extension Hidden {
        public var shown: Int { 1 }
      }
      """)
    #expect(
      symbols.members == [
        "Ring": ["width"], "Ring.Kind": ["round", "square"], "Drawn": ["draw"],
        "View": ["ringed", "=="], "": ["with"], "Hidden": ["shown"],
      ])
    #expect(symbols.page.contains("## Ring\n") && !symbols.page.contains("Hidden"))
  }

  @Test("what the list names is there; in the long form, all that is there is listed")
  func list() throws {
    let symbols = try PublicSymbols(root: Self.root)
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      let page = Self.root.appending(path: "Docs/PublicSymbols.md")
      try Data(symbols.page.utf8).write(to: page)
    }
    let published = try text("Docs/PublicSymbols.md")
    #expect(!Self.isLong || published == symbols.page, "run Scripts/update-public-symbols")
    let stale = Set(published.quoted).subtracting(symbols.names).subtracting(Self.ownWords)
    #expect(
      stale.isEmpty, "not there any more: \(stale.sorted()); run Scripts/update-public-symbols")
  }

  @Test("what the compatibility page says is there is there, and what it says is missing is not")
  func compatibility() throws {
    let names = try PublicSymbols(root: Self.root).names
    let page = try text("Docs/Compatibility.md")
    let claimed = page.section("There").quoted.flatMap { $0.identifiers }
    let absent = Set(claimed).subtracting(names).subtracting(Self.words)
    #expect(absent.isEmpty, "the page lists missing symbols: \(absent.sorted())")
    let missing = page.section("Missing").rows.flatMap { $0[0].quoted }
    let present = Set(missing.filter { $0.isIdentifier }).intersection(names)
    #expect(present.isEmpty, "the page says that there is no \(present.sorted())")
  }

  /// Code spans of the list that are no symbols.
  private static let ownWords: Set = ["import ShapeShift", "Scripts/update-public-symbols"]

  /// Words in code spans of the page that are names of Swift's, of Foundation's or of modules.
  private static let words: Set = [
    // In the module `SwiftUI`, or macros.
    "Entry", "Preview", "Previewable", "AnimatableIgnored", "UIButton", "DateComponentsFormatter",
    "Measurement", "formatted", "UIColor", "UIRectCorner", "UIBezierPath", "UIScreen",
    "CGMutablePath", "CGContext", "CGGradient", "CGImage", "UIGraphicsImageRenderer",
    "withCGContext",
    "draw", "UIHostingController", "UIImage", "UIFont", "UIDevice", "UIKit", "CGColor",
    "CoreGraphics",
    "CACurrentMediaTime", "CAGradientLayer", "CAShapeLayer", "layer", "autoresizingMask",
    "UIActivityIndicatorView", "UIImageView", "UILabel", "UINavigationController",
    "UIPageViewController", "UIPasteboard", "UITextField", "UITextView", "UIView",
    "UIViewControllerRepresentable", "UIViewRepresentable", "UIVisualEffectView",
    "QuartzCore", "UniformTypeIdentifiers", "WidgetKit", "Widget", "WidgetBundle",
    "StaticConfiguration", "TimelineEntry", "TimelineProvider", "Timeline", "WidgetFamily",
    "WidgetCenter", "widgetFamily", "widgetURL", "AccessoryWidgetBackground",
    "WidgetPreviewContext", "supportedFamilies", "configurationDisplayName",
    "disfavoredLocations", "containerBackgroundRemovable", "widgetAccentable", "widgetLabel",
    "relevance", "AppIntents", "AppIntent", "Parameter", "AppEnum", "AppEntity", "EntityQuery",
    "EntityStringQuery", "EnumerableEntityQuery", "result", "ParameterSummary", "When", "Switch",
    "AppShortcutsProvider", "Dependency", "WidgetConfigurationIntent", "AppIntentConfiguration",
    "AppIntentTimelineProvider", "ControlWidget", "ActivityKit", "ActivityAttributes",
    "ActivityConfiguration", "DynamicIsland", "activityBackgroundTint", "Activity",
    "SwiftData", "Model", "Attribute", "Relationship",
    "Transient", "Query", "ModelContainer", "ModelContext", "ModelConfiguration",
    "FetchDescriptor", "Schema", "PersistentIdentifier", "modelContainer", "modelContext",
    "localizedStandard", "localized", "SortDescriptor",
    "RelativeDateTimeFormatter", "RelativeFormatStyle", "autoreleasepool", "documentsDirectory",
    "UIApplication", "windows", "UIWindowScene", "UIEdgeInsets", "UIFontMetrics", "uiImage",
    "some", "import", "Combine",
    "Charts", "SwiftUI", "ShapeShift", "Observable", "Self", "if", "switch",
    "for",
    "Timer", "NotificationCenter", "Identifiable", "Never", "CGPath", "Binding",
  ]
}

extension String {
  /// The texts between single backticks.
  fileprivate var quoted: [String] {
    components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// The identifiers in a piece of code, without labels of arguments and what follows a bracket.
  fileprivate var identifiers: [String] {
    let head = components(separatedBy: CharacterSet(charactersIn: "(["))[0]
    let signs = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_")).inverted
    return head.components(separatedBy: signs).filter(\.isIdentifier)
  }

  fileprivate var isIdentifier: Bool {
    guard let first, first.isLetter else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private var lines: [String] { components(separatedBy: "\n") }

  /// The text beneath a heading of the second level.
  fileprivate func section(_ title: String) -> String {
    var body: [String] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("## ") {
        isInside = line == "## \(title)"
      } else if isInside {
        body.append(line)
      }
    }
    return body.joined(separator: "\n")
  }

  /// The rows of a table, without its heading.
  fileprivate var rows: [[String]] {
    lines.filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
      line.components(separatedBy: "|").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
