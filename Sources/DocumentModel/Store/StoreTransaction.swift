/// One step of a document's history: a change that is done and undone as a whole.
public struct StoreTransaction: Sendable {
  /// 1 and up, in the order of making; 0 is the document before the first.
  public var id: Int
  /// The step that it was made on.
  public var parent: Int
  /// What it does, for menus and lists.
  public var name: String
  /// Who made it: `cli`, `external` for an edit of the file by others, or what a program says.
  public var origin: String
  /// When it was last changed, in seconds since 1970 by the store's clock.
  public var time: Double
  /// What makes its state of the parent's.
  public var forward: JSONPatch
  /// What makes the parent's state of its own.
  public var inverse: JSONPatch
  /// How doing and redoing it moves: an animation as documents write it.
  public var animation: JSONValue?
  /// How undoing it moves; nil for the same as doing it.
  public var undoAnimation: JSONValue?
  /// The gesture that it belongs to: changes of one gesture are one step.
  public var gesture: String?
  /// The digest of the parent's state, as histories have it; nil in those of earlier versions.
  ///
  /// A parent whose line tells another one got more of its gesture, in a line that is lost.
  public var base: String?
  /// The digest of its state.
  public var digest: String
  /// What it changes in the text; `nil` if the text before and after it is canonical.
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
