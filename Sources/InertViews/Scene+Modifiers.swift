// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import ViewTree

// Windows and menus of programs. A picture has none: these compile and nothing of them runs.

extension Scene {
  /// Menus of a program; without effect here.
  public nonisolated func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    self
  }

  /// The look of windows; without effect here.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Whether windows change their size; without effect here.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// The size of windows at first; without effect here.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// The size of windows at first; without effect here.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Would call a function when a value changes; nothing runs here.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  /// Would call a function when a value changes; nothing runs here.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }

  /// A value of the environment; nothing runs here.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }
}

/// Windows with settings; nothing runs here.
public nonisolated struct Settings<Content: View>: Scene {
  /// The views of the window.
  public let content: Content
  /// A window with views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Never called.
  public var body: Never { preconditionFailure("a window has no body") }
}

/// How windows look.
public protocol WindowStyle {}
/// A window without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// No title.
  public init() {}
}
/// A window with a title.
public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// No title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { .init() }
}

/// Whether windows change their size.
public struct WindowResizability: Sendable {
  /// As the platform has it.
  public static let automatic = WindowResizability()
  /// As the content says.
  public static let contentSize = WindowResizability()
  /// As the content says at least.
  public static let contentMinSize = WindowResizability()
}

/// Menus of a program.
public protocol Commands {}

/// No menus.
public struct EmptyCommands: Commands {
  public init() {}
}

/// A menu of a program; nothing shows it here.
public struct CommandMenu<Content: View>: Commands {
  /// A menu with a title.
  public init(_ name: String, @ViewBuilder content: () -> Content) {}
}

/// A part of the menus of a program; nothing shows it here.
public struct CommandGroup<Content: View>: Commands {
  /// In place of others.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// After others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Where in the menus of a program.
public struct CommandGroupPlacement: Sendable {
  /// About the program.
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  /// New documents.
  public static let newItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
}

/// Makes menus.
@resultBuilder
public enum CommandsBuilder {
  /// No menus.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
    EmptyCommands()
  }
}
