import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Views under a label that shows or hides them.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var ownExpansion = false
  private let expansion: Binding<Bool>?
  private let label: Label
  private let content: Content

  /// Views that show while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    expansion = isExpanded
    self.label = label()
    self.content = content()
  }

  /// Views that are hidden at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    expansion = nil
    self.label = label()
    self.content = content()
  }

  /// The label and the content as drawn by their style.
  public var body: some View {
    let isExpanded = expansion ?? $ownExpansion
    StyledControl<DisclosureGroupStyleConfiguration> { configuration in
      AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: configuration))
    } configuration: { contents in
      DisclosureGroupStyleConfiguration(
        label: contents(label),
        content: contents(content),
        isExpanded: isExpanded)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Views under a title that are hidden at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Views under a title that show while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Views under a title that are hidden at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Views under a title that show while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: StyledPart {
    let content: AnyView
  }

  /// The content of the group.
  public struct Content: StyledPart {
    let content: AnyView
  }

  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// Whether the views show.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The parts of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label with a sign that turns, the views under it, in a list as rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// Label, sign and views.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(configuration: configuration)
  }
}

/// The label with its sign, over the views that show: in a list each in a row of its own, moved in.
private struct DisclosureBody: View {
  @Environment(\.isInList) private var isInList
  let configuration: DisclosureGroupStyleConfiguration

  /// How far rows under a label are moved in, in points: a choice of ours.
  private static let indent: CGFloat = 20

  var body: some View {
    if isInList {
      head
      if configuration.isExpanded { configuration.content.padding(.leading, Self.indent) }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        head
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var head: some View {
    LabeledRow {
      configuration.label
    } value: {
      ControlGlyph(sign: .chevronForward)
        .foregroundStyle(.tint)
        .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
    }
    .contentShape(Rectangle())
    .onPress { withAnimation { configuration.isExpanded.toggle() } }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style of the surroundings.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets how the disclosure groups inside look.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: DisclosureGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
