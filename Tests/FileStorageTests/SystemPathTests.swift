import FileStorage
import Foundation
import Testing

@Suite("Names of files")
struct SystemPathTests {
  @Test("A name that is not UTF-8 is found, read, replaced and removed by the same name")
  func bytes() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-names-\(UUID().uuidString)").path
    try FileSystem.makeFolder(folder)
    let names: [[UInt8]] = [
      [0xFF, 0x2E, 0x78], [0x61, 0xC3], [0xF4, 0x8F, 0xBE, 0x80], Array("ü☂".utf8),
      Array(repeating: 0x61, count: 255), [0xE2, 0x98],
    ]
    for name in names {
      let file = try FileReplacement(of: "\(folder)/\(String(systemPath: name))")
      try file.write(name)
      try file.commit(isSynchronized: false)
    }
    let found = try FileSystem.names(in: folder)
    #expect(found == found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(found.count == names.count && Set(found) == Set(names.map { String(systemPath: $0) }))
    for name in found {
      let contents = try #require(try FileSystem.contents(of: "\(folder)/\(name)"))
      #expect(String(systemPath: contents.bytes) == name)
      #expect(FileSystem.remove("\(folder)/\(name)"))
    }
    #expect(FileSystem.removeEmptyFolder(folder))
  }

  @Test("A name with a zero byte is refused, not cut off")
  func zero() {
    #expect(throws: SystemError.self) { try FileSystem.contents(of: "/etc/hostname\0.png") }
    #expect(!FileSystem.exists("/etc\0/x"))
  }
}
