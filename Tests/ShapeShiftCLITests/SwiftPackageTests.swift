import Foundation
import ImageCoding
import Testing

@testable import ShapeShiftCLI

@Suite("Swift packages and folders", .serialized)
struct SwiftPackageTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private func size(_ name: String) throws -> [Int] {
    let header = try PNGHeader(try workspace.bytes(name))
    return [header.width, header.height]
  }

  /// A package of a program, a library with a resource, and one of another package.
  private func makePackage() throws {
    try workspace.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "trip",
        dependencies: [
          .package(url: "https://nowhere.invalid/ShapeShift.git", from: "1.0.0"),
          .package(path: "../sizes"),
        ],
        targets: [
          .target(
            name: "Cards",
            dependencies: [
              .product(name: "SwiftUI", package: "ShapeShift"),
              .product(name: "Sizes", package: "sizes"),
            ],
            resources: [.process("Resources")], swiftSettings: [.define("WIDE")]),
          .executableTarget(name: "App", dependencies: ["Cards"]),
          .testTarget(name: "CardsTests", dependencies: ["Cards"]),
        ])
      """, to: "trip/Package.swift")
    try workspace.write(
      """
      import Foundation
      import Sizes
      import SwiftUI
      public struct Card: View {
        public init() {}
        public var body: some View {
          let url = Bundle.module.url(forResource: "height", withExtension: "txt")
          let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
          Color.red.frame(width: cardWidth, height: Double(text) ?? 0)
        }
      }
      #if WIDE
      #Preview("Card", traits: .sizeThatFitsLayout) { Card() }
      #endif
      """, to: "trip/Sources/Cards/Card.swift")
    try workspace.write("21", to: "trip/Sources/Cards/Resources/height.txt")
    try workspace.write(
      """
      import Cards
      import SwiftUI
      @main struct Trip: App { var body: some Scene { WindowGroup { Card() } } }
      #Preview("Card", traits: .sizeThatFitsLayout) { Card().padding(.top, 4) }
      """, to: "trip/Sources/App/Trip.swift")
    try workspace.write("#error(\"not for previews\")", to: "trip/Tests/CardsTests/Tests.swift")
    try workspace.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "sizes", products: [.library(name: "Sizes", targets: ["Sizes"])],
        targets: [.target(name: "Sizes")])
      """, to: "sizes/Package.swift")
    try workspace.write(
      "public var cardWidth: Double { 34 }", to: "sizes/Sources/Sizes/Sizes.swift")
  }

  @Test("All targets of a package are drawn, with their resources and packages beside it")
  func package() throws {
    try makePackage()
    let list = try workspace.run("previews", "trip")
    #expect(list.messages == "")
    #expect(list.text == "1  Card  (App/Trip.swift:4)\n2  Card  (Cards/Card.swift:13)\n")
    let all = try workspace.run("render", "trip", "-o", "out/{target}/{preview}.png")
    #expect(all.status == 0, "\(all.messages)")
    #expect(try size("out/App/Card.png") == [34, 25])
    #expect(try size("out/Cards/Card.png") == [34, 21])
    #expect(
      try workspace.run("render", "trip", "--preview", "Cards/Card", "-o", "one.png").status == 0)
    #expect(try size("one.png") == [34, 21])
    #expect(try workspace.names(in: "trip") == ["Package.swift", "Sources", "Tests"])
  }

  @Test("A package that is not fetched is named, and so is a target without Swift")
  func missing() throws {
    try makePackage()
    let manifest = try workspace.text("trip/Package.swift")
    try workspace.write(
      manifest.replacing(
        ".package(path: \"../sizes\")",
        with: ".package(url: \"https://nowhere.invalid/sizes\", from: \"1.0.0\")"),
      to: "trip/Package.swift")
    let outcome = try workspace.run("previews", "trip")
    #expect(outcome.status == 66)
    #expect(
      outcome.messages == """
        error: the package trip uses sizes, which is not resolved
          help: swift package resolve --package-path trip

        """)
    try workspace.write("// no manifest\nlet a: Int = \"\"", to: "trip/Package.swift")
    #expect(try workspace.run("previews", "trip").status == 65)
  }

  @Test("Targets of C and C++ are compiled, linked and imported")
  func clang() throws {
    func write(_ returned: String) throws {
      try workspace.write(
        "#include \"Sides.h\"\n#include \"inner.h\"\ndouble side(void) { \(returned) WIDTH + INNER; }",
        to: "sides/Sources/Sides/side.c")
    }
    try workspace.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "sides",
        targets: [
          .target(
            name: "Sides", cSettings: [.headerSearchPath("inner"), .define("WIDTH", to: "40")],
            linkerSettings: [.linkedLibrary("m")]),
          .target(name: "Card", dependencies: ["Sides"]),
        ], cLanguageStandard: .c11)
      """, to: "sides/Package.swift")
    try workspace.write("#define INNER 2", to: "sides/Sources/Sides/inner/inner.h")
    try workspace.write(
      """
      #ifdef __cplusplus
      extern "C" {
      #endif
      double side(void);
      int letters(void);
      #ifdef __cplusplus
      }
      #endif
      """, to: "sides/Sources/Sides/include/Sides.h")
    try workspace.write(
      "#include \"Sides.h\"\n#include <string>\nint letters(void) { return std::string(\"abc\").size(); }",
      to: "sides/Sources/Sides/letters.cpp")
    try workspace.write(
      """
      import Sides
      import SwiftUI
      #Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: side(), height: Double(letters())) }
      """, to: "sides/Sources/Card/Card.swift")
    try write("return")
    let outcome = try workspace.run("render", "sides", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try size("a.png") == [42, 3])
    try write("retur")
    let broken = try workspace.run("render", "sides", "-o", "a.png")
    #expect(broken.status == 65)
    #expect(broken.messages.contains("--> sides/Sources/Sides/side.c:3:"), "\(broken.messages)")
    try write("return")
    let manifest = try workspace.text("sides/Package.swift")
    try workspace.write(
      manifest.replacing("(\"m\")", with: "(\"nosuch\")"), to: "sides/Package.swift")
    let missing = try workspace.run("render", "sides", "-o", "a.png")
    #expect(missing.status == 66)
    #expect(
      missing.messages.hasPrefix(
        "error: the package requires the library nosuch, which is not installed\n"))
  }

  @Test("Macros are expanded by what the package manager has built of them")
  func macros() throws {
    try workspace.write(
      """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "values",
        targets: [.macro(name: "Values"), .target(name: "Card", dependencies: ["Values"])])
      """, to: "values/Package.swift")
    try workspace.write("// its source", to: "values/Sources/Values/Values.swift")
    try workspace.write(
      """
      import SwiftUI
      @attached(accessor) @attached(peer, names: prefixed(__Key_))
      macro Value() = #externalMacro(module: "Values", type: "EntryMacro")
      extension EnvironmentValues { @Value var side: Double = 17 }
      struct Card: View {
        @Environment(\\.side) var side
        var body: some View { Color.red.frame(width: side, height: 2) }
      }
      #Preview(traits: .sizeThatFitsLayout) { Card() }
      """, to: "values/Sources/Card/Card.swift")
    let unbuilt = try workspace.run("render", "values", "-o", "a.png")
    #expect(unbuilt.status == 66)
    #expect(
      unbuilt.messages == """
        error: the macros of Values are not built
          help: swift build --package-path values

        """)
    // Another program of that name will do.
    let tool = "values/.build/debug/Values-tool"
    try workspace.write("", to: tool)
    try FileManager.default.removeItem(at: workspace.file(tool))
    try FileManager.default.copyItem(
      at: Workspace.command.deletingLastPathComponent()
        .appendingPathComponent("live/ShapeShiftMacros"),
      to: workspace.file(tool))
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: workspace.file(tool).path)
    let built = try workspace.run("render", "values", "-o", "a.png")
    #expect(built.status == 0, "\(built.messages)")
    #expect(try size("a.png") == [17, 2])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: workspace.file(tool).path)
    let old = try workspace.run("render", "values", "-o", "a.png")
    #expect(old.messages.contains("the macros of Values have changed since they were built"))
  }

  @Test("Previews are recorded, verified, and a crash fails its own snapshot only")
  func snapshots() throws {
    func write(_ second: String) throws {
      try workspace.write(
        """
        import SwiftUI
        #Preview("One", traits: .sizeThatFitsLayout) { Color.red.frame(width: 3, height: 3) }
        #Preview("Two", traits: .sizeThatFitsLayout) { \(second) }
        #Preview("Three", traits: .sizeThatFitsLayout) { Color.blue.frame(width: 3, height: 3) }
        """, to: "Card.swift")
    }
    try write("Color.green.frame(width: 3, height: 3)")
    try workspace.write(
      #"{"snapshots": {"Card-Two": {"scales": [1, 2]}}}"#, to: "snapshots.json")
    let recorded = try workspace.run("snapshot", "record", "Card.swift")
    #expect(recorded.status == 0, "\(recorded.messages)")
    let names = ["Card-One", "Card-Three", "Card-Two", "Card-Two@2x"]
    let kept = try workspace.names(in: "__Snapshots__").filter { $0.hasSuffix(".png") }
    #expect(kept == names.map { "\($0).png" })
    #expect(try workspace.run("snapshot", "verify", "Card.swift").status == 0)
    try write("Color.green.frame(width: 4, height: 3)")
    let changed = try workspace.run("snapshot", "verify", "Card.swift", "--json")
    #expect(changed.status == 1)
    #expect(try statuses(of: changed) == ["passed", "changed", "changed", "passed"])
    try write("let none: Color? = nil; none!.frame(width: 3)")
    let crashed = try workspace.run("snapshot", "verify", "Card.swift", "--json")
    #expect(crashed.status == 1)
    #expect(crashed.messages.contains("--> Card.swift:3:"))
    #expect(try statuses(of: crashed) == ["passed", "failed", "failed", "passed"])
  }

  @Test("A package's previews are verified in all surroundings that its settings list")
  func variants() throws {
    try makePackage()
    try workspace.write(
      """
      import SwiftUI
      #Preview("Sum", traits: .sizeThatFitsLayout) {
        Text(1234.5, format: .number).foregroundStyle(.primary).fixedSize()
      }
      """, to: "trip/Sources/Cards/Sum.swift")
    try workspace.write(
      """
      {"snapshots": {"Cards-Sum": {"colorSchemes": [null, "dark"], "locales": [null, "de"],
       "dynamicTypeSizes": [null, "accessibility1"]}}}
      """, to: "trip/snapshots.json")
    let recorded = try workspace.run("snapshot", "record", "trip")
    #expect(recorded.status == 0, "\(recorded.messages)")
    let kept = try workspace.names(in: "trip/__Snapshots__").filter { $0.hasSuffix(".png") }
    let sums = ["", "-ax1", "-dark", "-dark-ax1", "-dark-de", "-dark-de-ax1", "-de", "-de-ax1"]
    #expect(
      kept
        == (["App-Card", "Cards-Card"] + sums.map { "Cards-Sum\($0)" }).map { "\($0).png" }.sorted()
    )
    let pictures = try sums.map { try workspace.bytes("trip/__Snapshots__/Cards-Sum\($0).png") }
    #expect(Set(pictures).count == pictures.count)
    #expect(try workspace.run("snapshot", "verify", "trip").text == "10 passed\n")
    try workspace.write(#"{"set": {"a": {"b": 1}}}"#, to: "trip/snapshots.json")
    let wrong = try workspace.run("snapshot", "verify", "trip")
    #expect(wrong.status == 65)
    #expect(
      wrong.messages.contains(
        "trip/snapshots.json at /set has no effect: the folder contains only previews"))
  }

  private func statuses(of outcome: Workspace.Outcome) throws -> [String] {
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    let snapshots = try #require(report["snapshots"] as? [[String: Any]])
    return snapshots.compactMap { $0["status"] as? String }
  }

  @Test("A folder of Swift files is one module")
  func folder() throws {
    try workspace.write("let side = 6.0", to: "plain/Sizes.swift")
    try workspace.write(
      "import SwiftUI\n#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: side, height: 3) }",
      to: "plain/views/View.swift")
    let outcome = try workspace.run("render", "plain", "-o", "plain.png")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try size("plain.png") == [6, 3])
    let empty = try workspace.run("render", "plain/Sizes.swift", "-o", "x.png")
    #expect(empty.messages.hasPrefix("error: plain/Sizes.swift contains no preview and no view"))
    try workspace.write("let side = 7.0", to: "none/Sizes.swift")
    #expect(try workspace.run("render", "none").messages.hasPrefix("error: none has no previews"))
  }
}

@Suite("Places of crashes")
struct CrashPlaceTests {
  @Test("The innermost call in code of the user's is the place")
  func innermost() {
    let trace = """
        0              0x01 _assertionFailure(_:) + 3 in libswiftCore.so at /s/Assert.swift:1:2
        1 [ra]         0x02 Deep.body.getter + 270 in Card-1f.so at /home/a b/Card.swift:11:18
        2 [ra] [thunk] 0x03 protocol witness in Card-1f.so at //<compiler-generated>
        3 [ra]         0x04 closure #1 in Card-1f.so at /home/a b/Card.swift:20:1
      """
    let place = CrashPlace(trace: trace) { $0 == "Card-1f.so" }
    #expect(place?.path == "/home/a b/Card.swift")
    #expect(place?.line == 11)
    #expect(place?.column == 18)
    #expect(CrashPlace(trace: trace) { $0 == "Other.so" } == nil)
  }
}
