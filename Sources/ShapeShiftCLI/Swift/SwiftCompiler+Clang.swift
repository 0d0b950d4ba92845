import FileStorage
import ShapeShiftDocuments

extension SwiftCompiler {
  /// Compiles a module of C.
  ///
  /// - Parameters:
  ///   - part: The folder for what is made of it.
  ///   - headers: What the compiler is told of the modules that it may include.
  /// - Returns: The objects.
  func compile(
    _ module: ClangModule, in part: String, _ headers: [String]
  ) throws(Failure) -> [String] {
    try makeFolders(part)
    if module.needsMap { try Self.write(Array(module.map.utf8), to: "\(part)/module.modulemap") }
    var objects: [String] = []
    for (index, file) in module.files.enumerated() {
      let object = "\(part)/\(index).o"
      objects.append(object)
      guard !FileSystem.exists(object), let tool = module.tool(for: file) else { continue }
      let arguments =
        ["-c", "-fPIC", "-g", "-O0", "-fno-caret-diagnostics", "-I\(module.headers)"] + headers
        + (module.flags[tool] ?? []) + [file, "-o", "\(object).new"]
      let compiled = try ChildProcess.output(
        of: toolchain.clang, arguments, environment: environment)
      let text = String(decoding: compiled.output, as: UTF8.self)
      guard compiled.end == .exited(0) else {
        let found = CompilerMessages(text).diagnostics.filter { $0.severity == .error }
        guard found.isEmpty else { throw Failure(found) }
        throw Failure(.internalError, "the C compiler failed: \(Self.excerpt(text))")
      }
      do throws(SystemError) {
        try FileSystem.rename("\(object).new", to: object)
      } catch {
        throw Failure(.cannotCreate, "\(object) can't be written: \(error.sentence)")
      }
    }
    return objects
  }

  /// Where a library of the system is.
  ///
  /// - Parameter folders: Where it is looked for first.
  func systemLibrary(_ name: String, in folders: [String]) throws(Failure) -> String {
    let near = folders.map { "\($0)/lib\(name).so" }
    if let path = near.first(where: FileSystem.exists) { return path }
    let answer = try ChildProcess.output(
      of: toolchain.clang, ["-print-file-name=lib\(name).so"], environment: environment)
    let path = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").last ?? ""
    guard path.hasPrefix("/") else {
      throw Failure(
        .noInput, "the package requires the library \(name), which is not installed",
        help: "install the system package that contains lib\(name).so")
    }
    return String(path)
  }
}
