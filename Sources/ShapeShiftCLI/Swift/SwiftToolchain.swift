import FileStorage
import Foundation
import ShapeShiftDocuments

/// The Swift compiler of the machine.
struct SwiftToolchain: Codable {
  /// What a compiler tells of itself.
  ///
  /// Source: `swiftc -print-target-info`.
  struct Target: Codable, Equatable {
    struct Triple: Codable, Equatable {
      let triple: String
      let arch: String
    }
    struct Paths: Codable, Equatable {
      let runtimeLibraryPaths: [String]
      let runtimeResourcePath: String
    }
    let compilerVersion: String
    let target: Triple
    let paths: Paths
  }

  /// The driver as it was found.
  let compiler: String
  let target: Target

  /// The variable that names a compiler instead of the one in `PATH`.
  static let variable = "SHAPESHIFT_SWIFTC"

  /// The folder of the compiler's programs.
  private var programs: String { Self.programs(of: target) }
  private static func programs(of target: Target) -> String {
    "\(target.paths.runtimeResourcePath)/../../bin"
  }
  var frontend: String { "\(programs)/swift-frontend" }
  var clang: String { "\(programs)/clang" }
  var linker: String { "\(programs)/ld.lld" }
  var packageManager: String { "\(programs)/swift-package" }
  /// Swift's libraries, as the linker names them, but for those of tests.
  var libraryNames: [String] {
    let names = libraries.flatMap { (try? FileSystem.names(in: $0)) ?? [] }
    return names.filter { name in
      name.hasPrefix("lib") && name.hasSuffix(".so")
        && !["Testing", "XCTest", "TestDiscovery"].contains { name.contains($0) }
    }.map { String($0.dropFirst(3).dropLast(3)) }
  }
  /// The folders of Swift's libraries.
  var libraries: [String] { target.paths.runtimeLibraryPaths }

  /// The version in few words, such as 6.3.1.
  var version: String { Self.shortVersion(of: target.compilerVersion) }

  /// Finds the compiler, and checks that it is the one that the library was made with.
  ///
  /// - Parameters:
  ///   - temporaryFolder: The folder for the compiler's temporary files.
  ///   - cache: The cache of the compiler's description of itself.
  /// - Throws: `unavailable` where there is none, or another one.
  init(
    for installation: SwiftInstallation, temporaryFolder: String, _ cache: BuildCache
  ) throws(Failure) {
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = temporaryFolder
    guard let found = Self.compiler(in: environment) else {
      throw Failure(
        .unavailable,
        "Swift compiler not found in PATH; Swift files require Swift "
          + Self.shortVersion(of: installation.compilerVersion))
    }
    compiler = found
    target = try Self.target(of: found, environment, cache)
    guard target.compilerVersion == installation.compilerVersion else {
      throw Failure(
        .unavailable,
        "this shapeshift was installed for Swift \(Self.shortVersion(of: installation.compilerVersion)), "
          + "found \(Self.shortVersion(of: target.compilerVersion))",
        help:
          "rebuild shapeshift with the installed compiler, or set \(Self.variable) to a matching compiler"
      )
    }
    for program in [frontend, linker] where !FileSystem.exists(program) {
      throw Failure(
        .unavailable, "\(FileSystem.name(of: program)) is missing in the Swift toolchain")
    }
  }

  /// What the command that started a host has found.
  init(
    of host: HostProcess, for installation: SwiftInstallation, _ cache: BuildCache
  ) throws(Failure) {
    guard let file = try? FileSystem.contents(of: Self.file(in: host.folder)),
      let known = try? JSONDecoder().decode(SwiftToolchain.self, from: Data(file.bytes))
    else {
      try self.init(for: installation, temporaryFolder: host.folder, cache)
      return
    }
    self = known
  }

  private static func file(in folder: String) -> String { "\(folder)/toolchain.json" }

  /// Tells a host.
  func write(to folder: String) throws(Failure) {
    do {
      try Data(JSONEncoder().encode(self)).write(to: URL(fileURLWithPath: Self.file(in: folder)))
    } catch {
      throw Failure(.cannotCreate, "\(Self.file(in: folder)) can't be written")
    }
  }

  private static func compiler(in environment: [String: String]) -> String? {
    if let named = environment[variable], !named.isEmpty { return named }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { "\($0)/swiftc" }.first { unsafe access($0, X_OK) == 0 }
  }

  /// Returns a compiler's description of itself, from the cache if the program has not changed.
  ///
  /// A program outside of the toolchain, such as that of a toolchain manager, may start another compiler in each working
  /// directory. Its descriptions are not cached.
  private static func target(
    of compiler: String, _ environment: [String: String], _ cache: BuildCache
  ) throws(Failure) -> Target {
    let program = FileSystem.resolved(compiler) ?? compiler
    let state = [compiler, BuildContext.state(of: program)] + BuildContext.settings
    let key = "compiler-\(BuildContext.digest(state))"
    if let report = cache.known(key)?.files.first, let target = try? decoded(report) {
      return target
    }
    let result = try ChildProcess.output(
      of: compiler, ["-print-target-info"],
      environment: environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    guard result.end == .exited(0), let target = try? decoded(result.output) else {
      throw Failure(.unavailable, "\(compiler) does not report its target")
    }
    if let programs = FileSystem.resolved(programs(of: target)),
      programs == FileSystem.folder(of: program)
    {
      cache.keep(BuildEntry(files: [result.output]), as: key)
    }
    return target
  }

  private static func decoded(_ report: [UInt8]) throws -> Target {
    try JSONDecoder().decode(Target.self, from: Data(report))
  }

  /// `Swift version 6.3.1 (swift-6.3.1-RELEASE)` in short.
  static func shortVersion(of text: String) -> String {
    let words = text.split(separator: " ")
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return text }
    return String(words[index + 1])
  }
}
