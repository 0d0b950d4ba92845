import ViewTree

/// How controls of one kind look: what a style makes of a configuration.
///
/// A class for its identity: two lists of styles are the same if they hold the same ones.
final class ControlStyle<Configuration>: Equatable {
  let body: @MainActor (Configuration) -> AnyView

  init(body: @escaping @MainActor (Configuration) -> AnyView) { self.body = body }

  static func == (lhs: ControlStyle, rhs: ControlStyle) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  /// The styles for controls with a kind of configuration, the innermost last.
  subscript<Configuration>(
    stylesOf configuration: Configuration.Type
  ) -> [ControlStyle<Configuration>] {
    get { self[ControlStylesKey<Configuration>.self] }
    set { self[ControlStylesKey<Configuration>.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Takes away each style that a group of controls gives the controls on it, and nothing else.
  fileprivate var localStyles: [(inout EnvironmentValues) -> Void] {
    get { self[LocalStylesKey.self] }
    set { self[LocalStylesKey.self] = newValue }
  }

  /// Takes away what a group of controls says of the controls on it: what they present stands elsewhere.
  mutating func leaveControlGroups() {
    let styles = localStyles
    guard !styles.isEmpty else { return }
    localStyles = []
    for takeAway in styles { takeAway(&self) }
  }
}

private enum LocalStylesKey: EnvironmentKey {
  static var defaultValue: [(inout EnvironmentValues) -> Void] { [] }
}

private enum ControlStylesKey<Configuration>: EnvironmentKey {
  static var defaultValue: [ControlStyle<Configuration>] { [] }
}

/// Gives the controls inside a style.
struct ControlStyleModifier<Style, Configuration, Body: View>: EnvironmentModifier, Equatable {
  let style: Style
  /// Whether what is presented from inside does not have the style.
  var isLocal = false
  let make: @MainActor (Style, Configuration) -> Body

  package func change(_ environment: inout EnvironmentValues) {
    let parts = Unchecked((style: style, make: make))
    let made = ControlStyle<Configuration> { configuration in
      let (style, make) = parts.value
      return AnyView(
        StyleBody(style: LinkedStyle(style), configuration: configuration, make: make))
    }
    environment[stylesOf: Configuration.self].append(made)
    guard isLocal else { return }
    environment.localStyles.append { environment in
      environment[stylesOf: Configuration.self].removeAll { $0 === made }
    }
  }

  /// Whether both give equal styles; what makes their bodies is the same for one type of style.
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    let styles = Unchecked((lhs.style, rhs.style))
    return MainActor.assumeIsolated { PropertyLinker.isEqual(styles.value.0, styles.value.1) }
  }
}

/// Sets the styles of the controls inside, whatever is set around.
struct ControlStylesModifier<Configuration>: EnvironmentModifier, Equatable {
  let styles: [ControlStyle<Configuration>]

  package func change(_ environment: inout EnvironmentValues) {
    environment[stylesOf: Configuration.self] = styles
  }
}

/// The body of a style, whose own dynamic properties are kept up to date.
private struct StyleBody<Style, Configuration, Content: View>: View {
  let style: LinkedStyle<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  var body: Content { make(style.value, configuration) }
}

/// A style whose dynamic properties are linked with the view that shows it.
private struct LinkedStyle<Style>: DynamicProperty {
  private(set) var value: Style

  init(_ value: Style) { self.value = value }

  mutating func _link(_ context: inout _LinkContext) {
    context.note(value) { lhs, rhs in
      let values = Unchecked((lhs, rhs))
      return MainActor.assumeIsolated { PropertyLinker.isEqual(values.value.0, values.value.1) }
    }
    PropertyLinker.linkFields(of: &value, &context)
  }
}

/// A control as the innermost style around it draws it.
///
/// In the body of that style the styles further out count, and the system's at last: a style may be made of
/// the control itself. What the control was given keeps the styles that are around the control.
struct StyledControl<Configuration>: View {
  private var styles = SurroundingStyles<Configuration>()
  private let standard: @MainActor (Configuration) -> AnyView
  private let configuration: @MainActor (ControlContents<Configuration>) -> Configuration

  init(
    standard: @escaping @MainActor (Configuration) -> AnyView,
    configuration: @escaping @MainActor (ControlContents<Configuration>) -> Configuration
  ) {
    self.standard = standard
    self.configuration = configuration
  }

  var body: some View {
    let all = styles.value
    let make = all.last?.body ?? standard
    make(configuration(ControlContents(styles: all)))
      .modifier(ControlStylesModifier(styles: Array(all.dropLast())))
  }
}

/// Wraps what a control was given for use inside its style.
@MainActor
struct ControlContents<Configuration> {
  let styles: [ControlStyle<Configuration>]

  /// A part of the control with the styles that are around the control.
  func callAsFunction<Part: StyledPart>(_ view: some View) -> Part { Part(content: erased(view)) }

  /// A part that may be left out: nil where the control was given an empty view.
  func unlessEmpty<V: View, Part: StyledPart>(_ view: V) -> Part? {
    V.self == EmptyView.self ? nil : self(view)
  }

  /// The same as a view.
  func erased(_ view: some View) -> AnyView {
    AnyView(view.modifier(ControlStylesModifier(styles: styles)))
  }
}

/// What a control was given, as its style gets it.
protocol StyledPart: View {
  var content: AnyView { get }
  init(content: AnyView)
}

extension StyledPart {
  /// The part as it was given.
  public var body: some View { content }
}

/// The styles around a control.
private struct SurroundingStyles<Configuration>: DynamicProperty {
  private(set) var value: [ControlStyle<Configuration>] = []

  mutating func _link(_ context: inout _LinkContext) {
    value = context.environment[stylesOf: Configuration.self]
    context.note(value)
  }
}

extension View {
  /// Gives the controls inside a style that makes their bodies of their configurations.
  ///
  /// - Parameter isLocal: Whether what they present does not have the style.
  nonisolated func controlStyle<Style, Configuration, Body: View>(
    _ style: Style, isLocal: Bool = false,
    _ make: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    modifier(ControlStyleModifier(style: style, isLocal: isLocal, make: make))
  }

  /// Gives the labels inside a style, but not those of what is presented from here.
  nonisolated func localLabelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style, isLocal: true) { (style: S, configuration: LabelStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }

  /// Gives the buttons inside a style, but not those of what is presented from here.
  nonisolated func localButtonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style, isLocal: true) {
      (style: S, configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
