import ChartViews
import DocumentModel
import VectorGeometry
import ViewTree

/// A modifier of the format: its name, its parameters and what it does.
struct ModifierEntry: Sendable {
  /// Where the documentation lists a modifier.
  enum Group: String, CaseIterable, Sendable {
    case shapes = "Shapes"
    case layout = "Layout"
    case layers = "Layers"
    case effects = "Effects"
    case text = "Text"
    case controls = "Controls"
    case animation = "Animation"
    case charts = "Charts"
    case environment = "Styles and environment"
  }

  let name: String
  let documentation: String
  let group: Group
  let role: ModifierRole
  /// The parameters that a value which is no object of arguments stands for: the first that it
  /// looks like.
  let shorthands: [String]
  /// Whether the value always stands for the only parameter.
  let isSingle: Bool
  let form: ObjectForm<ModifierBuild>
  /// Whether one of the parameters is needed, whichever.
  var needsOne = false

  /// Whether `true` stands for no arguments.
  var takesTrue: Bool {
    !form.parameters.contains(where: \.isRequired) && !isSingle && !needsOne
  }

  /// The same modifier, which needs one of its parameters.
  func needingOne() -> ModifierEntry {
    var copy = self
    copy.needsOne = true
    return copy
  }
}

/// What the arguments of a modifier make.
enum ModifierBuild: Sendable {
  typealias ViewChange = @MainActor @Sendable (AnyView) -> AnyView
  /// Gives nil for a shape of the wrong kind.
  typealias ShapeChange = @Sendable (any Shape) -> (any Shape)?
  /// Gives nil for a shape of the wrong kind.
  typealias Drawing = @Sendable (any Shape) -> ViewMaker?

  case view(ViewChange)
  case shape(ShapeChange)
  case draw(Drawing)
  case shapeOrView(ShapeChange, ViewChange)
  case textOrView(@Sendable (Text) -> Text, ViewChange)
  case text(@Sendable (Text) -> Text)
  case mark(@MainActor @Sendable (AnyChartContent) -> AnyChartContent)
}

extension ModifierEntry {
  /// A modifier of any role.
  static func any<each Value: Sendable>(
    _ name: String, _ documentation: String, _ group: Group, _ role: ModifierRole,
    _ shorthands: [String], _ parameters: repeat Parameter<each Value>,
    build: @escaping @Sendable (repeat each Value) throws(ArgumentProblem) -> ModifierBuild
  ) -> ModifierEntry {
    ModifierEntry(
      name: name, documentation: documentation, group: group, role: role, shorthands: shorthands,
      isSingle: false, form: ObjectForm<ModifierBuild>(repeat each parameters, build: build))
  }

  /// A modifier of views.
  static func view<each Value: Sendable>(
    _ name: String, _ documentation: String, _ group: Group, _ shorthands: [String],
    _ parameters: repeat Parameter<each Value>,
    build:
      @escaping @Sendable (repeat each Value) throws(ArgumentProblem) ->
      ModifierBuild
      .ViewChange
  ) -> ModifierEntry {
    let form = ObjectForm<ModifierBuild>(repeat each parameters) {
      (values: repeat each Value) throws(ArgumentProblem) -> ModifierBuild in
      .view(try build(repeat each values))
    }
    return ModifierEntry(
      name: name, documentation: documentation, group: group, role: .view, shorthands: shorthands,
      isSingle: false, form: form)
  }

  /// A modifier of views with one value.
  static func single<Value>(
    _ name: String, _ documentation: String, _ group: Group, _ type: ValueType<Value>,
    build: @escaping @Sendable (Value) -> ModifierBuild.ViewChange
  ) -> ModifierEntry {
    single(name, documentation, group, .view, type) { .view(build($0)) }
  }

  /// A modifier of any role with one value.
  static func single<Value>(
    _ name: String, _ documentation: String, _ group: Group, _ role: ModifierRole,
    _ type: ValueType<Value>, build: @escaping @Sendable (Value) -> ModifierBuild
  ) -> ModifierEntry {
    let form = ObjectForm<ModifierBuild>(required("value", type, documentation)) {
      (value: Value) throws(ArgumentProblem) -> ModifierBuild in build(value)
    }
    return ModifierEntry(
      name: name, documentation: documentation, group: group, role: role, shorthands: ["value"],
      isSingle: true, form: form)
  }
}

/// The modifiers of the format.
enum ModifierTable {
  /// Every modifier, group by group; `style` is apart, since it stands for others.
  static let entries: [ModifierEntry] =
    shapes + layout + grids + safeArea + layers + effects + text + controls + accessibility
    + lists
    + bars + presentations
    + animation + charts + environment

  static let byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })

  /// The modifier that stands for a list of modifiers.
  static let styleName = "style"

  static let names = entries.map(\.name) + [styleName]
}
