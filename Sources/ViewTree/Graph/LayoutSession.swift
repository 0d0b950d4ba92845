import Foundation
import SVGReading
import VectorGeometry
package import VectorGraphics

/// What the layout nodes of one graph share.
package final class LayoutSession {
  /// Measures text.
  package let shaper: any TextShaper
  /// Pixels a point, for the pixel grid that leaves are put on.
  package let scale: Double
  /// The bytes of text that may be laid out for one moment; nil for any number.
  private let textLimit: Int?
  /// The bytes that were laid out for the moment.
  private var textWork = 0

  /// What combining and morphing paths may take for one moment.
  let pathBudget: PathBudget
  /// The path of the view that took more than that; nil where it was no view's shape.
  private var pathPlace: String?

  /// Nodes whose frame has changed since the graph looked.
  package var moved: [LayoutNode] = []
  /// Readers whose content must be made anew, since their size has changed.
  package var resizedReaders: [any ResizableContent] = []
  /// Nodes that something is on its way in.
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
  /// Pictures of shapes with their texts shaped, by the pictures without.
  private var shapedImages: [EncodedImage: EncodedImage] = [:]
  /// Whether anything must be laid out again.
  package var needsLayout = true
  /// Whether anything must be drawn again.
  package var needsDrawing = true
  /// Whether a canvas has not drawn yet, or has to draw anew.
  var hasNewCanvas = false
  /// How many nodes have been drawn since the start: what a picture costs besides its pixels.
  package var drawnNodes = 0
  /// Whether what is drawn of a view of a document is marked with the view's place in it.
  package var marksDocumentViews = false
  /// Takes down proposals and answers, if somebody asked for it.
  package var trace: LayoutTrace? {
    get { givenTrace }
    set { givenTrace = newValue }
  }
  private var givenTrace: LayoutTrace?
  /// What went wrong while text was shaped.
  package var fontError: FontError?
  /// What nodes were told that can't be, for the graph to report.
  var refusals: [(owner: AnyViewNode, sentence: String)] = []
  /// The readers that say where they are in the canvas.
  var readers: [WeakReader] = []
  /// The time that the graph has come to, in seconds.
  var time = 0.0
  /// What has moved the content of scroll views.
  var scrollers: [WeakScroller] = []
  /// The containers that make their views as far as they are in sight.
  var lazyScopes: [WeakLazyScope] = []
  /// Nodes whose size follows from that of the scroll view around, or of the canvas.
  var containerRelative: [WeakNode] = []
  /// What the scene is offered, in points; nil while that is not known.
  var canvasSize: CGSize?
  /// Characters that no font has, in the order in which they were met.
  package var missingCharacters: [String] = []
  /// Families of fonts that are not there, in the order in which they were met.
  package var missingFamilies: [String] = []

  package init(
    shaper: any TextShaper, scale: Double, textLimit: Int? = nil,
    pathLimit: Int = .max
  ) {
    self.shaper = shaper
    pathBudget = PathBudget(limit: pathLimit)
    self.textLimit = textLimit
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Lets go of all nodes, once the graph has: they keep the session.
  func forgetNodes() {
    (moved, resizedReaders, motions, refusals) = ([], [], MotionRegistry(), [])
    (matches, morphs) = (MatchRegistry(), MorphRegistry())
  }

  /// 1, 2 and so on: what tells things of one graph apart, the same in every run.
  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// A picture of shapes with its texts in the scene's fonts.
  func shapedImage(_ image: EncodedImage) -> EncodedImage {
    if let known = shapedImages[image] { return known }
    let shaped = image.shaped(by: shaper)
    shapedImages[image] = shaped
    return shaped
  }

  /// What fonts lack, one sentence each.
  package var missingFonts: [String] {
    missingFamilies.map { "there is no font family \"\($0)\"; the system's font stands in for it" }
      + missingCharacters.map { "no font has the character \($0)" }
  }

  /// What a text costs besides its bytes, in bytes: that it is asked about at all.
  private static let costOfText = 64
  /// From so many bytes on the time of a text grows with the square of its length, and its bytes count as often.
  ///
  /// Source: measured; breaking 250, 500 and 1,000 kB into lines takes 1.8, 6.3 and 24 s, as a line of so long a
  /// paragraph is shaped in coarser units, by which more of its breaks are tried.
  private static let longText = 16_384

  /// The limit of bytes, once more text was to be laid out for the moment.
  var brokenTextLimit: Int? { textLimit.flatMap { textWork > $0 ? $0 : nil } }

  /// Whether more was asked for than the moment may take.
  var isOverBudget: Bool { brokenTextLimit != nil || pathBudget.isSpent }

  /// Counts text and paths from none again, for another moment.
  func beginMoment() {
    (textWork, pathPlace) = (0, nil)
    pathBudget.renew()
  }

  /// Makes the drawing of a view's shape, and notes the view if that takes more than the moment may.
  func draw<Drawing>(shapeAt place: @autoclosure () -> String, _ body: () -> Drawing) -> Drawing {
    let wasSpent = pathBudget.isSpent
    let drawing = body()
    if pathBudget.isSpent, !wasSpent { pathPlace = place() }
    return drawing
  }

  /// Throws when more was asked for than the moment may take.
  func checkBudgets() throws(ViewGraphError) {
    if let limit = brokenTextLimit { throw .tooMuchText(limit: limit) }
    guard pathBudget.isSpent else { return }
    throw .tooMuchPathWork(limit: pathBudget.limit, place: pathPlace)
  }

  /// The layout of `text`; an empty one when there is no font, which is kept as `fontError`, or when too
  /// much text has been laid out.
  ///
  /// The time that it takes grows with the bytes, so that these are what is counted: the same on every machine.
  ///
  /// A family that is not there is noted, and the system's font stands in for it.
  package func layout(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    let size = text.spans.reduce(0) { $0 + $1.text.utf8.count }
    textWork += Self.costOfText + size * max(1, size / Self.longText)
    guard brokenTextLimit == nil else { return TextLayout(lines: [], size: .zero) }
    do throws(FontError) {
      let layout = try shaper.layout(text, in: constraints)
      for character in layout.missing where !missingCharacters.contains(character) {
        missingCharacters.append(character)
      }
      return layout
    } catch .missingFamily(let name, _) where text.spans.contains(where: { $0.font.family == name })
    {
      if !missingFamilies.contains(name) { missingFamilies.append(name) }
      return layout(text.replacing(family: name), in: constraints)
    } catch {
      if fontError == nil { fontError = error }
      return TextLayout(lines: [], size: .zero)
    }
  }
}

extension StyledText {
  /// The text with the system's font in place of a family.
  fileprivate func replacing(family: String) -> StyledText {
    var copy = self
    for index in spans.indices where spans[index].font.family == family {
      copy.spans[index].font.family = nil
    }
    return copy
  }
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

/// A node whose content depends on the size that it was given.
@MainActor
package protocol ResizableContent: AnyObject {
  /// Whether the content is a part of the graph.
  var isMounted: Bool { get }
  /// Makes the content for the node's size and lays it out.
  func updateForSize()
}
