public import Foundation
public import VectorGeometry

/// A layout's view of one of its children.
public struct LayoutSubview: Equatable {
  package let element: any LayoutElement
  let index: Int
  let recorder: PlacementRecorder?

  /// The value that the child set for `key`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(for: key) }

  /// The child's layout priority, 0 unless set.
  public var priority: Double { element.layoutPriority }

  /// The child's preferred distances to its neighbors.
  public var spacing: ViewSpacing { element.spacing }

  /// The size that the child chooses for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal).sanitized
  }

  /// The size that the child chooses for `proposal`, and its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: element, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// Puts the child's `anchor` at `position`, in the coordinates of the layout's bounds.
  ///
  /// The last call counts; a child that is never placed is centered.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard let recorder else {
      return element.place(at: position, anchor: anchor, proposal: proposal)
    }
    recorder.record(
      LayoutPlacement(position: position, anchor: anchor, proposal: proposal), at: index)
  }

  /// Whether both are the same child.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }
}
