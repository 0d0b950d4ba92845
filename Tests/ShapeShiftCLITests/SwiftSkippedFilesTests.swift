import Foundation
import Testing

@testable import ShapeShiftCLI

@Suite("Files of folders and packages that do not compile", .serialized)
struct SwiftSkippedFilesTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private func write(_ files: [String: String], in folder: String) throws {
    for (name, text) in files {
      try workspace.write("import SwiftUI\n" + text, to: "\(folder)/\(name).swift")
    }
  }

  private func preview(_ view: String) -> String {
    "#Preview(traits: .sizeThatFitsLayout) { \(view).frame(width: 3, height: 3) }\n"
  }

  /// The warnings without their places.
  private func skipped(_ outcome: Workspace.Outcome) -> [String] {
    outcome.messages.split(separator: "\n").filter { $0.hasPrefix("warning[E0804]: ") }
      .map { String($0.dropFirst("warning[E0804]: ".count)) }.sorted()
  }

  @Test("Files that do not compile are skipped with those that need them, and the others are drawn")
  func chain() throws {
    try write(
      [
        "Camera": "import NoSuchKit\nstruct Lens { var width = 3.0 }\n" + preview("Color.red"),
        "Photo": "struct Photo { let lens: Lens }\n" + preview("Color.red"),
        "Album": "struct Album { var photos: [Photo] = [] }\n",
        "Shelf": "let shelf = [Album]()\n" + preview("Color.red"),
        "Typo": "struct Typo: View { var body: some View { Txet(\"a\") } }\n" + preview("Typo()"),
        "Member": "extension View { func framed() -> some View { noSuchModifier() } }\n",
        "Framed": preview("Color.red.framed()"),
        // Names in comments and strings, and types that the file declares itself, need nothing.
        "Home": "// A Photo in an Album\nlet title = \"Typo\"\n" + preview("Color.green"),
        "Own": "enum Own { struct Lens {} ; static let lens = Lens() }\n" + preview("Color.blue"),
      ], in: "app")
    let outcome = try workspace.run("previews", "app")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.text.contains("Home.swift:4"), "\(outcome.text)")
    #expect(outcome.text.split(separator: "\n").count == 2, "\(outcome.text)")
    #expect(
      skipped(outcome) == [
        "Album.swift uses Photo, which is declared in Photo.swift, and is skipped",
        "Camera.swift imports NoSuchKit, which is not available, and is skipped",
        "Framed.swift does not compile and is skipped: value of type 'Color' has no member 'framed'",
        "Member.swift does not compile and is skipped: cannot find 'noSuchModifier' in scope",
        "Photo.swift does not compile and is skipped: cannot find type 'Lens' in scope",
        "Shelf.swift uses Album, which is declared in Album.swift, and is skipped",
        "Typo.swift does not compile and is skipped: cannot find 'Txet' in scope",
      ])
  }

  @Test(
    "A folder of which nothing compiles is an error with all its causes",
    arguments: ["", "import MapKit\n"])
  func nothing(imports: String) throws {
    try write(
      [
        "A": imports + preview("Txet(\"a\")"),
        "B": "let b: Int = \"\"\n" + preview("Color.red"),
      ], in: "app")
    let outcome = try workspace.run("render", "app")
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("error[E0801]: cannot find 'Txet' in scope"))
    #expect(outcome.messages.contains("error[E0801]: cannot convert value of type 'String'"))
    #expect(!outcome.messages.contains("E0804"), "\(outcome.messages)")
  }

  @Test("A view of a skipped file is an error that says why the file is skipped")
  func type() throws {
    try write(
      [
        "Place": "import NoSuchKit\nstruct Place: View { var body: some View { Text(\"a\") } }\n",
        "Home": preview("Color.green"),
      ], in: "app")
    let outcome = try workspace.run("render", "app", "--type", "Place", "-o", "a.png")
    #expect(outcome.status == 65)
    #expect(
      outcome.messages.contains(
        "it is declared in Place.swift, which is skipped because it imports NoSuchKit, which is not available"
      ), "\(outcome.messages)")
  }

  @Test("A target of a package that does not compile is skipped with what needs it")
  func package() throws {
    try workspace.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "trip",
        targets: [
          .target(name: "Camera"), .target(name: "Photos", dependencies: ["Camera"]),
          .target(name: "Cards"),
        ])
      """, to: "trip/Package.swift")
    try write(["Camera": "import NoSuchKit\npublic struct Lens {}\n"], in: "trip/Sources/Camera")
    try write(
      ["Photo": "import Camera\n" + preview("Color.red"), "Frame": preview("Color.green")],
      in: "trip/Sources/Photos")
    try write(
      ["Card": preview("Color.blue"), "Typo": preview("Txet(\"a\")")], in: "trip/Sources/Cards")
    let outcome = try workspace.run("render", "trip", "-o", "{target}-{preview}.png")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(
      try workspace.names().filter { $0.hasSuffix(".png") }.count == 2, "\(outcome.messages)")
    #expect(
      skipped(outcome) == [
        "Photo.swift imports Camera, which is not available, and is skipped",
        "Typo.swift does not compile and is skipped: cannot find 'Txet' in scope",
        "the module Camera does not compile and is skipped: no such module 'NoSuchKit'",
      ])
  }
}
