import Foundation
import Glibc
import ImageCoding
import Testing
import VectorGraphics

@Suite("Names of files")
struct OutputNamesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      #"{"shapeshift": 1, "canvas": {"width": 4, "height": 4}, "values": {"c": "red"}, "view": {"view": "Rectangle", "modifiers": [{"fill": {"$": "c"}}]}}"#,
      to: "card.json")
  }

  private func makePipe(_ name: String) throws {
    try #require(mkfifo(workspace.file(name).path, 0o600) == 0)
  }

  @Test("A hundred outputs alike in their first hundred letters hold each its own picture")
  func longNames() throws {
    let stem = String(repeating: "x", count: 120)
    let lines = (0..<100).map { index in
      ##"{"doc": "card.json", "out": "\##(stem)\##(index).png", "set": {"values.c": "#0000\##(String(100 + index, radix: 16))"}}"##
    }
    try workspace.write(lines.joined(separator: "\n"), to: "list.jsonl")
    let outcome = try workspace.run("batch", "list.jsonl", "-o", "out", "--jobs", "8")
    #expect(outcome.status == 0, "\(outcome.messages)")
    for index in 0..<100 {
      let picture = try PNGDecoder().decode(try workspace.bytes("out/\(stem)\(index).png"))
      #expect(picture[2, 2] == 0xFF00_0000 + UInt32(100 + index))
    }
    #expect(try workspace.names(in: "out").count == 101)
  }

  @Test("A name of 255 bytes is written, one of 256 is refused")
  func longestName() throws {
    let name = String(repeating: "é", count: 125) + "a.png"
    #expect(try workspace.run("render", "card.json", "-o", name).status == 0)
    #expect(try workspace.names() == ["card.json", name])
    let outcome = try workspace.run("render", "card.json", "-o", "b" + name)
    #expect(outcome.status == 73)
    #expect(outcome.messages.contains("file name too long"))
  }

  @Test("A batch knows folders and documents whose names are no UTF-8")
  func otherBytes() throws {
    let outcome = try workspace.shell(
      #"""
      mkdir $'d\xff' && cp card.json $'d\xff/\xfe.json' &&
      "$0" batch $'d\xff' -o $'o\xfc' && "$0" batch $'d\xff' -o other &&
      cmp $'o\xfc/\xfe.png' $'other/\xfe.png' && ls | wc -l
      """#)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.text == "4\n")
  }

  @Test("A batch is drawn in a folder whose name is no UTF-8")
  func workingFolder() throws {
    let outcome = try workspace.shell(
      #"""
      mkdir $'d\xff' && cp card.json $'d\xff' && cd $'d\xff' &&
      printf '{"doc": "card.json", "out": "a.png"}\n{"doc": "card.json", "out": "b.png"}\n' > list &&
      "$0" batch list -o out && "$0" render card.json -o c.png && "$0" edit card.json /x-note=9 &&
      cmp out/a.png c.png && cmp out/b.png c.png
      """#)
    #expect(outcome.status == 0, "\(outcome.messages)")
  }

  @Test("A zero byte in a name is refused and no other file is written or read")
  func zeroByte() throws {
    try workspace.write(
      #"{"doc": "card.json", "out": "a.png\u0000.svg"}"# + "\n"
        + #"{"doc": "card.json\u0000x", "out": "b.png"}"# + "\n"
        + #"{"doc": "card.json", "data": "card.json\u0000x", "out": "c.png"}"#, to: "list.jsonl")
    let outcome = try workspace.run("batch", "list.jsonl", "-o", "out")
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("3 of 3 lines failed"))
    #expect(outcome.messages.contains("the name contains a zero byte"))
    #expect(try workspace.names(in: "out") == ["batch.jsonl"])
  }

  @Test("A pipe that nobody reads is refused as output")
  func pipeAsOutput() throws {
    try makePipe("a.png")
    let outcome = try workspace.run("render", "card.json", "-o", "a.png")
    #expect(outcome.status == 74)
    #expect(
      outcome.messages
        == "error: a.png can't be written: no process reads the pipe\n")
  }

  @Test(
    "A pipe that has a name is refused as input",
    arguments: [
      ["render", "pipe", "-o", "a.png"], ["render", "card.json", "--data", "pipe", "-o", "a.png"],
      ["batch", "pipe", "-o", "out"], ["diff", "pipe", "card.json"], ["fmt", "pipe"],
      ["check", "pipe"],
    ])
  func pipeAsInput(_ arguments: [String]) throws {
    try makePipe("pipe")
    let outcome = try workspace.run(arguments)
    #expect(outcome.status == 66, "\(outcome.messages)")
    #expect(outcome.messages.contains("pipe can't be read: it is a pipe, not a regular file"))
  }

  @Test("A device is refused as input")
  func deviceAsInput() throws {
    let outcome = try workspace.run("render", "/dev/zero", "-o", "a.png")
    #expect(outcome.status == 66)
    #expect(
      outcome.messages == "error: /dev/zero can't be read: it is a device, not a regular file\n")
  }

  @Test("Pipes that a shell hands over are read and written")
  func processSubstitution() throws {
    let outcome = try workspace.shell(
      #""$0" render <(cat card.json) -o b.png && cat card.json | "$0" render /dev/stdin -o c.png && "$0" render card.json --format png -o >(cat > d.png); sleep 1"#
    )
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try workspace.run("render", "card.json", "-o", "a.png").status == 0)
    for name in ["b.png", "c.png", "d.png"] {
      #expect(try workspace.bytes(name) == workspace.bytes("a.png"), "\(name)")
    }
  }

  @Test(
    "A file that something is made of is not replaced by it",
    arguments: [
      ["render", "card.json", "-o", "card.json", "--format", "png"],
      ["animate", "card.json", "-o", "card.json", "--duration", "1"],
      ["animate", "card.json", "-o", "./card.json", "--duration", "1", "--format", "json"],
      ["morph", "card.json", "M0,0H1V1Z", "-o", "card.json"],
    ])
  func inputsAreKept(_ arguments: [String]) throws {
    let before = try workspace.bytes("card.json")
    let outcome = try workspace.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("would overwrite"))
    #expect(try workspace.bytes("card.json") == before)
    #expect(try workspace.names() == ["card.json"])
  }

  @Test(
    "No number on the command line ends the process",
    arguments: [
      ["render", "card.json", "--at=-9223372036854775808", "-o", "a.png"],
      ["render", "card.json", "--at", "head--5", "-o", "a.png"],
      ["render", "card.json", "--at", "head-99999999999999999999", "-o", "a.png"],
      ["render", "card.json", "--at", "9223372036854775808", "-o", "a.png"],
      ["render", "card.json", "--at", "1e308d", "-o", "a.png"],
      ["render", "card.json", "--size", "1e308x1e308", "-o", "a.png"],
      ["render", "card.json", "--scale", "1e308", "-o", "a.png"],
      [
        "render", "card.json", "--size", "4e9x4e9", "--max-pixels", "9223372036854775807", "-o",
        "a.png",
      ],
      [
        "frames", "card.json", "--duration", "1", "--frames", "0-9:-9223372036854775808", "-o",
        "o/",
      ],
      ["frames", "card.json", "--duration", "1e308", "-o", "o/"],
      [
        "frames", "card.json", "--duration", "1", "--max-frames", "9223372036854775807", "-o", "o/",
      ],
      ["frames", "card.json", "--duration", "1", "--shard", "9223372036854775807/1", "-o", "o/"],
      ["frames", "card.json", "--duration", "1", "--jobs", "9223372036854775807", "-o", "o/"],
      ["animate", "card.json", "--duration", "1", "--fps", "1000000/0", "-o", "a.gif"],
      ["animate", "card.json", "--duration", "1e300", "--fps", "1000000", "-o", "a.gif"],
      [
        "animate", "card.json", "--duration", "1", "--columns=-9223372036854775808", "-o", "a.json",
      ],
      ["morph", "A", "B", "--duration", "1e300", "-o", "a.gif"],
      ["morph", "A", "B", "--frames", "9223372036854775807", "-o", "o/"],
      ["morph", "A", "B", "--size", "1e300", "-o", "a.gif"],
      ["undo", "card.json", "--count=-9223372036854775808"],
      ["undo", "card.json", "--count=9223372036854775807"],
      ["history", "compact", "card.json", "--keep=-9223372036854775808"],
      ["history", "compact", "card.json", "--keep", "9223372036854775807"],
      ["history", "list", "card.json", "--count=-9223372036854775808"],
      ["history", "show", "card.json", "head--5"],
      ["history", "show", "card.json", "-9223372036854775808"],
      ["diff", "a.png", "b.png", "--window", "9223372036854775807:9223372036854775807"],
    ])
  func numbers(_ arguments: [String]) throws {
    #expect(try workspace.run("edit", "card.json", "values.c=blue").status == 0)
    let outcome = try workspace.run(arguments)
    // Some of them mean something, if only all that there is.
    #expect([0, 1, 64, 65, 66].contains(outcome.status), "\(outcome.status) \(outcome.messages)")
  }
}
