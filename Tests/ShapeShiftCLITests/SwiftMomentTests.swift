import Foundation
import Testing

@testable import ShapeShiftCLI

/// Pictures of Swift files depend neither on the machine's clock nor on chance.
@Suite("Swift files, time and chance", .serialized)
struct SwiftMomentTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private func text(_ arguments: String..., zone: String = "America/Lima") throws -> String {
    let outcome = try workspace.run(arguments, environment: ["TZ": zone])
    #expect(outcome.messages.isEmpty || outcome.messages.hasPrefix("wrote "))
    return outcome.text
  }

  @Test("Clocks show the scene's time from January 1, 2001 on, wherever the machine is")
  func clocks() throws {
    try workspace.write(
      """
      import SwiftUI
      import QuartzCore
      struct Clocks: View {
        static let made = Date()
        @State private var late = Date.distantPast
        @State private var start = Date()
        let reader = Date(timeIntervalSinceNow: 90)
        var body: some View {
          TimelineView(.periodic(from: .now, by: 0.5)) { context in
            VStack {
              Text("made \\(Self.made.timeIntervalSinceReferenceDate)")
              Text("since \\(context.date.timeIntervalSince(start))")
              Text("late \\(late.timeIntervalSince(start))")
              Text("clock \\(CACurrentMediaTime() - Date().timeIntervalSinceReferenceDate)")
              Text("zone \\(TimeZone.current.secondsFromGMT())")
              Text("\\(reader.formatted(.iso8601)) \\(Date.now.formatted())")
              Text(start.addingTimeInterval(60), style: .relative)
            }
          }
          .task {
            try? await Task.sleep(for: .seconds(1))
            late = .now
          }
        }
      }
      """, to: "Clocks.swift")
    let begin = try text("describe", "--accessibility", "Clocks.swift")
    let later = try text("describe", "--accessibility", "Clocks.swift", "--time", "2", zone: "GMT")
    for words in ["made 0", "clock 0", "zone 0", "2001-01-01T00:01:30Z", "1/1/2001", "1 min"] {
      #expect(begin.contains(words), "\(begin)")
    }
    for words in ["made 0", "since 2", "late 1", "clock 0", "2001-01-01T00:01:30Z", "58 sec"] {
      #expect(later.contains(words), "\(later)")
    }
  }

  private static let chances = """
    import SwiftUI
    struct Star {
      let id = UUID()
      let x = Double.random(in: 0...100)
      let y = CGFloat.random(in: 0...100)
    }
    struct Chances: View {
      static let all = (0..<20).map { _ in Star() }
      static let more = (0..<20).map { _ in Star() }
      @State private var own = (0..<20).map { _ in Star() }
      @State private var late: [Star] = []
      let named = ["a": Color.red, "b": .green, "c": .blue, "d": .yellow, "e": .pink, "f": .black]
      func dots(_ stars: [Star], _ color: Color) -> some View {
        ForEach(stars, id: \\.id) { star in
          color.frame(width: 4, height: 4).position(x: star.x, y: star.y)
        }
      }
      var body: some View {
        ZStack {
          dots(Self.all, .red)
          dots(own.shuffled().dropLast(4), .green)
          dots(late, .blue)
          Canvas { context, size in
            for _ in 0..<20 {
              let x = Double.random(in: 0...size.width)
              let dot = CGRect(x: x, y: Double(arc4random_uniform(100)), width: 2, height: 2)
              context.fill(Path(dot), with: .color(.purple))
            }
          }
          TimelineView(.animation) { _ in
            Color.orange.frame(width: .random(in: 1...50), height: 3).offset(y: 20)
          }
          HStack(spacing: 0) {
            ForEach(Array(Set(0..<50)).prefix(10), id: \\.self) { Color(white: Double($0) / 50) }
            ForEach(Array(named.keys), id: \\.self) { named[$0] }
          }
          .frame(height: 5)
        }
        .frame(width: 100, height: 100)
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { late = (0..<20).map { _ in Star() } }
        }
      }
    }
    #Preview("One") { Chances() }
    #Preview("Two") { ZStack { Chances(); ForEach(Chances.more, id: \\.id) { Text("\\($0.x)") } } }
    """

  @Test("Random numbers and orders of sets are the same in each process and in each frame")
  func chance() throws {
    try workspace.write(Self.chances, to: "Chances.swift")
    _ = try text(
      "frames", "Chances.swift", "--preview", "One", "--fps", "5", "--duration", "1", "-o",
      "film/%04d.png")
    for (number, time) in [(0, "0"), (2, "0.4"), (3, "0.6"), (4, "0.8")] {
      _ = try text("render", "Chances.swift", "--preview", "One", "--time", time, "-o", "alone.png")
      let frame = try workspace.bytes("film/000\(number).png")
      #expect(try workspace.bytes("alone.png") == frame, "\(time)")
    }
    #expect(try workspace.bytes("film/0000.png") != workspace.bytes("film/0001.png"))
    #expect(try workspace.bytes("film/0002.png") != workspace.bytes("film/0003.png"))
  }

  @Test("What a static has made by chance does not depend on the pictures before")
  func statics() throws {
    try workspace.write(Self.chances, to: "Chances.swift")
    _ = try text("render", "Chances.swift", "-o", "both-{preview}.png")
    _ = try text("render", "Chances.swift", "--preview", "Two", "-o", "two.png")
    #expect(try workspace.bytes("both-Two.png") == workspace.bytes("two.png"))
    let id = "Text(UUID().uuidString)"
    try workspace.write(
      "import SwiftUI\n#Preview { VStack { \(id); \(id) } }\n", to: "Ids.swift")
    let tree = try text("describe", "--accessibility", "Ids.swift")
    let found = tree.matches(of: /[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/)
      .map { String($0.output.0) }
    #expect(found.count == 2 && Set(found).count == 2, "\(tree)")
    #expect(try text("describe", "--accessibility", "Ids.swift") == tree)
  }
}
