import FileStorage
import Foundation
import Glibc
import ShapeShiftDocuments
import Testing

@testable import ShapeShiftCLI

@Suite struct BuildCacheTests {
  private let workspace: Workspace
  private let folder: String

  init() throws {
    workspace = try Workspace()
    folder = workspace.file("cache/swift").path
  }

  private func open(limit: Int = BuildCache.defaultLimit) throws -> BuildCache {
    try #require(BuildCache(folder, limit: limit))
  }

  private let entry = BuildEntry(
    reports: [
      ModuleReport(
        assetWarnings: ["w"], runs: [CompilerRun(output: "a\n\u{0}/b", isSuccessful: false)])
    ], files: [[1, 2, 10, 3], [], Array("text".utf8)])

  /// The keys of stored entries.
  private var keys: [String] {
    get throws {
      try workspace.names(in: "cache/swift").filter { $0.hasSuffix(BuildCache.suffix) }
        .map { String($0.dropLast(BuildCache.suffix.count)) }
    }
  }

  @Test func `An entry is read as it was stored, and a damaged one is not read`() throws {
    let bytes = entry.bytes
    #expect(BuildEntry(bytes) == entry)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x20
      #expect(BuildEntry(damaged) == nil, "\(index)")
    }
    #expect(BuildEntry(bytes.dropLast()) == nil)
    #expect(BuildEntry(bytes + [0]) == nil)
    #expect(BuildEntry([]) == nil)
  }

  @Test func `An entry is made once, and again after damage`() throws {
    let cache = try open()
    var made = 0
    for _ in 0..<2 {
      #expect(
        try cache.entry("a") { () throws(Failure) in
          made += 1
          return entry
        } == entry)
    }
    #expect(made == 1)
    try workspace.write("damaged", to: "cache/swift/a\(BuildCache.suffix)")
    #expect(cache.known("a") == nil)
    #expect(try cache.entry("a") { () throws(Failure) in entry } == entry)
    #expect(cache.known("a") == entry)
    #expect(throws: Failure.self) {
      try cache.entry("b") { () throws(Failure) in throw Failure(.badDocument) }
    }
    #expect(try keys == ["a"])
  }

  @Test func `The least recently used entries of a full cache are removed`() throws {
    let large = BuildEntry(files: [[UInt8](repeating: 7, count: 1000)])
    let cache = try open(limit: 4 * large.bytes.count)
    for key in ["a", "b", "c", "d"] {
      cache.keep(large, as: key)
      // Times of files are too coarse to order them within a test.
      let seconds = Double(key.utf8.first ?? 0)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)],
        ofItemAtPath: "\(folder)/\(key)\(BuildCache.suffix)")
    }
    try workspace.write("mine", to: "cache/swift/notes.txt")
    #expect(try keys == ["a", "b", "c", "d"])
    #expect(cache.known("a") == large)
    cache.keep(large, as: "e")
    #expect(try keys == ["a", "d", "e"])
    #expect(cache.size == 3 * large.bytes.count)
    #expect(try workspace.text("cache/swift/notes.txt") == "mine")
    // An entry above the limit is not stored.
    cache.keep(BuildEntry(files: [[UInt8](repeating: 7, count: 9000)]), as: "f")
    #expect(try keys == ["a", "d", "e"])
  }

  @Test func `A folder that others can write to, or a link, is not used`() throws {
    _ = try open()
    #expect(try FileStatus(ofLink: folder).permissions == 0o700)
    #expect(chmod(folder, 0o777) == 0)
    #expect(BuildCache(folder) == nil)
    #expect(chmod(folder, 0o700) == 0)
    let link = workspace.file("link").path
    #expect(symlink(folder, link) == 0)
    #expect(BuildCache(link) == nil)
    try workspace.write("", to: "file")
    #expect(BuildCache(workspace.file("file").path) == nil)
    #expect(BuildCache(workspace.file("file/swift").path) == nil)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give folders to others"))
  func `A folder of another user is not used`() throws {
    _ = try open()
    #expect(chown(folder, 65534, 65534) == 0)
    #expect(BuildCache(folder) == nil)
  }

  @Test func `Files of killed processes do no harm, and are removed with all entries`() throws {
    let cache = try open()
    try workspace.write("", to: "cache/swift/a.shapeshift-lock")
    try workspace.write("half", to: "cache/swift/.a.1-1\(FileReplacement.suffix)")
    try workspace.write("mine", to: "cache/swift/notes.txt")
    #expect(try cache.entry("a") { () throws(Failure) in entry } == entry)
    #expect(cache.known("a") == entry)
    #expect(!FileSystem.exists("\(folder)/a.shapeshift-lock"))
    try workspace.write("", to: "cache/swift/b.shapeshift-lock")
    cache.clear()
    #expect(try workspace.names(in: "cache/swift") == ["notes.txt"])
    #expect(cache.size == 0)
  }

  @Test func `The context differs for another library, module or compiler`() throws {
    let installation = SwiftInstallation(
      folder: workspace.file("live").path, compilerVersion: "Swift version 6.3.1")
    func digest(_ version: String = "6.3.1") throws -> String {
      BuildContext.digest(installation, try toolchain(version))
    }
    try workspace.write("a", to: "live/libShapeShift.so")
    try workspace.write("a", to: "live/Modules/SwiftUI.swiftmodule")
    let first = try digest()
    #expect(try first == digest())
    #expect(try first != digest("6.3.2"))
    try workspace.write("other", to: "live/libShapeShift.so")
    let second = try digest()
    #expect(first != second)
    try workspace.write("other", to: "live/Modules/SwiftUI.swiftmodule")
    #expect(try second != digest())
  }

  private func toolchain(_ version: String) throws -> SwiftToolchain {
    let text = """
      {"compiler": "/usr/bin/swiftc", "target": {
        "compilerVersion": "\(version)", "target": {"triple": "x86_64", "arch": "x86_64"},
        "paths": {"runtimeLibraryPaths": [], "runtimeResourcePath": "/nowhere"}}}
      """
    return try JSONDecoder().decode(SwiftToolchain.self, from: Data(text.utf8))
  }
}
