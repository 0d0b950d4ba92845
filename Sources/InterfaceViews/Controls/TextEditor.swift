import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Several lines of text to write.
public struct TextEditor: View {
  private let source: FieldSource

  /// An editor for text.
  public init(text: Binding<String>) {
    source = FieldSource(text)
  }

  /// The text as drawn by its style.
  public var body: some View {
    StyledControl<TextEditorStyleConfiguration> { configuration in
      AnyView(PlainTextEditorStyle().makeBody(configuration: configuration))
    } configuration: { _ in
      TextEditorStyleConfiguration(source: source)
    }
  }
}

/// The parts of a text editor.
public struct TextEditorStyleConfiguration {
  let source: FieldSource
}

/// The appearance of text editors.
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
    TextEditorBody(source: configuration.source)
  }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The text alone.
  public nonisolated init() {}
  /// The text in all the room there is.
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(source: configuration.source)
  }
}

/// The text in a border with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style with a border.
  public nonisolated init() {}
  /// The text in a border.
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(source: configuration.source)
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
  let source: FieldSource

  /// How far the text lies inside of the editor, in points.
  private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  var body: some View {
    EditedText(source: source)
      .padding(.horizontal, Self.insets.leading)
      .padding(.vertical, Self.insets.top)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .textEntry(entry, named: EmptyView())
      .background(hidesGround ? Color.clear : Color.systemBackground)
      .clipped()
  }

  private var entry: TextEntry {
    var entry = source.entry(prompt: nil)
    entry.isMultiline = true
    entry.insets = Self.insets
    return entry
  }
}

/// The text of an editor as it is stored, or while somebody writes as it is written.
private struct EditedText: View {
  @Environment(\.editedText) private var edited
  let source: FieldSource

  var body: some View {
    edited.map { source.shown($0) } ?? source.text ?? Text(verbatim: "")
  }
}
