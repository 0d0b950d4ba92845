import DocumentModel

/// One of the things that a batch can make.
///
/// As JSON it is that of the request, with `verb`: `render`, which may be left out, `frames` or `animate`.
public enum BatchRequest: Sendable, Equatable, Codable, JSONRequest {
  case render(RenderRequest)
  case frames(FrameRequest)
  case animate(AnimationRequest)

  /// The names of the available verbs.
  package static let verbs = ["render", "frames", "animate"]

  /// The command's word for it.
  package var verb: String {
    switch self {
    case .render: "render"
    case .frames: "frames"
    case .animate: "animate"
    }
  }

  package init(_ object: JSONObject) throws(RequestError) {
    var object = object
    let verb = try Self.verb(object["verb"])
    object["verb"] = nil
    switch verb {
    case "frames": self = .frames(try FrameRequest(object))
    case "animate": self = .animate(try AnimationRequest(object))
    default: self = .render(try RenderRequest(object))
    }
  }

  /// The options of the request.
  var options: [OptionDescription] {
    switch self {
    case .render: RenderRequest.keys.map(\.description)
    case .frames: FrameRequest.keys.map(\.description)
    case .animate: AnimationRequest.keys.map(\.description)
    }
  }

  /// The word that is meant.
  package static func verb(_ value: JSONValue?) throws(RequestError) -> String {
    guard let value else { return "render" }
    guard let verb = value.string, verbs.contains(verb) else {
      let found = value.string ?? value.kindName
      throw RequestError(
        .badDocument, "\(Diagnostic.quoted(found)) can't be used in a batch",
        help: Suggestion.help(for: found, among: verbs) ?? "expected render, frames or animate")
    }
    return verb
  }

  /// The request in JSON.
  package var json: JSONObject {
    var object: JSONObject = ["verb": .string(verb)]
    switch self {
    case .render(let request): object.merge(request.json)
    case .frames(let request): object.merge(request.json)
    case .animate(let request): object.merge(request.json)
    }
    return object
  }

  /// The document, and what is changed in it.
  public var document: DocumentInput {
    get {
      switch self {
      case .render(let request): request.document
      case .frames(let request): request.document
      case .animate(let request): request.document
      }
    }
    set {
      change({ $0.document = newValue }, { $0.document = newValue }, { $0.document = newValue })
    }
  }

  /// The output file or pattern, in the folder of the batch.
  public var output: String? {
    get {
      switch self {
      case .render(let request): request.output
      case .frames(let request): request.output
      case .animate(let request): request.output
      }
    }
    set { change({ $0.output = newValue }, { $0.output = newValue }, { $0.output = newValue }) }
  }

  private mutating func change(
    _ render: (inout RenderRequest) -> Void, _ frames: (inout FrameRequest) -> Void,
    _ animate: (inout AnimationRequest) -> Void
  ) {
    switch self {
    case .render(var request):
      render(&request)
      self = .render(request)
    case .frames(var request):
      frames(&request)
      self = .frames(request)
    case .animate(var request):
      animate(&request)
      self = .animate(request)
    }
  }
}
