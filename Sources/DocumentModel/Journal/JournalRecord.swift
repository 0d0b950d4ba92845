/// What a line of a journal says.
enum JournalRecord {
  /// The first line: the document before the first step.
  ///
  /// The source is its text, here and in a checkpoint; `nil` if that is canonical.
  case header(version: Int, state: JSONValue, source: String?)
  /// A step; one with the number of the step before it is the same step with more of its gesture.
  case step(StoreTransaction)
  /// The document went to another step, from a state with the digest `left`; `redo` is told where it does not
  /// follow from undo or redo.
  case head(Int, redo: [Int]?, time: Double, left: String?)
  /// All that is needed to go on from here.
  case checkpoint(head: Int, next: Int, redo: [Int], state: JSONValue, source: String?)
  case label(String, Int)
  /// Says nothing any more: earlier versions noted here whether the document was behind the steps.
  case behind
}

extension JournalRecord {
  /// The text of a value as the lines have it: `nil` for the canonical one.
  static func source(_ text: [UInt8], of value: JSONValue) -> String? {
    let isCanonical = text.elementsEqual(JSONWriter.canonical(value).utf8)
    return isCanonical ? nil : String(decoding: text, as: UTF8.self)
  }

  /// The version of the journals that are written.
  static let version = 1

  /// The line: a checksum, a space, JSON and a line feed.
  var line: [UInt8] {
    let json = Array(JSONWriter.compact(.object(members)).utf8)
    return CRC32.digits(of: json) + [ASCII.space] + json + [ASCII.lineFeed]
  }

  private var members: JSONObject {
    var object: JSONObject = ["kind": .string(kind)]
    switch self {
    case .header(let version, let state, let source):
      object["version"] = .number(JSONNumber(version))
      object["state"] = state
      if let source { object["source"] = .string(source) }
    case .step(let step): object.merge(step.members)
    case .head(let id, let redo, let time, let left):
      object["id"] = .number(JSONNumber(id))
      if let redo { object["redo"] = .numbers(redo) }
      object["time"] = .number(JSONNumber(time))
      if let left { object["left"] = .string(left) }
    case .checkpoint(let head, let next, let redo, let state, let source):
      object["head"] = .number(JSONNumber(head))
      object["next"] = .number(JSONNumber(next))
      object["redo"] = .numbers(redo)
      object["state"] = state
      if let source { object["source"] = .string(source) }
    case .label(let name, let id):
      object["name"] = .string(name)
      object["id"] = .number(JSONNumber(id))
    case .behind: break
    }
    return object
  }

  private var kind: String {
    switch self {
    case .header: "header"
    case .step: "step"
    case .head: "head"
    case .checkpoint: "checkpoint"
    case .label: "label"
    case .behind: "behind"
    }
  }

  /// Whether a line, without its line feed, may begin reading; its checksum is not looked at.
  static func isStart(_ line: ArraySlice<UInt8>) -> Bool {
    let json = line.dropFirst(9)
    return json.starts(with: startOfCheckpoint) || json.starts(with: startOfHeader)
  }

  private static let startOfCheckpoint = Array(#"{"kind":"checkpoint","#.utf8)
  private static let startOfHeader = Array(#"{"kind":"header","#.utf8)

  /// Reads a line without its line feed; nil when it is damaged.
  init?(_ line: ArraySlice<UInt8>) {
    let json = line.dropFirst(9)
    guard line.count > 9, line[line.startIndex + 8] == ASCII.space,
      line.prefix(8).elementsEqual(CRC32.digits(of: json)),
      let object = JSONReader.read(
        SourceText(name: "journal", bytes: Array(json)), limits: .unlimited
      ).root?.value.object
    else { return nil }
    self.init(object)
  }

  private init?(_ object: JSONObject) {
    switch object["kind"]?.string {
    case "header":
      guard let version = object["version"]?.index, let state = object["state"] else { return nil }
      self = .header(version: version, state: state, source: object["source"]?.string)
    case "step":
      guard let step = StoreTransaction(object) else { return nil }
      self = .step(step)
    case "head":
      guard let id = object["id"]?.index, let time = object["time"]?.number else { return nil }
      self = .head(id, redo: object["redo"]?.indices, time: time, left: object["left"]?.string)
    case "checkpoint":
      guard let head = object["head"]?.index, let next = object["next"]?.index,
        let redo = object["redo"]?.indices, let state = object["state"]
      else { return nil }
      self = .checkpoint(
        head: head, next: next, redo: redo, state: state, source: object["source"]?.string)
    case "label":
      guard let name = object["name"]?.string, let id = object["id"]?.index else { return nil }
      self = .label(name, id)
    case "behind": self = .behind
    default: return nil
    }
  }
}

extension JSONValue {
  fileprivate static func numbers(_ numbers: [Int]) -> JSONValue {
    .array(numbers.map { .number(JSONNumber($0)) })
  }

  fileprivate var indices: [Int]? {
    guard let array else { return nil }
    let indices = array.compactMap(\.index)
    return indices.count == array.count ? indices : nil
  }
}

extension DocumentLimits {
  /// For what was written by ourselves.
  static var unlimited: DocumentLimits {
    var limits = DocumentLimits()
    limits.fileSize = .max
    limits.values = .max
    limits.depth = maximumDepth
    return limits
  }
}
