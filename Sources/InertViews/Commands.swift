// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ViewTree

// Menus that programs have by themselves, and what a library of views offers. Nothing shows them here.

/// The menu of a sidebar.
public struct SidebarCommands: Commands {
  public init() {}
}

/// The menu of a toolbar.
public struct ToolbarCommands: Commands {
  public init() {}
}

/// The menu of text that is written.
public struct TextEditingCommands: Commands {
  public init() {}
}

/// The menu of the looks of text.
public struct TextFormattingCommands: Commands {
  public init() {}
}

/// The menu of an inspector.
public struct InspectorCommands: Commands {
  public init() {}
}

/// The menu of what other devices give.
public struct ImportFromDevicesCommands: Commands {
  public init() {}
}

extension CommandGroupPlacement {
  /// Whether the program is seen.
  public static let appVisibility = CommandGroupPlacement()
  /// The end of the program.
  public static let appTermination = CommandGroupPlacement()
  /// What other programs do.
  public static let systemServices = CommandGroupPlacement()
  /// Documents that are kept.
  public static let saveItem = CommandGroupPlacement()
  /// What comes from files and goes to them.
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  /// Text that is written.
  public static let textEditing = CommandGroupPlacement()
  /// The looks of text.
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  /// The windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement()
}

/// Views for the library of an editor; nothing shows them here.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] { get }
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
}

/// A view in the library of an editor.
public struct LibraryItem {
  /// Where in the library.
  public struct Category: Sendable {
    public static let effect = Category()
    public static let layout = Category()
    public static let control = Category()
    /// Anything else.
    public static let other = Category()
  }

  /// A view with a title.
  public init<V>(
    _ snippet: @autoclosure @escaping () -> V, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Collects views for the library of an editor.
@resultBuilder
public enum LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
