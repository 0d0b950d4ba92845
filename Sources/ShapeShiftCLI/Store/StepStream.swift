import DocumentModel
import DocumentViews
import FileStorage
import ShapeShiftDocuments

/// Steps from standard input, one a line, each answered when it is safe.
///
/// What is safe stands in the history; the document follows whenever there is nothing more to read.
struct StepStream {
  private let store: DocumentStore
  private let console: Console
  private let limits: DocumentLimits

  init(_ store: DocumentStore, _ console: Console, _ limits: DocumentLimits) {
    self.store = store
    self.console = console
    self.limits = limits
  }

  func run() throws {
    store.savesEachStep = false
    var rest: [UInt8] = []
    var number = 0
    while true {
      if !FileDescriptor.standardInput.waitForInput(milliseconds: 0) { try store.save() }
      let part = try FileDescriptor.standardInput.read(upTo: 1 << 16)
      var start = part.startIndex
      while let end = part[start...].firstIndex(of: UInt8(ascii: "\n")) {
        number += 1
        try obey(rest + part[start..<end], number)
        rest = []
        start = end + 1
      }
      rest += part[start...]
      try check(rest.count, number + 1)
      guard part.isEmpty else { continue }
      if !rest.isEmpty { try obey(rest, number + 1) }
      return try store.save()
    }
  }

  /// A line has the limits of a document.
  private func check(_ size: Int, _ number: Int) throws(Failure) {
    guard let problem = limits.problem(withFileOf: size, named: "<stdin> line \(number)") else {
      return
    }
    throw Failure([problem])
  }

  private func obey(_ line: [UInt8], _ number: Int) throws {
    guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    let source = SourceText(name: "<stdin> line \(number)", bytes: line)
    try check(line.count, number)
    let reading = JSONReader.read(source, limits: limits)
    guard let object = reading.root?.value.object else {
      guard reading.root == nil else {
        throw Failure(.badDocument, "line \(number) is not an object")
      }
      throw Failure(reading.diagnostics)
    }
    try store.takeInChanges()
    let id = try perform(object)
    let answer: JSONObject = [
      "line": .number(JSONNumber(number)), "step": id.map { .number(JSONNumber($0)) } ?? .null,
      "head": .number(JSONNumber(store.head)),
    ]
    try console.write(JSONText.line(.object(answer)))
  }

  /// The step that was made, undone or redone; nil when nothing changed.
  private func perform(_ object: JSONObject) throws -> Int? {
    if let count = object["undo"] { return try store.undo(try Self.number(count)).last?.id }
    if let count = object["redo"] { return try store.redo(try Self.number(count)).last?.id }
    let edit = StoreEdit(
      name: object["name"]?.string, origin: "cli", animation: object["animation"],
      undoAnimation: object["undoAnimation"], gesture: object["gesture"]?.string)
    if let patch = object["patch"] {
      return try store.apply(try JSONPatch(json: patch), as: edit)
    }
    guard let set = object["set"]?.object else {
      throw Failure(
        .badDocument, "expected set, patch, undo or redo in a step, found \(object.keys)")
    }
    let overrides = set.members.map { DocumentChange($0.key, $0.value) }
    let new = try DocumentEditing.edited(store.value, by: overrides)
    return try store.apply(JSONPatch(from: store.value, to: new), as: edit)
  }

  private static func number(_ count: JSONValue) throws(Failure) -> Int {
    guard let number = count.number.flatMap({ Int(exactly: $0) }), number >= 0 else {
      throw Failure(
        .badDocument, "the number of steps in undo or redo must be a whole number of 0 or more")
    }
    return number
  }
}
