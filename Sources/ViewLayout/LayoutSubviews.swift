/// The children of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// One child.
  public typealias Element = LayoutSubview
  /// A position among the children.
  public typealias Index = Int
  /// Some of the children.
  public typealias SubSequence = LayoutSubviews

  /// The direction of the container; placements are mirrored afterwards, layouts need not.
  public var layoutDirection: LayoutDirection

  private let storage: ArraySlice<LayoutSubview>

  private init(_ storage: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.storage = storage
    self.layoutDirection = layoutDirection
  }

  /// The children `elements`, whose `place` is called when the layout places them.
  package init(_ elements: [any LayoutElement], layoutDirection: LayoutDirection = .leftToRight) {
    let subviews = elements.enumerated().map { index, element in
      LayoutSubview(element: element, index: index, recorder: nil)
    }
    self.init(subviews[...], layoutDirection: layoutDirection)
  }

  /// The index of the first child.
  public var startIndex: Int { storage.startIndex }
  /// The index after the last child.
  public var endIndex: Int { storage.endIndex }

  /// The child at `index`.
  public subscript(index: Int) -> LayoutSubview { storage[index] }

  /// The children at `bounds`, with their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(storage[bounds], layoutDirection: layoutDirection)
  }

  /// The children from an index on, with their indices.
  ///
  /// Without this the range would count as an endless sequence of indices.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.lowerBound..<endIndex]
  }

  /// The children at `indices`, in that order, indexed from 0.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(indices.map { storage[$0] }[...], layoutDirection: layoutDirection)
  }

  /// The same children, which record their placements in `recorder`, under their positions here.
  func recording(in recorder: PlacementRecorder) -> LayoutSubviews {
    let subviews = storage.enumerated().map { index, subview in
      LayoutSubview(element: subview.element, index: index, recorder: recorder)
    }
    return LayoutSubviews(subviews[...], layoutDirection: layoutDirection)
  }
}
