import VectorGraphics
public import ViewTree

/// Surroundings for previews, with an object that is made for them: sample data, as a rule.
///
/// `#Preview(traits: .modifier(SampleData())) { … }` has them.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context of the previews.
  associatedtype Context
  /// The view that the preview becomes.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent

  /// Makes what the surroundings need; each scene has one of its own.
  static func makeSharedContext() async throws -> Context
  /// The preview in its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, for a ``PreviewModifier``.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The modified view.
  public var body: some View { content }
}

/// A preview in surroundings, from when these have been made: at the start of the scene, if that takes no time of it.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Unchecked<Modifier.Context>?
  @State private var problem: String?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context.value)
    } else if let problem {
      Text(verbatim: problem)
    } else {
      Color.clear.task {
        do {
          context = Unchecked(try await Modifier.makeSharedContext())
        } catch {
          problem = "\(Modifier.self).makeSharedContext() failed: \(error)"
        }
      }
    }
  }
}
