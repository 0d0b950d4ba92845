package import Foundation

/// Knows where a view is on the canvas, for what is opened at it.
@MainActor
package final class FrameProbe {
  fileprivate weak var node: LayoutBox?

  package nonisolated init() {}

  /// The view's frame in points of the canvas, where the layout has put it; nil before that.
  package var frame: CGRect? { node?.canvasFrame }
}

/// Has a probe know where the view is.
private struct ProbeModifier: BoxModifier {
  let probe: FrameProbe

  @MainActor func update(_ box: ProbeBox, of node: AnyViewNode) { probe.node = box }
}

private final class ProbeBox: WrapperBox, ModifierBox {
  override var isTraced: Bool { false }
}

extension View {
  /// Has a probe know where the view is.
  package nonisolated func probed(by probe: FrameProbe) -> some View {
    modifier(ProbeModifier(probe: probe))
  }
}

extension Subview {
  /// Whether the view is a line between others.
  @MainActor package var isDivider: Bool { node.owner?.pathComponent == "Divider" }
}
