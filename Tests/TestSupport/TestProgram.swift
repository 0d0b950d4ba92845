public import Foundation

/// Another program that a test asks: it ends after a deadline, whatever it does.
public struct TestProgram: Sendable {
  /// The program's name on the search path, or its path.
  public let name: String

  /// What a program failed with.
  public struct Failure: Error, CustomStringConvertible {
    /// One sentence, with the end of what the program said.
    public let description: String
  }

  /// A program by its name on the search path, or its path.
  public init(_ name: String) { self.name = name }

  /// The program's file; nil if it is nowhere on the search path.
  public var executable: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = name.hasPrefix("/") ? ["/"] : path.split(separator: ":").map(String.init)
    return folders.map { URL(filePath: $0).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether tests with the program run: where it is missing they are left out, which the list of tests says, but not
  /// on a build server, which must have it.
  public var isExpected: Bool {
    executable != nil || ProcessInfo.processInfo.environment["CI"] == "true"
  }

  /// What the program says on standard output.
  ///
  /// - Parameters:
  ///   - folder: Where it runs; a folder of its own without one.
  ///   - seconds: After so many it is killed with all that it started. Few take a tenth of what is given here.
  /// - Throws: Failure where the program is missing, says that it failed, or does not end.
  @discardableResult
  public func run(
    _ arguments: [String], input: Data = Data(), in folder: URL? = nil, seconds: Int = 120
  ) throws -> Data {
    guard let executable else {
      throw Failure(description: "\(name) is not on the search path; `make test` installs it")
    }
    return try Self.withFolder { files in
      let process = Process()
      // GNU's timeout makes a group of the program and what it starts, and ends all of it.
      process.executableURL = URL(filePath: "/usr/bin/timeout")
      process.arguments = ["--signal=KILL", "\(seconds)", executable.path] + arguments
      process.currentDirectoryURL = folder ?? files
      let (output, errors) = (
        try Self.file("output", in: files), try Self.file("errors", in: files)
      )
      process.standardInput = try FileHandle(
        forReadingFrom: try Self.file("input", in: files, input))
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      try check(process, within: seconds, said: errors)
      return try Data(contentsOf: output)
    }
  }

  private func check(_ process: Process, within seconds: Int, said: URL) throws {
    guard process.terminationReason == .exit else {
      throw Failure(description: "\(name) did not end within \(seconds) seconds")
    }
    guard process.terminationStatus != 0 else { return }
    let text = String(decoding: try Data(contentsOf: said), as: UTF8.self)
    throw Failure(
      description: "\(name) ended with \(process.terminationStatus): \(text.suffix(400))")
  }

  private static func file(_ name: String, in folder: URL, _ content: Data = Data()) throws -> URL {
    let file = folder.appending(component: name)
    try content.write(to: file)
    return file
  }

  /// Gives a folder that is gone afterwards.
  public static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "shapeshift-program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do {
        try FileManager.default.removeItem(at: folder)
      } catch {
        // A browser may still write to its profile; the system clears the folder some day.
      }
    }
    return try body(folder)
  }
}
