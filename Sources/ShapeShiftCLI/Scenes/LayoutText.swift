import Foundation
import ShapeShift

/// The questions and answers of a layout, a line for each.
@MainActor
struct LayoutText {
  let text: String

  /// Puts in words what was traced.
  init(_ trace: LayoutTrace, of graph: ViewGraph) {
    text = trace.entries.map { entry in
      let indent = String(repeating: "  ", count: entry.depth)
      let proposal = Self.text(entry.proposal)
      let size = "\(LengthText.text(entry.size.width))x\(LengthText.text(entry.size.height))"
      let name = entry.node === graph.rootLayout ? "canvas" : Self.name(of: entry.node)
      return "\(indent)\(name)  \(proposal) -> \(size)\n"
    }.joined()
  }

  private static func text(_ proposal: ProposedViewSize) -> String {
    "\(LengthText.text(proposal.width))x\(LengthText.text(proposal.height))"
  }

  /// The view's name; for a modifier that of its layout, `padding` for `ContainerBox<_PaddingLayout>`.
  private static func name(of node: LayoutBox) -> String {
    if let name = node.name ?? node.modifierName { return name }
    let type = "\(type(of: node))"
    let names = type.split { "<>,. ".contains($0) }
    var name = (names.last { !$0.hasSuffix("Node") } ?? names[0]).drop { $0 == "_" }
    for suffix in ["Layout", "Modifier", "Effect", "Node"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
