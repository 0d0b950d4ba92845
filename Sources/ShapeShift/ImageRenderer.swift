public import Foundation
public import InterfaceViews
import SVGBackend
public import VectorGraphics
public import ViewAnimation
public import ViewLayout
public import ViewTree

/// Makes pictures of a view.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content {
    didSet { graph = nil }
  }

  /// What the view is offered, in points; by default its ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { if proposedSize != oldValue { graph = nil } }
  }

  /// Pixels a point.
  public var scale: CGFloat = 1 {
    didSet { if scale != oldValue { graph = nil } }
  }

  /// Whether the picture is drawn on black instead of on clear ground.
  public var isOpaque = false

  /// The fonts that text is shaped with.
  public var fonts: Fonts {
    didSet { graph = nil }
  }

  private var graph: ViewGraph?

  /// A renderer of `content`.
  public init(content: Content) {
    self.content = content
    fonts = .standard
  }

  /// The picture at a time of the view's life, in seconds, resolved down to shapes and glyphs.
  ///
  /// - Throws: `RenderError`.
  public func displayList(at time: Double = 0) throws(RenderError) -> DisplayList {
    do throws(ViewGraphError) {
      return try preparedGraph().displayList(at: time)
    } catch {
      throw RenderError(error)
    }
  }

  /// The picture at a time, in pixels.
  ///
  /// - Throws: `RenderError`.
  public func bitmap(at time: Double = 0) throws(RenderError) -> Bitmap {
    try displayList(at: time).bitmap(options: options)
  }

  /// The picture at a time as a file.
  ///
  /// - Throws: `RenderError`.
  public func data(
    _ format: PictureFormat, at time: Double = 0
  ) throws(RenderError) -> Data {
    Data(try displayList(at: time).encoded(as: format, options: options).bytes)
  }

  /// A renderer of previews: offered the screen of the device, or the size, that they ask for.
  public convenience init<P: PreviewProvider>(
    previews provider: P.Type
  ) where Content == P.Previews {
    self.init(content: P.previews)
    let graph = preparedGraph()
    guard (try? graph.advance(to: 0)) != nil, let size = graph.previewSettings.size else { return }
    proposedSize = ProposedViewSize(size)
    // Initialisers do not run observers.
    self.graph = nil
  }

  /// Runs the tasks of the views that are there at time 0, so that pictures show what they change.
  ///
  /// - Throws: `RenderError`.
  public func runTasks() async throws(RenderError) {
    do throws(ViewGraphError) {
      try await preparedGraph().runTasks()
    } catch {
      throw RenderError(error)
    }
  }

  /// How long the view moves, from time 0 on: until it rests, or in a loop.
  ///
  /// - Throws: `RenderError`.
  public func length() throws(RenderError) -> MotionLength {
    do throws(ViewGraphError) {
      return try preparedGraph().length()
    } catch {
      throw RenderError(error)
    }
  }

  /// What was found wrong with the views while they were drawn, in sentences with the views' paths.
  public var problems: [String] {
    guard let graph else { return [] }
    return graph.problems.map { problem, path in
      path.isEmpty ? problem.message : "\(path): \(problem.message)"
    } + graph.session.missingFonts
  }

  var options: RenderOptions {
    RenderOptions(scale: Double(scale), background: isOpaque ? .black : nil)
  }

  private func preparedGraph() -> ViewGraph {
    if let graph { return graph }
    let content = content
    let configuration = ViewGraph.Configuration(
      proposal: proposedSize, scale: Double(scale), shaper: fonts.shaper)
    let graph = ViewGraph(configuration) { content }
    self.graph = graph
    return graph
  }
}
