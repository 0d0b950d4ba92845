import FileStorage
import ShapeShiftDocuments

extension SwiftCompiler {
  /// Compiles a C module unless its objects are cached, and adds it to the linked parts.
  func add(
    _ module: ClangModule, _ name: String, to linked: inout LinkedParts
  ) throws(Failure) {
    let part = "\(folder)/\(name)"
    try makeFolders(part)
    if module.needsMap { try Self.write(Array(module.map.utf8), to: "\(part)/module.modulemap") }
    let objects = module.files.indices.map { "\(part)/\($0).o" }
    let headers = linked.headers
    let entry = try cache.entry(name) { () throws(Failure) in
      var entry = BuildEntry()
      for (file, object) in zip(module.files, objects) {
        try compile(file, of: module, headers, to: object)
        entry.files.append(try SwiftModule.contents(of: object))
      }
      return entry
    }
    for (bytes, object) in zip(entry.files, objects) where !FileSystem.exists(object) {
      try Self.write(bytes, to: object)
    }
    linked.objects += objects
    linked.imports += module.importArguments(mapIn: part)
    linked.headers.append("-I\(module.headers)")
    let flags = module.systemFlags("--libs")
    linked.libraries += flags.filter { $0.hasPrefix("-l") }.map { String($0.dropFirst(2)) }
    linked.folders += flags.filter { $0.hasPrefix("-L") }.map { String($0.dropFirst(2)) }
    linked.libraries += module.libraries
  }

  /// Compiles a file.
  ///
  /// - Parameter headers: The compiler's arguments for the headers of previous modules.
  private func compile(
    _ file: String, of module: ClangModule, _ headers: [String], to object: String
  ) throws(Failure) {
    guard let tool = module.tool(for: file) else { return }
    let arguments =
      ["-c", "-fPIC", "-g", "-O0", "-fno-caret-diagnostics", "-I\(module.headers)"] + headers
      + (module.flags[tool] ?? []) + [file, "-o", object]
    let compiled = try ChildProcess.output(
      of: toolchain.clang, arguments, environment: environment)
    guard compiled.end != .exited(0) else { return }
    let text = String(decoding: compiled.output, as: UTF8.self)
    let found = CompilerMessages(text).diagnostics.filter { $0.severity == .error }
    guard found.isEmpty else { throw Failure(found) }
    throw Failure(.internalError, "the C compiler failed: \(Self.excerpt(text))")
  }

  /// Links the objects of all modules.
  func link(_ parts: LinkedParts, to library: String) throws(Failure) {
    var others: [String] = []
    for name in Set(parts.libraries).sorted() {
      others.append(try systemLibrary(name, in: parts.folders))
    }
    let runtime = "\(toolchain.libraries[0])/\(toolchain.target.target.arch)/swiftrt.o"
    let linked = try ChildProcess.output(
      of: toolchain.linker,
      ["-shared", "-Bsymbolic", "-o", library, runtime] + parts.objects
        + ["-L", installation.folder, "-lShapeShift"]
        + toolchain.libraries.flatMap { ["-L", $0] } + ["--as-needed"]
        + toolchain.libraryNames.map { "-l\($0)" } + others)
    guard linked.end == .exited(0) else {
      throw Failure(
        .badDocument,
        "linking failed: \(Self.excerpt(String(decoding: linked.output, as: UTF8.self)))")
    }
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
