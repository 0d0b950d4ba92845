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
    let step = try StreamedStep(object, line: number)
    try store.takeInChanges()
    let id = try perform(step)
    let answer: JSONObject = [
      "line": .number(JSONNumber(number)), "step": id.map { .number(JSONNumber($0)) } ?? .null,
      "head": .number(JSONNumber(store.head)),
    ]
    try console.write(JSONText.line(.object(answer)))
  }

  /// The step that was made, undone or redone; nil when nothing changed.
  private func perform(_ step: StreamedStep) throws -> Int? {
    switch step.action {
    case .undo(let count): return try store.undo(count).last?.id
    case .redo(let count): return try store.redo(count).last?.id
    case .patch(let patch): return try store.apply(try JSONPatch(json: patch), as: step.edit)
    case .set(let changes):
      let new = try DocumentEditing.edited(store.value, by: changes)
      return try store.apply(JSONPatch(from: store.value, to: new), as: step.edit)
    }
  }
}
