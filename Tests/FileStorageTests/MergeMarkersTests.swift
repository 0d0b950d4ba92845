import FileStorage
import Testing

@Suite struct MergeMarkersTests {
  @Test func `Marker lines are found, also those of diff3 and with CR LF`() throws {
    let text = "a\n<<<<<<< HEAD\r\nb\n||||||| base\nc\n=======\nd\n>>>>>>> main"
    let bytes = Array(text.utf8)
    let markers = try #require(MergeMarkers(bytes))
    #expect(
      markers.lines.map { String(decoding: bytes[$0], as: UTF8.self).prefix(7) }
        == ["<<<<<<<", "|||||||", "=======", ">>>>>>>"])
    #expect(markers.isCertain)
    #expect(markers.firstLineNumber(in: bytes) == 2)
  }

  @Test func `A line of seven equals signs alone is not certain`() throws {
    #expect(try #require(MergeMarkers(Array("Title\n=======\n".utf8))).isCertain == false)
  }

  @Test(arguments: ["", "<<<<<<\n", "<<<<<<<<\n", " <<<<<<< HEAD", "a >>>>>>> b", "<<<<<<<HEAD"])
  func `Other lines are not markers`(text: String) {
    #expect(MergeMarkers(Array(text.utf8)) == nil)
  }
}
