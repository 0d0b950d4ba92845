public import Foundation
import ViewLayout
public import ViewTree

/// The views of a scene that are created, run their bodies, appear and disappear, in order.
///
///     let trace = try ViewTrace(through: 2) { SongList() }
///     print(trace)
///     // 0.000  init       SongRow  [b]
///     // 1.000  disappear  SongRow  [b]
///
/// Views of this library are left out, because they contain views that users did not write.
public struct ViewTrace: Sendable, Hashable {
  /// One step in the life of a view.
  public struct Step: Sendable, Hashable {
    /// The kind of an event in a view's life.
    public enum Kind: String, Sendable {
      /// A value of the view is made.
      case initialized = "init"
      /// The view's body runs.
      case body
      /// The view appears.
      case appear
      /// The view disappears.
      case disappear
    }

    /// The kind of the event.
    public let kind: Kind
    /// When, in seconds.
    public let time: Double
    /// The name of the view's type.
    public let view: String
    /// The ids of the rows around the view, the outermost first; empty outside of rows.
    public let row: [String]
  }

  /// All steps, in order.
  public let steps: [Step]

  /// The steps of a scene from its start through a time, in seconds.
  ///
  /// - Parameters:
  ///   - size: What the view is offered, in points; nil for its ideal size.
  ///   - time: The last moment that is looked at, in seconds.
  ///   - fonts: Where text finds its fonts.
  ///   - content: Makes the view.
  /// - Throws: `RenderError`.
  @MainActor
  public init<Content: View>(
    size: CGSize? = nil, through time: Double = 0, fonts: Fonts = .standard,
    @ViewBuilder content: @escaping () -> Content
  ) throws(RenderError) {
    let proposal = size.map { ProposedViewSize($0) } ?? .unspecified
    let graph = ViewGraph(
      ViewGraph.Configuration(proposal: proposal, canvas: size, shaper: fonts.shaper)
    ) { content() }
    var steps: [Step] = []
    graph.onLife = { step in
      guard let kind = Step.Kind(rawValue: step.kind.rawValue) else { return }
      steps.append(Step(kind: kind, time: step.time, view: step.view, row: step.ids))
    }
    do throws(ViewGraphError) {
      try graph.advance(to: time)
    } catch {
      throw RenderError(error)
    }
    self.steps = steps
  }
}

extension ViewTrace: CustomStringConvertible {
  /// A line for each step: its time, what happens, the view, and the ids of the rows around it.
  public var description: String {
    steps.map { step in
      let kind = step.kind.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
      let row = step.row.isEmpty ? "" : "  [\(step.row.joined(separator: " "))]"
      return String(format: "%.3f", step.time) + "  \(kind) \(step.view)\(row)\n"
    }.joined()
  }
}
