package import Foundation
package import VectorGeometry

/// What a container knows of a child: the seam between the layouts and the tree of views.
///
/// Elements are used synchronously on one thread. They remember the sizes they answered
/// (`SizeMemory`), so that asking twice is cheap.
package protocol LayoutElement: AnyObject {
  /// The priority among siblings; 0 unless set, minus infinity for a spacer.
  var layoutPriority: Double { get }

  /// The distances that the element prefers to its neighbors.
  var spacing: ViewSpacing { get }

  /// The size that the element chooses for `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The element's answers, where they need no asking; nil where it must be asked.
  var plainSize: PlainSize? { get }

  /// The position of a guide that the element sets, at `size`, its answer to `proposal`.
  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?

  /// The value that the view set for `key`, or the key's default.
  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value

  /// Records where the container wants the element; `position` is where its `anchor` goes.
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

extension LayoutElement {
  /// The element must be asked.
  package var plainSize: PlainSize? { nil }
}
