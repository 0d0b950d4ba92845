import FileStorage
import Foundation
import Glibc
import Testing

@testable import ShapeShiftCLI

@Suite struct HostFolderTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Makes a folder as a command leaves it that was killed.
  private func abandoned(_ name: String, permissions: mode_t = 0o700) throws -> String {
    try workspace.write("", to: "\(name)/lock")
    let path = workspace.file(name).path
    #expect(chmod(path, permissions) == 0)
    return path
  }

  @Test func `A new folder is private, and goes with its command`() throws {
    let folder = try HostFolder()
    #expect(try FileStatus(ofLink: folder.path).permissions == 0o700)
    HostFolder.removeAbandoned(folder.path)
    #expect(FileSystem.exists(folder.path))
    folder.remove()
    #expect(!FileSystem.exists(folder.path))
  }

  @Test func `A folder of a killed command is removed`() throws {
    let path = try abandoned("shapeshift-swift-1")
    HostFolder.removeAbandoned(path)
    #expect(!FileSystem.exists(path))
  }

  @Test func `A folder that others can change, or a link to a folder, is left alone`() throws {
    let shared = try abandoned("shapeshift-swift-2", permissions: 0o777)
    let (target, link) = (try abandoned("kept"), workspace.file("shapeshift-swift-3").path)
    #expect(symlink(target, link) == 0)
    for path in [shared, link] { HostFolder.removeAbandoned(path) }
    for path in [shared, link, "\(target)/lock"] { #expect(FileSystem.exists(path), "\(path)") }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give folders to others"))
  func `A folder of another user is left alone`() throws {
    let path = try abandoned("shapeshift-swift-4")
    #expect(chown(path, 65534, 65534) == 0)
    HostFolder.removeAbandoned(path)
    #expect(FileSystem.exists("\(path)/lock"))
  }
}
