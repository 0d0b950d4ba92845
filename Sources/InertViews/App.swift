// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
public import ViewTree

/// A program with scenes; here its views can be rendered, and nothing runs.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Says that there is nothing to run: windows need a display.
  public static func main() {
    let message = "there are no windows here: draw \(Self.self)'s views with ImageRenderer\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// A window or the like.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that it is made of.
  associatedtype Body: Scene
  /// The scenes that it is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Makes scenes.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows of one kind.
public nonisolated struct WindowGroup<Content: View>: Scene {
  /// The views of a window.
  public let content: Content

  /// Windows with views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with a title and views.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Never called.
  public var body: Never { preconditionFailure("a window has no body") }
}
