import FileStorage
import Foundation
import Glibc
import Testing

@Suite("Files that take the place of others")
struct FileReplacementTests {
  private let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("shapeshift-files-\(UUID().uuidString)").path
    try FileSystem.makeFolder(folder)
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  private func text(_ name: String) throws -> String {
    String(
      decoding: try #require(try FileSystem.contents(of: "\(folder)/\(name)")).bytes, as: UTF8.self)
  }

  @Test("Until it is whole the old file stays; given up, it leaves nothing")
  func whole() throws {
    try write("old", "a")
    chmod("\(folder)/a", 0o640)
    do {
      let file = try FileReplacement(of: "\(folder)/a")
      try file.write(Array("half".utf8))
      #expect(try text("a") == "old")
      #expect(try FileSystem.names(in: folder).count == 2)
    }
    #expect(try FileSystem.names(in: folder) == ["a"])
    let file = try FileReplacement(of: "\(folder)/a")
    try file.write(Array("new".utf8))
    try file.commit(isSynchronized: true)
    #expect(try text("a") == "new")
    #expect(try FileStatus(of: "\(folder)/a").permissions == 0o640)
  }

  @Test("Names alike in their first hundred letters are different files")
  func longNames() throws {
    let start = String(repeating: "n", count: 120)
    let files = try (0..<50).map { try FileReplacement(of: "\(folder)/\(start)\($0)") }
    for (index, file) in files.enumerated() { try file.write(Array("\(index)".utf8)) }
    for file in files { try file.commit(isSynchronized: false) }
    for index in 0..<50 { #expect(try text("\(start)\(index)") == "\(index)") }
  }

  @Test("What a killed writer left is removed; what a living one holds, or others made, stays")
  func abandoned() throws {
    let living = try FileReplacement(of: "\(folder)/a")
    try write("", ".a.1-1\(FileReplacement.suffix)")
    for name in [".a.x-1.shapeshift-part", "a.1-1.shapeshift-part", ".a.tmp", ".shapeshift-part"] {
      try write("mine", name)
    }
    symlink("a", "\(folder)/.b.1-1\(FileReplacement.suffix)")
    let before = try FileSystem.names(in: folder).count
    AbandonedFiles.remove(in: folder)
    #expect(try FileSystem.names(in: folder).count == before - 1)
    try living.commit(isSynchronized: false)
  }

  @Test("A file that others put there in the last moment is given back its name")
  func expected() throws {
    try write("old", "a")
    let file = try FileReplacement(of: "\(folder)/a")
    try file.write(Array("new".utf8))
    try write("theirs", "a")
    #expect(try !file.commit { $0 == Array("old".utf8) })
    #expect(try text("a") == "theirs")
    #expect(try file.commit { $0 == Array("theirs".utf8) })
    #expect(try text("a") == "new")
  }

  @Test("A new file takes no name that something has")
  func new() throws {
    try write("theirs", "a")
    let file = try FileReplacement(of: "\(folder)/a")
    #expect(throws: SystemError.self) { try file.commitAsNew() }
    #expect(try text("a") == "theirs")
  }

  @Test("Pipes and folders are not replaced, and reading a pipe does not wait")
  func special() throws {
    mkfifo("\(folder)/pipe", 0o600)
    #expect(throws: SystemError.self) { try FileReplacement(of: "\(folder)/pipe") }
    #expect(throws: SystemError.self) { try FileSystem.contents(of: "\(folder)/pipe") }
    #expect(throws: SystemError.self) { try FileReplacement(of: folder) }
  }
}

@Suite("Folders out of which no name leads")
struct ContainedFolderTests {
  @Test("Names stay in the folder, by whatever way")
  func names() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("shapeshift-inside-\(UUID().uuidString)").path
    for name in ["", "/in", "/in/deep", "/out"] { try FileSystem.makeFolder(root + name) }
    symlink("../out", "\(root)/in/link")
    symlink("deep", "\(root)/in/near")
    symlink("../nowhere", "\(root)/in/broken")
    symlink("../../out/x", "\(root)/in/deep/file")
    let folder = ContainedFolder("\(root)/in")
    for name in ["a", "deep/a", "near/a", "new/deeper/a", "./a", "a//b"] {
      #expect(try folder.path(of: name).hasPrefix("\(root)/in/"), "\(name)")
    }
    for name in [
      "", ".", "..", "../out/a", "/etc/passwd", "deep/../../a", "link/a", "broken/a", "a\0b",
    ] {
      #expect(throws: SystemError.self, "\(name)") { try folder.path(of: name) }
      #expect(throws: SystemError.self, "\(name)") { try folder.makeFolders(of: name) }
    }
    // A link in the place of the file is replaced, not followed; nothing is read through it.
    #expect(try folder.path(of: "deep/file") == "\(root)/in/deep/file")
    #expect(throws: SystemError.self) { try folder.existingPath(of: "deep/file") }
    #expect(try folder.makeFolders(of: "new/deeper/a") == "\(root)/in/new/deeper/a")
    #expect(try FileStatus(of: "\(root)/in/new/deeper").isDirectory)
    #expect(try FileSystem.names(in: "\(root)/out").isEmpty)
  }
}

@Suite("Folders for temporary files")
struct PrivateFolderTests {
  private static func newPath() -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-private-\(UUID().uuidString)").path
  }

  @Test("A private folder is new each time, and only its user can enter it")
  func creation() throws {
    let prefix = Self.newPath()
    let (first, second) = (
      try FileSystem.makePrivateFolder(prefix), try FileSystem.makePrivateFolder(prefix)
    )
    #expect(first != second && first.hasPrefix(prefix) && second.hasPrefix(prefix))
    for folder in [first, second] {
      let status = try FileStatus(ofLink: folder)
      #expect(status.isPrivateFolder && status.permissions == 0o700)
      FileSystem.removeEmptyFolder(folder)
    }
    #expect(throws: SystemError.self) { try FileSystem.makePrivateFolder("\(prefix)/none/a") }
  }

  @Test("A folder that others can write to, a link and a file are not private folders")
  func others() throws {
    let folder = try FileSystem.makePrivateFolder(Self.newPath())
    let (link, file) = ("\(folder)/link", "\(folder)/file")
    symlink(folder, link)
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    for path in [link, file] { #expect(try !FileStatus(ofLink: path).isPrivateFolder) }
    for permissions in [0o770, 0o702, 0o1777] as [mode_t] {
      chmod(folder, permissions)
      #expect(try !FileStatus(ofLink: folder).isPrivateFolder, "\(permissions)")
    }
    chmod(folder, 0o755)
    #expect(try FileStatus(ofLink: folder).isPrivateFolder)
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test(
    "What another user's killed writer left is not removed",
    .enabled(if: geteuid() == 0, "only root can give files to others"))
  func foreignParts() throws {
    let folder = try FileSystem.makePrivateFolder(Self.newPath())
    let (own, foreign) = (
      "\(folder)/.a.1-1\(FileReplacement.suffix)", "\(folder)/.b.1-1\(FileReplacement.suffix)"
    )
    for path in [own, foreign] {
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    #expect(chown(foreign, 65534, 65534) == 0)
    AbandonedFiles.remove(in: folder)
    #expect(!FileSystem.exists(own) && FileSystem.exists(foreign))
    try FileManager.default.removeItem(atPath: folder)
  }
}
