import FileStorage
import Foundation
import Testing

@Suite("Suffixes of paths")
struct PathSuffixTests {
  @Test(
    "are what URLs say",
    arguments: [
      "a.png", "folder/a.tar.gz", "folder.d/a", ".svg", "a/.hidden", "a/.hidden.svg", "a.", "a..b",
      "/a/b.svg/", "/a/b.svg//", "é.PNG", "a b.swift", "..", "a/../b.json", "noname", "/", "-",
    ])
  func suffix(path: String) {
    #expect(path.pathSuffix == URL(fileURLWithPath: path).pathExtension)
  }
}
