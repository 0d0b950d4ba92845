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

/// A node of the layout whose content depends on where the node is.
protocol ReaderLeaf: AnyObject {
  /// Has the content made anew, if the node has moved.
  func noteMove()
  /// Has the content made anew when the node moves in a space.
  func note(_ space: CoordinateSpace)
  /// Whether the content only changes how the node is drawn, so that it follows the drawing at any time.
  var followsDrawing: Bool { get }
}

extension ReaderLeaf {
  var followsDrawing: Bool { false }
}
