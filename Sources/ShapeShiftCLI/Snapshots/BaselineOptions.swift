import DocumentModel
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// Where references are that do not stand beside what they are of.
struct BaselineOptions: Sendable {
  var baselines: String?
  var baselinesCommand: String?

  static let keys: [SettingKey<BaselineOptions>] = [
    SettingKey(
      "baselines", \.baselines, .nonemptyText, "folder",
      help:
        "Store references in this folder under their digests; __Snapshots__/snapshots.lock lists them."
    ).completed(by: .folders),
    SettingKey(
      "baselinesCommand", \.baselinesCommand, .nonemptyText, "program",
      help: """
        Store references with a program: "PROGRAM get DIGEST" writes a file to standard output, \
        "PROGRAM put DIGEST" reads one from standard input.
        """),
  ]

  /// The variables that say the same where an option does not.
  static let folderVariable = "SHAPESHIFT_BASELINES"
  static let commandVariable = "SHAPESHIFT_BASELINES_COMMAND"

  func check() throws(Failure) {
    guard baselines != nil, baselinesCommand != nil else { return }
    throw Failure(.usage, "--baselines cannot be combined with --baselines-command")
  }

  /// The place that the options or the environment name; nil for none.
  var store: (any SnapshotStore)? {
    if let baselines { return SnapshotFolderStore(baselines) }
    if let baselinesCommand { return SnapshotCommandStore(baselinesCommand) }
    return Self.storeOfEnvironment
  }

  /// The place that the environment names; nil for none.
  static var storeOfEnvironment: (any SnapshotStore)? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment[folderVariable], !folder.isEmpty {
      return SnapshotFolderStore(folder)
    }
    guard let command = environment[commandVariable], !command.isEmpty else { return nil }
    return SnapshotCommandStore(command)
  }
}

extension OptionValue<String> {
  fileprivate static var nonemptyText: OptionValue {
    parsed(
      { (text) throws(OptionProblem) in
        guard !text.isEmpty else { throw OptionProblem("expected a text that is not empty") }
        return text
      }, { $0 })
  }
}

/// Files of references that a program of the user's fetches and stores, such as one for object storage.
///
/// What was fetched once is kept in the user's cache: content with a digest never changes.
struct SnapshotCommandStore: SnapshotStore {
  private let program: String
  private let cache: SnapshotFolderStore?

  init(_ program: String) {
    self.program = program
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].map { SwiftSources.join($0, ".cache") }
    cache = folder.map { SnapshotFolderStore(SwiftSources.join($0, "shapeshift/baselines")) }
  }

  func content(of digest: String) throws(SnapshotFileError) -> [UInt8]? {
    if let kept = try? cache?.content(of: digest), SHA256.hexDigest(of: kept) == digest {
      return kept
    }
    let bytes = try run("get", digest, nil)
    if SHA256.hexDigest(of: bytes) == digest { try? cache?.keep(bytes, as: digest) }
    return bytes
  }

  func keep(_ bytes: [UInt8], as digest: String) throws(SnapshotFileError) {
    _ = try run("put", digest, bytes)
    try? cache?.keep(bytes, as: digest)
  }

  /// Runs the program, which is found as a shell finds it.
  ///
  /// - Returns: What it wrote on standard output.
  private func run(
    _ verb: String, _ digest: String, _ input: [UInt8]?
  ) throws(SnapshotFileError) -> [UInt8] {
    let problem: SnapshotFileError.Problem = input == nil ? .unreadable : .unwritable
    do {
      let (output, end) = try ChildProcess.exchange(
        "/usr/bin/env", ["--", program, verb, digest], input: input ?? [])
      guard end != .exited(0) else { return output }
      throw SnapshotFileError(
        problem, digest, "'\(program) \(verb) \(digest)' \(Self.words(end))")
    } catch let error as SnapshotFileError {
      throw error
    } catch {
      throw SnapshotFileError(problem, digest, Failure.of(error).sentence)
    }
  }

  private static func words(_ end: ChildProcess.End) -> String {
    switch end {
    case .exited(let status): "exited with status \(status)"
    case .killed(let signal): "was terminated by signal \(signal)"
    }
  }
}
