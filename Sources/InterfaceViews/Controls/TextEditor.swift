import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Several lines of text to write; in a picture, the text from its start.
public struct TextEditor: View {
  private let text: String

  /// An editor for text.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// What the style around makes of the text.
  public var body: some View {
    StyledControl<TextEditorStyleConfiguration> { configuration in
      AnyView(PlainTextEditorStyle().makeBody(configuration: configuration))
    } configuration: { _ in
      TextEditorStyleConfiguration(text: text)
    }
  }
}

/// What an editor for text is made of.
public struct TextEditorStyleConfiguration {
  let text: String
}

/// How editors for text look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// What an editor is made of.
  typealias Configuration = TextEditorStyleConfiguration

  /// The editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of the surroundings: the text alone.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style of the surroundings.
  public nonisolated init() {}
  /// The text in all the room there is.
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(text: configuration.text)
  }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The text alone.
  public nonisolated init() {}
  /// The text in all the room there is.
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(text: configuration.text)
  }
}

/// The text in a border with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// A border.
  public nonisolated init() {}
  /// The text in a border.
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(text: configuration.text)
      .clipShape(RoundedRectangle(cornerRadius: 5))
      .overlay {
        RoundedRectangle(cornerRadius: 5).strokeBorder(Color.systemGray4, lineWidth: 0.5)
      }
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style of the surroundings.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone.
  public static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The text in a border with round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

extension View {
  /// Sets how the editors for text inside look.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: TextEditorStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// The text in all the room there is.
private struct TextEditorBody: View {
  @Environment(\.hidesScrollContentBackground) private var hidesGround
  let text: String

  var body: some View {
    Text(verbatim: text)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(hidesGround ? Color.clear : Color.systemBackground)
      .clipped()
  }
}
