import DocumentModel
import VectorGraphics
import ViewTree

/// The views of a document that tracks of its timeline reach into; they alone are made anew for each time.
final class MovingParts {
  /// The places of the views, each the innermost one around what a track changes.
  let places: Set<JSONPointer>
  /// Those that were met while the document was read.
  private(set) var met: Set<JSONPointer> = []
  private let document: TrackedDocument

  /// `nil` if a track changes something that any view may use: the model, a value, a color, a condition.
  init?(_ document: TrackedDocument) {
    var places: Set<JSONPointer> = []
    for track in document.timeline.tracks {
      guard let place = Self.view(around: track.pointer, in: document.document) else { return nil }
      places.insert(place)
    }
    self.places = places
    self.document = document
  }

  /// The place of the innermost view around a value.
  private static func view(around pointer: JSONPointer, in document: JSONNode) -> JSONPointer? {
    guard pointer.tokens.first == "view" else { return nil }
    var found: JSONPointer?
    for count in 1..<pointer.tokens.count {
      let place = JSONPointer(Array(pointer.tokens.prefix(count)))
      guard let type = document[place]?["view"]?.string else { continue }
      found = place
      // Its marks are no views by themselves.
      if type == "Chart", ["children", "content"].contains(pointer.tokens[count]) { break }
    }
    guard let found, !["if", "else", "id", "view"].contains(pointer.tokens[found.tokens.count])
    else { return nil }
    return found
  }

  /// What makes a view for the time of each picture; nil for a view that stays as it is.
  func maker(of node: DocumentNode, _ decoder: DocumentDecoder) -> ViewMaker? {
    let place = node.place.pointer
    guard places.contains(place) else { return nil }
    met.insert(place)
    let part = MovingPart(node: node, names: DecoderNames(of: decoder), document: document)
    return { part.view }
  }
}

/// A view of which some values follow keyframes.
private struct MovingPart: Sendable {
  let node: DocumentNode
  let names: DecoderNames
  let document: TrackedDocument

  @MainActor var view: AnyView {
    AnyView(
      PresentedView(document.timeline.motion) { time, report in
        document.shown(at: time, report) { time, decoder throws(Diagnostic) in
          try maker(at: time, decoder)
        } decoder: {
          names.decoder
        }
      })
  }

  private func maker(at time: Double, _ decoder: DocumentDecoder) throws(Diagnostic) -> ViewMaker? {
    let value = try document.timeline.applied(
      to: node.node, below: node.place.pointer, at: time, KeyframeValues(colors: document.colors))
    return decoder.maker(of: value, at: node.place)
  }
}
