import ShapeShiftDocuments

/// A module of the user's, in Swift or in C.
enum CompiledModule {
  case swift(SwiftModule)
  case clang(ClangModule)

  /// The name in `import`.
  var name: String {
    switch self {
    case .swift(let module): module.name
    case .clang(let module): module.name
    }
  }

  /// A name for what is made of it: the same for the same bytes.
  ///
  /// - Parameter before: The names of what was made of the modules that it may import.
  func productName(after before: [String]) throws(Failure) -> String {
    switch self {
    case .swift(let module): try module.productName(after: before)
    case .clang(let module): try module.productName(after: before)
    }
  }

  /// The module with macros that its code may use.
  func expanding(_ macros: [MacroProgram]) -> CompiledModule {
    guard case .swift(var module) = self else { return self }
    module.macros = macros
    return .swift(module)
  }
}
