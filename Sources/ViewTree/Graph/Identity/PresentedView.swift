package import ViewAnimation

/// A view that is made for the very time of each picture.
///
/// Its content must depend on the time alone: it is made at whatever times pictures are asked for.
package struct PresentedView<Content: View>: PrimitiveView {
  /// How long the content changes.
  package let motion: MotionLength
  /// Makes the content for a time in seconds; what is wrong is told to the function.
  package let content: (Double, (ViewProblem) -> Void) -> Content

  package nonisolated init(
    _ motion: MotionLength, content: @escaping (Double, (ViewProblem) -> Void) -> Content
  ) {
    self.motion = motion
    self.content = content
  }

  @MainActor package static func _makeNode() -> _ViewNode<Self> { PresentedNode<Content>() }
}

private final class PresentedNode<Content: View>: _ViewNode<PresentedView<Content>> {
  private var child: _ViewNode<Content>?
  private var shownTime: Double?

  override var onlyChild: AnyViewNode? { child }
  override var isAnimating: Bool { motion.isActive(at: inputs.time) }
  override var motion: MotionLength { view?.motion ?? .rest(at: 0) }

  override func receive(_ view: PresentedView<Content>) {
    if isAnimating { inputs.graph?.activate(self) }
    show(view)
  }

  override func present() {
    if let view, shownTime != inputs.time { show(view) }
  }

  override func updateIfDirty() {
    if isDirty, let view { show(view) }
  }

  private func show(_ view: PresentedView<Content>) {
    isDirty = false
    shownTime = inputs.time
    childNode(in: &child).update(tracking { view.content(inputs.time) { report($0) } }, inputs)
  }
}
