extension PreviewUse {
  /// The names and places that a preview's source does not tell.
  package struct Place {
    /// What the compiler gives each use of a macro, to make names of.
    let discriminator: String
    /// The module's name and the file's, with a slash between.
    let fileID: String
    /// The line of the number sign.
    let line: Int
    /// The file's path; nil where that is not known.
    let path: String?

    package init(discriminator: String, fileID: String, line: Int, path: String? = nil) {
      self.discriminator = discriminator
      self.fileID = fileID
      self.line = line
      self.path = path
    }

    /// A name that nothing else has.
    ///
    /// Source: swift-syntax, `MacroExpansionContext.makeUniqueName`, and Swift's `docs/ABI/Mangling.rst`, `fMu`.
    func name(_ word: String) -> String { "\(discriminator)\(word.utf8.count)\(word)fMu_" }
  }

  /// What the use becomes: a type that makes the preview, and a record of it in the program's file.
  ///
  /// The record has the form of Swift Testing's: the section's bounds are known to the runtime.
  /// Source: Swift Testing, `Documentation/ABI/TestContent.md`; the kind is 'prev'.
  package func expansion(at place: Place) -> String {
    let type = place.name("Preview")
    let given = arguments.isEmpty ? "" : "(\n\(arguments)\n)"
    return """
      struct \(type): ShapeShift.PreviewRegistry {
      static var fileID: Swift.String { \(Self.literal(place.fileID)) }
      static var line: Swift.Int { \(place.line) }
      \(content)
      @MainActor static func makePreview() -> ShapeShift.Preview {
      ShapeShift.Preview\(call(given, at: place))
      }
      }
      #if os(Linux) && compiler(>=6.3)
      @section("swift5_tests") @used
      private let \(place.name("PreviewRecord")): (
        Swift.UInt32, Swift.UInt32,
        @convention(c) (
          Swift.UnsafeMutableRawPointer, Swift.UnsafeRawPointer, Swift.UnsafeRawPointer?, Swift.UInt
        ) -> Swift.CBool, Swift.UInt, Swift.UInt
      ) = (
        0x70726576, 0,
        { place, _, _, _ in
          unsafe place.assumingMemoryBound(to: (any ShapeShift.PreviewRegistry.Type).self)
            .initialize(to: \(type).self)
          return true
        }, \(place.line), 0
      )
      #endif
      """
  }

  /// A view that has the variables of the preview as its state.
  private var content: String {
    guard !variables.isEmpty, case .statements(let text) = body else { return "" }
    return """
      struct Content: ShapeShift.View {
      \(variables.joined(separator: "\n"))
      var body: some ShapeShift.View {
      \(text)
      }
      }
      """
  }

  private func call(_ arguments: String, at place: Place) -> String {
    switch body {
    case .function(let function):
      let separator = self.arguments.isEmpty ? "" : ","
      return "(\n\(self.arguments)\(separator) body: \(function)\n)"
    case .statements(let text):
      let parameters = signature.isEmpty ? "" : " \(signature)"
      let content = variables.isEmpty ? placed(text, at: place) : "Content()"
      return "\(arguments) {\(parameters)\n\(content)\n}"
    case .arguments: return arguments
    case .closures(let text): return "\(arguments) {\n\(placed(text, at: place))"
    }
  }

  /// Statements that know where they are written, for `#line` and for whoever looks at a crash.
  private func placed(_ text: String, at place: Place) -> String {
    guard let path = place.path else { return text }
    return """
      #sourceLocation(file: \(Self.literal(path)), line: \(place.line + bodyLine))
      \(String(repeating: " ", count: bodyColumn))\(text)
      #sourceLocation()
      """
  }

  /// Text as a string of Swift.
  private static func literal(_ text: String) -> String {
    let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
