import ViewLayout

/// What of a scene is asked again as things move.
struct SceneWatchers {
  /// The readers that say where they are in the canvas.
  var readers: [WeakReader] = []
  /// What has moved the content of scroll views.
  var scrollers: [WeakScroller] = []
  /// The containers that make their views as far as they are in sight.
  var lazyScopes: [WeakLazyScope] = []
  /// Boxes whose size follows from that of the scroll view around, or of the canvas.
  var containerRelative: [WeakBox] = []
}

/// A reader in the layout, as long as it is there.
struct WeakReader {
  private(set) weak var reader: (any ReaderLeaf)?
}

/// A box of the layout whose content depends on where the box is.
protocol ReaderLeaf: AnyObject {
  /// Has the content made anew, if the box has moved.
  func noteMove()
  /// Has the content made anew when the box moves in a space.
  func note(_ space: CoordinateSpace)
  /// Whether the content only changes how the box is drawn, so that it follows the drawing at any time.
  var followsDrawing: Bool { get }
}

extension ReaderLeaf {
  var followsDrawing: Bool { false }
}
