import Foundation
import TestSupport
import VectorGeometry
import ViewLayout

/// Makes elements of the notation of the cases.
enum LayoutCaseBuilder {
  static func element(_ node: CaseValue, stackAxis: Axis?) -> TestElement {
    let view = view(node, stackAxis: stackAxis)
    view.id = node["id"]?.string
    return (node["m"]?.array ?? []).reduce(view) { view, modifier in
      modified(view, modifier.array ?? [])
    }
  }

  private static func view(_ node: CaseValue, stackAxis: Axis?) -> TestElement {
    let width = node["w"]?.length ?? 0
    let height = node["h"]?.length ?? 0
    switch node["v"]?.string {
    case "circle": return circle()
    case "text": return text(width, height)
    case "box": return box(width, height)
    case "spacer": return spacer(node["min"]?.length, stackAxis)
    case "divider": return divider(in: stackAxis)
    case "hstack", "vstack", "zstack": return stack(node)
    default: return fill()
    }
  }

  private static func stack(_ node: CaseValue) -> TestElement {
    let alignment = alignment(node["align"])
    let spacing = node["spacing"]?.length
    switch node["v"]?.string {
    case "hstack":
      return ContainerElement(
        HStackLayout(alignment: alignment.vertical, spacing: spacing), children(node, .horizontal))
    case "vstack":
      return ContainerElement(
        VStackLayout(alignment: alignment.horizontal, spacing: spacing), children(node, .vertical))
    default:
      return ContainerElement(ZStackLayout(alignment: alignment), children(node, nil))
    }
  }

  private static func children(_ node: CaseValue, _ axis: Axis?) -> [TestElement] {
    (node["c"]?.array ?? [])
      .filter { $0["v"]?.string != "empty" }
      .map { element($0, stackAxis: axis) }
  }

  private static func modified(_ view: TestElement, _ modifier: [CaseValue]) -> TestElement {
    guard let name = modifier.first?.string, modifier.count > 1 else { return view }
    let argument = modifier[1]
    switch name {
    case "frame":
      return view.frame(
        argument["width"]?.length, argument["height"]?.length, alignment(argument["align"]))
    case "flex": return view.modified(by: flexibleFrame(argument))
    case "padding": return view.modified(by: _PaddingLayout(insets: insets(argument)))
    case "aspect": return aspect(view, argument.array ?? [])
    case "fixed":
      let axes = argument.array ?? []
      return view.fixedSize(axes.first?.bool ?? true, axes.last?.bool ?? true)
    case "priority": return view.prioritized(Double(argument.length ?? 0))
    case "position": return view.modified(by: _PositionLayout(position: point(argument)))
    case "overlay", "background":
      let content = argument["c"].map { element($0, stackAxis: nil) } ?? fill()
      return view.secondary(content, alignment(argument["align"]))
    case "rel": return view.modified(by: RelativeWidth(share: argument.length ?? 1))
    default: return view
    }
  }

  private static func flexibleFrame(_ argument: CaseValue) -> _FlexFrameLayout {
    _FlexFrameLayout(
      minWidth: argument["minW"]?.length, idealWidth: argument["idealW"]?.length,
      maxWidth: argument["maxW"]?.length, minHeight: argument["minH"]?.length,
      idealHeight: argument["idealH"]?.length, maxHeight: argument["maxH"]?.length,
      alignment: alignment(argument["align"]))
  }

  private static func aspect(_ view: TestElement, _ arguments: [CaseValue]) -> TestElement {
    view.aspect(arguments.first?.length, arguments.last?.string == "fill" ? .fill : .fit)
  }

  private static func insets(_ argument: CaseValue) -> EdgeInsets {
    if let length = argument.length { return EdgeInsets(length, edges: .all) }
    let lengths = argument.array?.map { $0.length ?? 0 } ?? []
    guard lengths.count == 4 else { return EdgeInsets() }
    return EdgeInsets(
      top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
  }

  private static func point(_ argument: CaseValue) -> CGPoint {
    let coordinates = argument.array?.map { $0.length ?? 0 } ?? []
    return CGPoint(x: coordinates.first ?? 0, y: coordinates.last ?? 0)
  }

  private static func alignment(_ name: CaseValue?) -> Alignment {
    switch name?.string {
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    case "firstTextBaseline": .centerFirstTextBaseline
    case "lastTextBaseline": .centerLastTextBaseline
    default: .center
    }
  }
}
