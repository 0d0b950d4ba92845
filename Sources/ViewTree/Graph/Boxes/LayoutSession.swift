import Foundation
import VectorGeometry
package import VectorGraphics

/// What the boxes of one graph share.
package final class LayoutSession {
  /// Pixels a point, for the pixel grid that leaves are put on.
  package let scale: Double
  /// What the moment has taken of what it may take.
  let work: WorkBudget
  /// Lays out text, and knows what fonts lack.
  package let texts: SceneTexts
  /// What is asked again as things move.
  var watchers = SceneWatchers()

  // As in `LayoutBox`: read and written whole, so that uses need no check for overlap.
  @exclusivity(unchecked) private var storedMoved: [LayoutBox] = []
  @exclusivity(unchecked) private var storedNeedsDrawing = true
  @exclusivity(unchecked) private var storedDrawnNodes = 0
  @exclusivity(unchecked) private var storedMarksDocumentViews = false

  /// Takes down that the frame of a box has changed.
  func noteMove(of box: LayoutBox) { unsafe storedMoved.append(box) }

  /// The boxes whose frame has changed since this was asked last.
  func takeMoved() -> [LayoutBox] {
    let moved = unsafe storedMoved
    unsafe storedMoved = []
    return moved
  }

  /// Readers whose content must be made anew, since their size has changed.
  package var resizedReaders: [any ResizableContent] = []
  /// Boxes that something is on its way in.
  package var motions = MotionRegistry()
  /// The safe area of the canvas.
  package var safeArea = SafeArea()

  /// The views that are matched, by their ids.
  private(set) var matches = MatchRegistry()
  private var lastNumber = 0
  /// The views that turn into each other as they come and go.
  private(set) var morphs = MorphRegistry()
  /// The symbols that were drawn.
  let symbols = SymbolCache()
  /// Whether anything must be laid out again.
  package var needsLayout = true
  /// Whether anything must be drawn again.
  package var needsDrawing: Bool {
    get { unsafe storedNeedsDrawing }
    set { unsafe storedNeedsDrawing = newValue }
  }
  /// Whether a canvas has not drawn yet, or has to draw anew.
  var hasNewCanvas = false
  /// How many boxes have been drawn since the start: what a picture costs besides its pixels.
  package var drawnNodes: Int {
    get { unsafe storedDrawnNodes }
    set { unsafe storedDrawnNodes = newValue }
  }
  /// Whether what is drawn of a view of a document is marked with the view's place in it.
  package var marksDocumentViews: Bool {
    get { unsafe storedMarksDocumentViews }
    set { unsafe storedMarksDocumentViews = newValue }
  }
  /// Takes down proposals and answers, if somebody asked for it.
  package var trace: LayoutTrace? {
    get { givenTrace }
    set { givenTrace = newValue }
  }
  private var givenTrace: LayoutTrace?
  /// What boxes were told that can't be, for the graph to report.
  var refusals: [(owner: AnyViewNode, sentence: String)] = []
  /// The errors of embedded scenes in the last image, each with a function that has the scene tried again.
  private var sceneFailures: [(error: ViewGraphError, retry: @MainActor () -> Void)] = []
  /// The time that the graph has come to, in seconds.
  var time = 0.0
  /// What the scene is offered, in points; nil while that is not known.
  var canvasSize: CGSize?

  package init(
    shaper: any TextShaper, scale: Double, drawingSteps: Int? = nil, work: WorkBudget? = nil
  ) {
    let work = work ?? WorkBudget(drawingSteps: drawingSteps)
    self.work = work
    texts = SceneTexts(shaper: shaper, work: work)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The reason that an embedded scene cannot be drawn.
  var sceneError: ViewGraphError? { sceneFailures.first?.error }

  /// Records that an embedded scene cannot be drawn.
  func sceneDidFail(_ error: ViewGraphError, retry: @escaping @MainActor () -> Void) {
    sceneFailures.append((error, retry))
  }

  /// Has scenes that failed tried again for another image.
  @MainActor func retryScenes() {
    let failures = sceneFailures
    sceneFailures = []
    for failure in failures { failure.retry() }
  }

  /// Lets go of all boxes, once the graph has: they keep the session.
  func forgetNodes() {
    _ = takeMoved()
    (resizedReaders, motions, refusals) = ([], MotionRegistry(), [])
    (matches, morphs) = (MatchRegistry(), MorphRegistry())
  }

  /// 1, 2 and so on: what tells things of one graph apart, the same in every run.
  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

/// A node whose content depends on the size that it was given.
@MainActor
package protocol ResizableContent: AnyObject {
  /// Whether the content is a part of the graph.
  var isMounted: Bool { get }
  /// Makes the content for the node's size and lays it out.
  func updateForSize()
}
