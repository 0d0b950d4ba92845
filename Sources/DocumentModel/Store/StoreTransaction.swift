/// One step of a document's history: a change that is done and undone as a whole.
public struct StoreTransaction: Sendable {
  /// 1 and up, in the order of making; 0 is the document before the first.
  public var id: Int
  /// The step that it was made on.
  public var parent: Int
  /// The name of the change, for menus and lists.
  public var name: String
  /// The origin of the change: `cli`, `external` for an edit of the file by others, or a program's own name.
  public var origin: String
  /// When it was last changed, in seconds since 1970 by the store's clock.
  public var time: Double
  /// The patch from the parent's state to this one.
  public var forward: JSONPatch
  /// The patch from this state to the parent's.
  public var inverse: JSONPatch
  /// The animation of doing and redoing the change, in the form of documents.
  public var animation: JSONValue?
  /// The animation of undoing the change, or `nil` for the same one.
  public var undoAnimation: JSONValue?
  /// The gesture that it belongs to: changes of one gesture are one step.
  public var gesture: String?
  /// The digest of the parent's state, as histories have it; nil in those of earlier versions.
  ///
  /// A parent whose line tells another one got more of its gesture, in a line that is lost.
  public var base: String?
  /// The digest of its state.
  public var digest: String
  /// The edits of the text; `nil` if the text before and after it is canonical.
  var source: StepSource?
}

extension StoreTransaction {
  /// The members of the journal's line, and of `--json`.
  public var members: JSONObject {
    var object: JSONObject = [
      "id": .number(JSONNumber(id)), "parent": .number(JSONNumber(parent)),
      "name": .string(name), "origin": .string(origin), "time": .number(JSONNumber(time)),
      "ops": forward.json, "inverse": inverse.json,
    ]
    if let animation { object["animation"] = animation }
    if let undoAnimation { object["undoAnimation"] = undoAnimation }
    if let gesture { object["gesture"] = .string(gesture) }
    if let base { object["base"] = .string(base) }
    if let source { object["source"] = source.json }
    object["digest"] = .string(digest)
    return object
  }

  /// Reads the members; nil where they make no transaction.
  init?(_ object: JSONObject) {
    guard let id = object["id"]?.index, let parent = object["parent"]?.index, parent < id,
      let name = object["name"]?.string, let origin = object["origin"]?.string,
      let time = object["time"]?.number, let digest = object["digest"]?.string,
      let forward = object["ops"].flatMap({ try? JSONPatch(json: $0) }),
      let inverse = object["inverse"].flatMap({ try? JSONPatch(json: $0) })
    else { return nil }
    self.init(
      id: id, parent: parent, name: name, origin: origin, time: time, forward: forward,
      inverse: inverse, animation: object["animation"], undoAnimation: object["undoAnimation"],
      gesture: object["gesture"]?.string, base: object["base"]?.string, digest: digest,
      source: object["source"].flatMap { StepSource(json: $0) })
  }
}

extension JSONValue {
  /// A whole number, 0 or more.
  var index: Int? {
    guard case .number(let number) = self, let integer = number.integer, integer >= 0 else {
      return nil
    }
    return integer
  }
}
