import DocumentModel
import Foundation
import Testing

@testable import ShapeShiftCLI

/// A toolchain whose programs record their calls in a file.
private struct RecordingToolchain {
  let workspace: Workspace

  /// Creates a copy of the machine's toolchain, of links and scripts.
  init(in workspace: Workspace) throws {
    self.workspace = workspace
    let script = """
      set -eu
      lib=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\\(.*\\)".*/\\1/p')
      bin=$(cd "$lib/../../bin" && pwd)
      mkdir -p tc/usr/lib/swift tc/usr/bin
      ln -s "$lib"/* tc/usr/lib/swift
      ln -s "$bin"/* tc/usr/bin
      cd tc/usr/bin
      for tool in swift-frontend swift-package swiftc; do
        rm "$tool"
        printf '#!/bin/sh\\necho %s >> %s/calls\\n' "$tool" "$OLDPWD" > "$tool"
      done
      for tool in swift-frontend swift-package; do
        echo "exec $bin/$tool \\"\\$@\\"" >> "$tool"
      done
      echo "$bin/swiftc \\"\\$@\\" | sed 's|$lib|$OLDPWD/tc/usr/lib/swift|g'" >> swiftc
      chmod +x swift-frontend swift-package swiftc
      cd "$OLDPWD"
      """
    let outcome = try workspace.shell(script)
    try #require(outcome.status == 0, "\(outcome.messages)")
  }

  func environment(cache: String = "cache") -> [String: String] {
    [
      "SHAPESHIFT_SWIFTC": workspace.file("tc/usr/bin/swiftc").path,
      "XDG_CACHE_HOME": workspace.file(cache).path,
    ]
  }

  /// Returns the programs that were started since the previous call, in order.
  func calls() throws -> [String] {
    let file = workspace.file("calls")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let calls = try workspace.text("calls").split(separator: "\n").map(String.init)
    try FileManager.default.removeItem(at: file)
    return calls
  }
}

@Suite("Compiled Swift files are cached", .serialized)
struct SwiftCacheTests {
  private let workspace: Workspace
  private let toolchain: RecordingToolchain

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
    toolchain = try RecordingToolchain(in: workspace)
  }

  private func run(_ arguments: String..., cache: String = "cache") throws -> Workspace.Outcome {
    try workspace.run(arguments, environment: toolchain.environment(cache: cache))
  }

  private func preview(_ color: String, width: Int = 3) -> String {
    """
    import SwiftUI
    #Preview(traits: .sizeThatFitsLayout) { Color.\(color).frame(width: \(width), height: 3) }

    """
  }

  /// A folder with a warning and a file that is skipped.
  private func writeApp() throws {
    try workspace.write(
      preview("green") + "func f() { let unused = 1 }\n", to: "app/Home.swift")
    try workspace.write("import NoSuchKit\n" + preview("red"), to: "app/Camera.swift")
    try workspace.write("let a = \"Camera\"\n", to: "app/Other.swift")
  }

  private var entries: [String] {
    get throws {
      try workspace.names(in: "cache/shapeshift/swift").filter { $0.hasSuffix(BuildCache.suffix) }
    }
  }

  @Test func `An unchanged folder starts no compiler, and has the same image and warnings`() throws
  {
    try writeApp()
    let first = try run("render", "app", "-o", "a.png")
    #expect(first.status == 0, "\(first.messages)")
    #expect(first.messages.contains("E0804"))
    #expect(first.messages.contains("unused"))
    #expect(try toolchain.calls() == ["swiftc", "swift-frontend", "swift-frontend"])
    let image = try workspace.bytes("a.png")
    let second = try run("render", "app", "-o", "a.png")
    #expect(second.messages == first.messages)
    #expect(try workspace.bytes("a.png") == image)
    let list = try run("previews", "app")
    #expect(list.text.contains("Home.swift:2"))
    #expect(list.messages == first.messages)
    #expect(try toolchain.calls() == [])
    // Without the cache.
    let other = try run("render", "app", "-o", "b.png", cache: "other")
    #expect(other.messages == first.messages)
    #expect(try workspace.bytes("b.png") == image)
    #expect(try toolchain.calls().count == 3)
  }

  @Test func `A changed file or another compiler is compiled, and the old state is still known`()
    throws
  {
    try workspace.write(preview("green"), to: "Card.swift")
    #expect(try run("render", "Card.swift", "-o", "a.png").status == 0)
    let image = try workspace.bytes("a.png")
    try workspace.write(preview("blue"), to: "Card.swift")
    _ = try toolchain.calls()
    #expect(try run("render", "Card.swift", "-o", "a.png").status == 0)
    #expect(try toolchain.calls() == ["swift-frontend"])
    #expect(try workspace.bytes("a.png") != image)
    try workspace.write(preview("green"), to: "Card.swift")
    #expect(try run("render", "Card.swift", "-o", "a.png").status == 0)
    #expect(try toolchain.calls() == [])
    #expect(try workspace.bytes("a.png") == image)
    let compiler = try workspace.text("tc/usr/bin/swift-frontend")
    try workspace.write(compiler + "\n", to: "tc/usr/bin/swift-frontend")
    #expect(
      try workspace.shell("chmod +x tc/usr/bin/swift-frontend").status == 0)
    #expect(try run("render", "Card.swift", "-o", "a.png").status == 0)
    #expect(try toolchain.calls() == ["swift-frontend"])
  }

  @Test func `The search for the only view of an unchanged file does not compile its views again`()
    throws
  {
    try workspace.write(
      """
      import SwiftUI
      struct Row: View { let width: Double; var body: some View { Color.red.frame(width: width) } }
      struct Card: View { var body: some View { Row(width: 4).frame(height: 5) } }
      """, to: "Card.swift")
    for calls in [["swiftc", "swift-frontend", "swift-frontend"], []] {
      let outcome = try run("render", "Card.swift", "-o", "a.png")
      #expect(outcome.status == 0, "\(outcome.messages)")
      #expect(try toolchain.calls() == calls)
    }
  }

  @Test func `Errors of unchanged code are reported without the compiler`() throws {
    try workspace.write("import SwiftUI\n#Preview { Txet(\"a\") }\n", to: "Card.swift")
    let first = try run("render", "Card.swift")
    #expect(first.status == 65)
    #expect(first.messages.contains("E0801"))
    _ = try toolchain.calls()
    #expect(try run("render", "Card.swift").messages == first.messages)
    #expect(try toolchain.calls() == [])
  }

  /// A chart with missing names, which the compiler would type-check for many seconds.
  private let chart = """
    import Charts
    import SwiftUI
    struct Sale: Identifiable { let id = 0; let amount: Double; let region: String; let date: Date }
    struct Sales: View {
      let sales: [Sale] = []
      @State private var selected: Date?
      var body: some View {
        Chart {
          ForEach(sales) { sale in
            BarMark(
              x: .value("Month", sale.date, unit: .month),
              y: .value("Amount", sale.amount / total * 100)
            )
            .foregroundStyle(by: .value("Region", sale.region))
            .opacity(selected == nil || sale.date == selected! ? 1 : 0.3)
            LineMark(
              x: .value("Month", sale.date), y: .value("Average", sale.amount * 0.5 + 2 * averge)
            )
            .symbol(.circle).interpolationMethod(.catmullRom)
          }
          if let selected {
            RuleMark(x: .value("Selected", selected))
              .foregroundStyle(Color.gray.opacity(0.3)).offset(yStart: -10).zIndex(-1)
          }
          RuleMark(y: .value("Average", sales.map { $0.amount }.reduce(0, +) / Double(sales.count)))
            .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 3]))
            .annotation(alignment: .leading) { Text("avg \\(averageValue, format: .number)") }
        }
      }
    }

    """

  @Test func `Missing names in a chart are reported without trying its overloads for long`() throws
  {
    try workspace.write(chart + preview("red"), to: "app/Sales.swift")
    try workspace.write(preview("green"), to: "app/Home.swift")
    let file = try run("previews", "app/Sales.swift")
    #expect(file.status == 65)
    #expect(file.messages.components(separatedBy: "error[E0801]: cannot find").count == 4)
    #expect(!file.messages.contains("reasonable time"), "\(file.messages)")
    #expect(try toolchain.calls() == ["swiftc", "swift-frontend"])
    let folder = try run("previews", "app")
    #expect(folder.status == 0, "\(folder.messages)")
    #expect(
      folder.messages.contains(
        "Sales.swift does not compile and is skipped: cannot find 'total' in scope"))
    #expect(try toolchain.calls() == ["swift-frontend", "swift-frontend"])
  }

  @Test func `Under the lower limit, missing names replace errors that depend on expressions`() {
    let late =
      "a.swift:1:1: error: the compiler is unable to type-check this expression in reasonable time"
    let type = "a.swift:2:1: error: cannot convert value of type 'A' to specified type 'B'"
    let name = "b.swift:3:1: error: cannot find 'c' in scope"
    func messages(_ lines: [String], isLimited: Bool) -> [String] {
      CompilerRun(
        output: lines.joined(separator: "\n"), isSuccessful: false, isLimited: isLimited
      ).diagnostics.map { String($0.message.prefix(12)) }
    }
    #expect(messages([late, type, name], isLimited: true) == ["cannot find "])
    #expect(messages([type, name], isLimited: true) == ["cannot conve", "cannot find "])
    #expect(
      messages([late, type, name], isLimited: false)
        == ["the compiler", "cannot conve", "cannot find "])
  }

  @Test func `Errors of the compiler itself are not cached`() throws {
    try workspace.write(preview("green"), to: "Card.swift")
    let compiler = try workspace.text("tc/usr/bin/swift-frontend")
    let failing = "#!/bin/sh\necho '<unknown>:0: error: out of files'\ntest -e works || exit 1\n"
    try workspace.write(
      failing + compiler.dropFirst("#!/bin/sh\n".count), to: "tc/usr/bin/swift-frontend")
    #expect(try workspace.shell("chmod +x tc/usr/bin/swift-frontend").status == 0)
    #expect(try run("render", "Card.swift", "-o", "a.png").status == 65)
    try workspace.write("", to: "works")
    #expect(try run("render", "Card.swift", "-o", "a.png").status == 0)
  }

  @Test func `A damaged entry is made again`() throws {
    try workspace.write(preview("green"), to: "Card.swift")
    #expect(try run("render", "Card.swift", "-o", "a.png").status == 0)
    let image = try workspace.bytes("a.png")
    let damaged = try entries
    #expect(!damaged.isEmpty)
    for name in damaged {
      var bytes = try workspace.bytes("cache/shapeshift/swift/\(name)")
      bytes[bytes.count / 2] ^= 1
      try workspace.write(Data(bytes), to: "cache/shapeshift/swift/\(name)")
    }
    _ = try toolchain.calls()
    #expect(try run("render", "Card.swift", "-o", "b.png").status == 0)
    #expect(try toolchain.calls() == ["swiftc", "swift-frontend"])
    #expect(try workspace.bytes("b.png") == image)
    #expect(try run("render", "Card.swift", "-o", "b.png").status == 0)
    #expect(try toolchain.calls() == [])
  }

  @Test func `Of two processes at once, one compiles`() throws {
    try workspace.write(preview("green"), to: "Card.swift")
    let processes = try ["a.png", "b.png"].map { name in
      let process = workspace.makeProcess(
        ["render", "Card.swift", "-o", name], environment: toolchain.environment())
      try process.run()
      return process
    }
    for process in processes {
      try process.waitUntilExit(seconds: 120)
      #expect(process.terminationStatus == 0)
    }
    #expect(try workspace.bytes("a.png") == workspace.bytes("b.png"))
    #expect(try toolchain.calls().count { $0 == "swift-frontend" } == 1)
    #expect(
      try workspace.names(in: "cache/shapeshift/swift").allSatisfy {
        $0.hasSuffix(BuildCache.suffix)
      })
  }

  @Test
  func `A package starts neither compiler nor package manager, until a flag or a target changes`()
    throws
  {
    func writeManifest(_ more: String) throws {
      try workspace.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        \(more)
        let package = Package(
          name: "trip",
          targets: [
            .target(name: "Base"),
            .target(
              name: "Cards", dependencies: ["Base"], resources: [.copy("size.txt")],
              swiftSettings: settings),
          ])
        """, to: "trip/Package.swift")
    }
    func writeCard(_ color: String) throws {
      try workspace.write(
        """
        import Base
        import Foundation
        import SwiftUI
        #if WIDE
        let more = 10.0
        #else
        let more = 0.0
        #endif
        #Preview(traits: .sizeThatFitsLayout) {
          let url = Bundle.module.url(forResource: "size", withExtension: "txt")
          let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
          Color.\(color).frame(width: base + more, height: Double(text) ?? 0)
        }
        """, to: "trip/Sources/Cards/Card.swift")
    }
    func render() throws -> (calls: [String], image: [UInt8]) {
      let outcome = try run("render", "trip", "-o", "a.png")
      #expect(outcome.status == 0, "\(outcome.messages)")
      return (try toolchain.calls(), try workspace.bytes("a.png"))
    }
    try writeManifest("let settings: [SwiftSetting] = []")
    try workspace.write("public let base = 4.0\n", to: "trip/Sources/Base/Base.swift")
    try writeCard("red")
    try workspace.write("7", to: "trip/Sources/Cards/size.txt")
    let first = try render()
    #expect(
      first.calls == ["swiftc", "swift-package", "swift-frontend", "swift-frontend"])
    #expect(first.image[16..<24] == [0, 0, 0, 4, 0, 0, 0, 7])
    let second = try render()
    #expect(second.calls == [])
    #expect(second.image == first.image)
    try writeCard("blue")
    #expect(try render().calls == ["swift-frontend"])
    try writeManifest("let settings: [SwiftSetting] = [.define(\"WIDE\")]")
    let wide = try render()
    #expect(wide.calls == ["swift-package", "swift-frontend"])
    #expect(wide.image[16..<24] == [0, 0, 0, 14, 0, 0, 0, 7])
    // A manifest that imports Foundation may read other files.
    try writeManifest("import Foundation\nlet settings: [SwiftSetting] = []")
    #expect(try render().calls == ["swift-package"])
    #expect(try render().calls == ["swift-package"])
  }

  @Test func `The doctor reports the cache and removes its entries, but no other files`() throws {
    try workspace.write(preview("green"), to: "Card.swift")
    #expect(try run("render", "Card.swift", "-o", "a.png").status == 0)
    try workspace.write("mine", to: "cache/shapeshift/swift/notes.txt")
    let path = workspace.file("cache/shapeshift/swift").path
    #expect(try run("doctor").text.contains("\nswift cache             \(path), "))
    #expect(try !entries.isEmpty)
    #expect(try run("doctor", "--clear-cache").text.contains("\(path), "))
    // The doctor has cached the compiler's description of itself.
    #expect(try entries.map { String($0.prefix(9)) } == ["compiler-"])
    #expect(try workspace.text("cache/shapeshift/swift/notes.txt") == "mine")
    _ = try toolchain.calls()
    #expect(try run("render", "Card.swift", "-o", "a.png").status == 0)
    #expect(try toolchain.calls() == ["swift-frontend"])
  }
}
