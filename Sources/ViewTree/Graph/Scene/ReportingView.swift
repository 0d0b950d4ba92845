/// A view about which something is reported.
package struct ReportingView<Content: View>: PrimitiveView {
  let problem: ViewProblem?
  let content: Content

  package nonisolated init(problem: ViewProblem?, content: Content) {
    self.problem = problem
    self.content = content
  }

  @MainActor package static func _makeNode() -> _ViewNode<Self> { ReportingNode<Content>() }
}

private final class ReportingNode<Content: View>: _ViewNode<ReportingView<Content>> {
  private var content: _ViewNode<Content>?

  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ReportingView<Content>) {
    childNode(in: &content).update(view.content, inputs)
    if let problem = view.problem { report(problem) }
  }
}
