import DocumentModel
import DocumentViews
import Foundation
import ShapeShift

/// The tree of views of a scene at its present time, with what they were offered and what they answered.
@MainActor
struct StudioTree {
  let json: JSONObject

  init(_ scene: StudioScene, memory: StudioMemory) throws {
    let time = scene.clock.time(at: StudioPipe.now)
    let graph = try scene.stage.graph(scene.log, memory: memory)
    // A graph of its own: what was laid out before is not asked again.
    let trace = LayoutTrace()
    graph.session.trace = trace
    try StudioStage.watched(scene.item, scene.look) { try graph.advance(to: time) }
    let answers = Answers(trace)
    let canvas = graph.canvasSize
    json = [
      "canvas": [.studio(Double(canvas.width)), .studio(Double(canvas.height))],
      "root": Self.root(graph.describe()).map { answers.json(of: $0) } ?? .null,
    ]
  }

  /// The one view, or what holds several.
  private static func root(_ views: [NodeDescription]) -> NodeDescription? {
    guard views.count > 1, var holder = views.first else { return views.first }
    (holder.view, holder.id, holder.pointer, holder.children) = ("ZStack", nil, nil, views)
    holder.frame = views.reduce(holder.outerFrame) { $0.union($1.outerFrame) }
    holder.outerFrame = holder.frame
    return holder
  }

  /// What was asked last of the views of a document, by their pointers.
  @MainActor
  private struct Answers {
    private var byPointer: [String: LayoutTrace.Entry] = [:]

    init(_ trace: LayoutTrace) {
      for entry in trace.entries {
        guard let pointer = entry.node.documentPointer else { continue }
        byPointer[pointer] = entry
      }
    }

    func json(of view: NodeDescription) -> JSONValue {
      var object: JSONObject = [
        "view": .string(view.view), "id": .studio(view.id), "pointer": .studio(view.pointer),
        "frame": .studio(view.frame), "outerFrame": .studio(view.outerFrame),
      ]
      if let entry = view.pointer.flatMap({ byPointer[$0] }) {
        let proposal = entry.proposal
        object["proposal"] = [Self.length(proposal.width), Self.length(proposal.height)]
        object["size"] = [Self.length(entry.size.width), Self.length(entry.size.height)]
      }
      object["children"] = .array(view.children.map { json(of: $0) })
      return .object(object)
    }

    private static func length(_ value: CGFloat?) -> JSONValue {
      guard let value else { return .null }
      return value.isFinite ? .studio(Double(value)) : .string("inf")
    }
  }
}
