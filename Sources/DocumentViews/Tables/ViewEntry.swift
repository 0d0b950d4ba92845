import ChartViews
import DocumentModel
import VectorGeometry
import VectorGraphics
import ViewTree

/// A view of the format: its name, its parameters and how it is made; a class as ``Parameter`` is, and for its reason.
final class ViewEntry: Sendable {
  /// Where the documentation lists a view.
  enum Group: String, CaseIterable, Sendable {
    case containers = "Containers"
    case controls = "Controls"
    case shapes = "Shapes"
    case styles = "Colors and gradients"
    case content = "Text, images and other content"
    case charts = "Charts"
  }

  /// The views that a view holds.
  enum ChildRule: Sendable {
    case none
    /// Any number, under `children` or `content`.
    case list
    /// The view repeated for each element, under `content`.
    case template
    /// What a use of the component around has put into a slot.
    case slot
    /// Marks of a chart, under `children` or `content`.
    case marks
  }

  let name: String
  let documentation: String
  let group: Group
  let children: ChildRule
  let kind: SubjectKind
  let form: ObjectForm<ViewBuild>

  init(
    name: String, documentation: String, group: Group, children: ChildRule, kind: SubjectKind,
    form: ObjectForm<ViewBuild>
  ) {
    self.name = name
    self.documentation = documentation
    self.group = group
    self.children = children
    self.kind = kind
    self.form = form
  }
}

/// What the arguments of a view make.
enum ViewBuild: Sendable {
  case view(ViewMaker)
  case shape(any Shape)
  case text(Text)
  case container(@MainActor @Sendable (AnyView) -> AnyView)
  case forEach(ForEachArguments)
  case mark(MarkMaker)
  /// The views of a slot, by its name.
  case slot(String)
  /// An image of another document.
  case document(EmbeddedDocument)
  /// A chart, of what its marks are repeated for.
  case chart(ForEachArguments?)
}

/// What a `ForEach` repeats its content for.
struct ForEachArguments: Sendable {
  let elements: [JSONValue]
  /// The name of the present element.
  let variable: String
}

extension ViewEntry {
  /// A view that holds others.
  static func container<each Value: Sendable>(
    _ name: String, _ documentation: String, group: Group = .containers,
    _ parameters: repeat Parameter<each Value>,
    build: @escaping @Sendable (repeat each Value) -> @MainActor @Sendable (AnyView) -> AnyView
  ) -> ViewEntry {
    let form = ObjectForm<ViewBuild>(repeat each parameters) {
      (values: repeat each Value) throws(ArgumentProblem) -> ViewBuild in
      .container(build(repeat each values))
    }
    return ViewEntry(
      name: name, documentation: documentation, group: group, children: .list, kind: .view,
      form: form)
  }

  /// A mark of a chart.
  static func mark<each Value: Sendable>(
    _ name: String, _ documentation: String, _ parameters: repeat Parameter<each Value>,
    build: @escaping @Sendable (repeat each Value) throws(ArgumentProblem) -> MarkArguments
  ) -> ViewEntry {
    let form = ObjectForm<ViewBuild>(repeat each parameters) {
      (values: repeat each Value) throws(ArgumentProblem) -> ViewBuild in
      let arguments = try build(repeat each values)
      return .mark { AnyChartContent(arguments.mark) }
    }
    return ViewEntry(
      name: name, documentation: documentation, group: .charts, children: .none, kind: .mark,
      form: form)
  }

  /// A view without others.
  static func leaf<each Value: Sendable>(
    _ name: String, _ documentation: String, _ parameters: repeat Parameter<each Value>,
    group: Group = .content, build: @escaping @Sendable (repeat each Value) -> ViewMaker
  ) -> ViewEntry {
    let form = ObjectForm<ViewBuild>(repeat each parameters) {
      (values: repeat each Value) throws(ArgumentProblem) -> ViewBuild in
      .view(build(repeat each values))
    }
    return ViewEntry(
      name: name, documentation: documentation, group: group, children: .none, kind: .view,
      form: form)
  }

  /// A shape.
  static func shape<each Value: Sendable>(
    _ name: String, _ documentation: String, _ parameters: repeat Parameter<each Value>,
    isInsettable: Bool = true,
    build: @escaping @Sendable (repeat each Value) throws(ArgumentProblem) -> any Shape
  ) -> ViewEntry {
    let form = ObjectForm<ViewBuild>(repeat each parameters) {
      (values: repeat each Value) throws(ArgumentProblem) -> ViewBuild in
      .shape(try build(repeat each values))
    }
    return ViewEntry(
      name: name, documentation: documentation, group: .shapes, children: .none,
      kind: .shape(isInsettable: isInsettable), form: form)
  }
}
