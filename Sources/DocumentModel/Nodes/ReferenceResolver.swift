/// Replaces every `{"$ref": "cards.json#/components/Card"}` by the value that it names, and every
/// `{"$text": "terms.txt"}` by the text of the file.
///
/// A file is read once and a value resolved once, however often it is used. What is put in keeps the
/// places of its own file. Nothing below a key that begins with `x-` is looked at.
package struct ReferenceResolver {
  /// Reads a file: takes its path relative to the document's folder, in which there is no `..`.
  ///
  /// It must not follow links out of that folder.
  package typealias Loader = (_ path: String) throws -> [UInt8]

  /// A value without references and its extent.
  private struct Resolved {
    let node: JSONNode
    /// Levels of arrays and objects.
    let depth: Int
    /// Values, those used twice counted twice.
    let count: Int
  }

  private let limits: DocumentLimits
  private let load: Loader
  private var files: [String: JSONNode] = [:]
  private var brokenFiles: Set<String> = []
  private var texts: [String: JSONNode] = [:]
  private var resolved: [ReferencePath: Resolved] = [:]
  /// The references being followed, outermost first.
  private var active: [(path: ReferencePath, span: SourceSpan)] = []
  private var pointer = JSONPointer()
  package private(set) var diagnostics: [Diagnostic] = []
  /// Every file that was included, in the order of first use; for those who watch them.
  package private(set) var includedFiles: [String] = []

  package init(limits: DocumentLimits = DocumentLimits(), load: @escaping Loader) {
    self.limits = limits
    self.load = load
  }

  /// The document without references; nil after errors, which are in ``diagnostics``.
  ///
  /// - Parameter path: where the document lies in its folder, such as `model.json`.
  package mutating func resolve(_ root: JSONNode, path: String) -> JSONNode? {
    files[path] = root
    let before = diagnostics.count
    let result = resolve(root, in: path, level: 0)
    return diagnostics.count == before ? result?.node : nil
  }

  private mutating func resolve(_ node: JSONNode, in file: String, level: Int) -> Resolved? {
    switch node.content {
    case .null, .bool, .number, .string: return Resolved(node: node, depth: 0, count: 1)
    case .array(let elements): return resolve(elements, of: node, in: file, level: level + 1)
    case .object(let members):
      if let reference = members.first(where: { $0.key == "$ref" }) {
        return follow(reference, of: node, in: file, level: level)
      }
      if let name = members.first(where: { $0.key == CommonText.textFile.text }) {
        return text(name, of: node, in: file)
      }
      return resolve(members, of: node, in: file, level: level + 1)
    }
  }

  private mutating func resolve(
    _ elements: JSONNode.Elements, of node: JSONNode, in file: String, level: Int
  ) -> Resolved? {
    guard checkDepth(level, of: node) else { return nil }
    var results: [JSONNode] = []
    results.reserveCapacity(elements.count)
    var extent = Extent()
    for (index, element) in elements.enumerated() {
      pointer.tokens.append(String(index))
      defer { pointer.tokens.removeLast() }
      guard let result = resolve(element, in: file, level: level) else { continue }
      extent.add(result, insteadOf: element)
      results.append(result.node)
    }
    return finish(node, extent) {
      JSONNode(elements: results, source: node.source, range: node.range)
    }
  }

  private mutating func resolve(
    _ members: JSONNode.Members, of node: JSONNode, in file: String, level: Int
  ) -> Resolved? {
    guard checkDepth(level, of: node) else { return nil }
    var results = Array(members)
    var extent = Extent()
    for (index, member) in members.enumerated() where !member.key.hasPrefix("x-") {
      pointer.tokens.append(member.key)
      defer { pointer.tokens.removeLast() }
      guard let result = resolve(member.value, in: file, level: level) else { continue }
      extent.add(result, insteadOf: member.value)
      // The key stays where it is, which may be another file than its value's.
      results[index] = member.replacingValue(with: result.node)
    }
    return finish(node, extent) {
      JSONNode(members: results, source: node.source, range: node.range)
    }
  }

  private struct Extent {
    var depth = 0
    var count = 1
    /// Whether there was a reference in it.
    var isChanged = false

    mutating func add(_ result: Resolved, insteadOf node: JSONNode) {
      depth = max(depth, result.depth)
      count += result.count
      isChanged = isChanged || !result.node.isIdentical(to: node)
    }
  }

  private mutating func finish(
    _ node: JSONNode, _ extent: Extent, changed: () -> JSONNode
  ) -> Resolved? {
    guard extent.count <= limits.values else {
      report(
        .tooManyValues, "the document has more than \(limits.values) values with its references",
        node.span, help: "raise the limit with --max-values")
      return nil
    }
    let result = extent.isChanged ? changed() : node
    return Resolved(node: result, depth: extent.depth + 1, count: extent.count)
  }

  private mutating func checkDepth(_ level: Int, of node: JSONNode) -> Bool {
    guard level > limits.depth else { return true }
    report(
      .nestedTooDeeply,
      "arrays and objects are nested deeper than \(limits.depth) levels with their references",
      node.span, help: "flatten the document or raise the limit with --max-depth")
    return false
  }

  private mutating func follow(
    _ reference: JSONNode.Member, of node: JSONNode, in file: String, level: Int
  ) -> Resolved? {
    guard node.members?.count == 1, let text = reference.value.string else {
      report(
        .invalidReference, "a reference must have only the key \"$ref\", with a string", node.span,
        help: "write {\"$ref\": \"cards.json#/components/Card\"}")
      return nil
    }
    guard diagnostics.count < limits.diagnostics else { return nil }
    let span = reference.value.span
    do {
      let path = try ReferencePath(text, in: file)
      guard let result = try resolve(path, from: span, level: level) else { return nil }
      return checkDepth(level + result.depth, of: node) ? result : nil
    } catch {
      var diagnostic = error
      diagnostic.span = span
      diagnostic.pointer = pointer
      diagnostics.append(diagnostic)
      return nil
    }
  }

  private mutating func resolve(_ path: ReferencePath, from span: SourceSpan, level: Int)
    throws(Diagnostic) -> Resolved?
  {
    if let known = resolved[path] { return known }
    // What holds a value that is being resolved would hold itself.
    let outermost = active.firstIndex {
      $0.path.file == path.file && path.pointer.contains($0.path.pointer)
    }
    if let start = outermost {
      throw Diagnostic(
        .referenceCycle, "\(Diagnostic.quoted(path.description)) includes itself",
        help: "remove one of the references",
        notes: active[start...].map { .init("through this reference", at: $0.span) })
    }
    guard let root = try file(path.file, from: span) else { return nil }
    let target: JSONNode
    do {
      target = try root.node(at: path.pointer)
    } catch {
      throw Diagnostic(
        .referenceNotFound, "\(Diagnostic.quoted(path.file)): \(error.message)", help: error.help)
    }
    active.append((path, span))
    defer { active.removeLast() }
    guard active.count <= limits.depth else {
      throw Diagnostic(
        .nestedTooDeeply, "the chain of references is longer than \(limits.depth)",
        help: "refer to the value directly or raise the limit with --max-depth")
    }
    let result = resolve(target, in: path.file, level: level)
    if let result { resolved[path] = result }
    return result
  }

  /// Resolves a `{"$text": …}`; `nil` after a report.
  private mutating func text(
    _ name: JSONNode.Member, of node: JSONNode, in file: String
  ) -> Resolved? {
    guard diagnostics.count < limits.diagnostics else { return nil }
    do throws(Diagnostic) {
      guard node.members?.count == 1, let path = name.value.string else {
        throw Diagnostic(
          .invalidReference, "a text file must have only the key \"$text\", with a string",
          help: "write {\"$text\": \"terms.txt\"}")
      }
      let reference = try ReferencePath(path, in: file)
      guard !path.contains("#") else {
        throw Diagnostic(
          .invalidReference, "\(Diagnostic.quoted(path)) names a part of a text file",
          help: "remove the # and what follows it")
      }
      return Resolved(node: try text(of: reference.file), depth: 0, count: 1)
    } catch {
      var problem = error
      if problem.span == nil {
        problem.span = name.value.span
      } else {
        problem.notes.append(.init("included from here", at: name.value.span))
      }
      problem.pointer = pointer
      diagnostics.append(problem)
      return nil
    }
  }

  private mutating func text(of path: String) throws(Diagnostic) -> JSONNode {
    if let known = texts[path] { return known }
    let source = SourceText(name: path, bytes: try bytes(of: path))
    let text = try TextFile.text(of: source)
    let node = JSONNode(JSONValue.string(text), source: source, range: 0..<source.bytes.count)
    texts[path] = node
    return node
  }

  /// Loads a file and adds its path to `includedFiles`.
  private mutating func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
    if !includedFiles.contains(path) { includedFiles.append(path) }
    do {
      return try load(path)
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch {
      throw Diagnostic(
        .referenceUnreadable, "\(Diagnostic.quoted(path)) cannot be read: \(error)")
    }
  }

  /// The value of a file; nil if it is broken, which is reported once.
  private mutating func file(_ path: String, from span: SourceSpan) throws(Diagnostic) -> JSONNode?
  {
    if let known = files[path] { return known }
    guard !brokenFiles.contains(path) else { return nil }
    brokenFiles.insert(path)
    let bytes = try bytes(of: path)
    let reading = JSONReader.read(SourceText(name: path, bytes: bytes), limits: limits)
    guard let root = reading.root else {
      for var diagnostic in reading.diagnostics {
        diagnostic.notes.append(.init("included from here", at: span))
        diagnostics.append(diagnostic)
      }
      return nil
    }
    brokenFiles.remove(path)
    files[path] = root
    return root
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, _ span: SourceSpan, help: String? = nil
  ) {
    diagnostics.append(Diagnostic(code, message, at: span, pointer: pointer, help: help))
  }
}
