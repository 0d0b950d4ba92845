import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// A question on a card in the middle of the scene.
///
/// Source: Apple, `UIAlertController` in iOS 18: 270 points wide, corners of 14, rows of 44 points.
struct AlertFrame<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message

  var body: some View {
    SceneDimming().transition(.opacity)
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.headline)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 20)
      Group(subviews: actions.modifier(AnswerStyles(rowHeight: 44, font: .body))) { parts in
        AlertAnswers(parts: parts)
      }
    }
    .frame(width: 270)
    .background(Color.secondarySystemBackground)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .environment(\.isElevated, true)
    .accessibility { properties in
      properties.role = .alertDialog
      properties.label = title
      properties.addedTraits = .isModal
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .transition(.scale(1.15).combined(with: .opacity))
  }
}

/// Fields, then buttons: two side by side, others one above the other.
private struct AlertAnswers: View {
  let parts: SubviewsCollection

  var body: some View {
    let fields = parts.filter { $0.containerValues.answer == .field }
    if !fields.isEmpty {
      VStack(spacing: 8) { ForEach(fields) { $0 } }
        .padding(.horizontal, 16)
        .padding(.bottom, 20)
    }
    let buttons = parts.buttons
    if buttons.count == 2, let first = buttons.first, let last = buttons.last {
      HStack(spacing: 0) {
        last.isCancel ? last : first
        UprightLine().frame(height: 44)
        last.isCancel ? first : last
      }
      .overlay(alignment: .top) { Hairline() }
    } else {
      AnswerColumn(buttons: buttons.filter { !$0.isCancel } + buttons.filter(\.isCancel))
    }
    if buttons.isEmpty {
      Button("OK") {}.modifier(AnswerStyles(rowHeight: 44, font: .body))
        .overlay(alignment: .top) { Hairline() }
    }
  }
}

/// A choice at the bottom of the scene: a card with what can be chosen, and one to leave.
///
/// Source: Apple, `UIAlertController` in iOS 18: 8 points from the edges, rows of 57 points.
struct DialogFrame<Actions: View, Message: View>: View {
  @Environment(\.sceneInsets) private var insets
  @Environment(\.presentation) private var presentation
  let title: Text
  let showsTitle: Bool
  let actions: Actions
  let message: Message

  var body: some View {
    SceneDimming().onTapGesture { presentation?.end() }.transition(.opacity)
    Group(subviews: actions.modifier(Self.styles)) { parts in
      VStack(spacing: 8) {
        VStack(spacing: 0) {
          // What is grouped keeps the environment of its place.
          Group(subviews: message.modifier(DialogWords())) {
            DialogHead(title: showsTitle ? title : nil, message: $0)
          }
          AnswerColumn(buttons: parts.buttons.filter { !$0.isCancel })
        }
        .modifier(DialogCard())
        VStack(spacing: 0) {
          if let cancel = parts.buttons.last(where: \.isCancel) {
            cancel
          } else {
            Button("Cancel", role: .cancel) {}.modifier(Self.styles)
          }
        }
        .modifier(DialogCard())
      }
    }
    .frame(maxWidth: 480)
    .environment(\.isElevated, true)
    .dismissible(.dialog, name: title) { presentation?.end() }
    .padding(.horizontal, 8)
    .padding(.bottom, insets.bottom > 0 ? 0 : 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .transition(.move(edge: .bottom))
  }

  private static var styles: AnswerStyles {
    AnswerStyles(rowHeight: 57, font: .system(size: 20))
  }
}

private struct DialogHead: View {
  let title: Text?
  let message: SubviewsCollection

  var body: some View {
    if title != nil || !message.isEmpty {
      VStack(spacing: 4) {
        if let title { title.modifier(DialogWords()).bold() }
        message
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 14)
    }
  }
}

/// The look of title and message.
private struct DialogWords: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.footnote).multilineTextAlignment(.center).foregroundStyle(Color.secondary)
  }
}

private struct DialogCard: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity)
      .background(Color.secondarySystemBackground)
      .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

/// Buttons one above the other, with a line over each.
private struct AnswerColumn: View {
  let buttons: [Subview]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(buttons) { button in
        button.overlay(alignment: .top) { Hairline() }
      }
    }
  }
}

/// A line of one pixel between things side by side.
struct UprightLine: View {
  @Environment(\.pixelLength) private var pixel

  var body: some View { Color.separator.frame(width: pixel) }
}

// MARK: What answers are

/// What a view among the answers to a question is.
enum Answer: Equatable {
  case button(ButtonRole?)
  case field
}

private enum AnswerKey: ContainerValueKey {
  static var defaultValue: Answer? { nil }
}

extension ContainerValues {
  fileprivate var answer: Answer? {
    get { self[AnswerKey.self] }
    set { self[AnswerKey.self] = newValue }
  }
}

extension Subview {
  fileprivate var isCancel: Bool { containerValues.answer == .button(.cancel) }
}

extension SubviewsCollection {
  /// All that is no field.
  fileprivate var buttons: [Subview] { filter { $0.containerValues.answer != .field } }
}

/// The looks of the answers to a question.
private struct AnswerStyles: ViewModifier {
  @Environment(\.presentation) private var presentation
  let rowHeight: CGFloat
  let font: Font

  func body(content: Content) -> some View {
    content
      .buttonStyle(AnswerButtonStyle(rowHeight: rowHeight, font: font))
      .textFieldStyle(AnswerFieldStyle())
      .environment(\.afterPress, presentation?.end)
  }
}

private struct AnswerButtonStyle: ButtonStyle {
  let rowHeight: CGFloat
  let font: Font

  func makeBody(configuration: Configuration) -> some View {
    let row = row(configuration)
    if configuration.role == .cancel { row.cancels() } else { row }
  }

  private func row(_ configuration: Configuration) -> some View {
    configuration.label
      .font(configuration.role == .cancel ? font.weight(.semibold) : font)
      .controlForeground(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      )
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: rowHeight)
      .background(configuration.isPressed ? Color.tertiarySystemFill : Color.clear)
      .containerValue(\.answer, .button(configuration.role))
  }
}

private struct AnswerFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .font(.footnote)
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background { SystemGround(.plate) }
      .clipShape(RoundedRectangle(cornerRadius: 7))
      .containerValue(\.answer, .field)
  }
}
