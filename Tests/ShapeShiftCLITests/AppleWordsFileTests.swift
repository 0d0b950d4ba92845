import Foundation
import Testing

@testable import ShapeShiftCLI

/// Swift files that name functions as Objective-C does, and modules that are not here.
@Suite("Swift files, words of Apple's systems", .serialized)
struct AppleWordsFileTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  @Test("Functions are called by timers, links to the screen and what is posted")
  func calls() throws {
    try workspace.write(
      """
      import SwiftUI
      @MainActor @objcMembers final class Model: NSObject, ObservableObject {
        @Published var ticks = 0
        @Published var timers = 0
        @Published var notes = 0
        private var link: CADisplayLink?
        func start() {
          link = CADisplayLink(target: self, selector: #selector(step(_:)))
          link?.add(to: .main, forMode: .common)
          Timer.scheduledTimer(
            timeInterval: 0.25, target: self, selector: #selector(fire), userInfo: nil, repeats: true)
          NotificationCenter.default.addObserver(
            self, selector: #selector(Model.noted(_:)), name: .init("x"), object: nil)
          NotificationCenter.default.post(name: .init("x"), object: nil)
        }
        @objc private func step(_ link: CADisplayLink) { ticks += 1 }
        @objc(fireNow) func fire() { timers += 1 }
        @objc func noted(_ note: NSNotification) { notes += 1 }
      }
      struct Counts: View {
        @StateObject private var model = Model()
        var body: some View {
          Text("ticks \\(model.ticks) timers \\(model.timers) notes \\(model.notes)")
            .onAppear { model.start() }
        }
      }
      """, to: "Counts.swift")
    let outcome = try workspace.run([
      "describe", "--accessibility", "Counts.swift", "--time", "1",
    ])
    #expect(outcome.messages.isEmpty)
    #expect(outcome.text.contains("\"ticks 60 timers 4 notes 1\""), "\(outcome.text)")
  }

  @Test("UIResponder.resignFirstResponder, sent to no one, takes the focus from a field")
  func keyboard() throws {
    try workspace.write(
      """
      import SwiftUI
      struct Form: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
          VStack {
            Text(isFocused ? "writing" : "reading")
            TextField("Name", text: $text).focused($isFocused)
            Button("Done") {
              UIApplication.shared.sendAction(
                #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
            }
          }
          .onAppear { isFocused = true }
        }
      }
      """, to: "Form.swift")
    let first = try describe()
    #expect(first.contains("\"writing\""), "\(first)")
    let button = try #require(first.firstMatch(of: /button "Done" \[([0-9.]+), ([0-9.]+),/))
    let (x, y) = (try #require(Double(button.1)) + 5, try #require(Double(button.2)) + 5)
    try workspace.write(
      """
      {"input":1,"canvas":[390,300],"scale":1}
      {"t":0.5,"down":[\(x),\(y)]}
      {"t":0.55,"up":[\(x),\(y)]}

      """, to: "done.jsonl")
    let second = try describe("--input", "done.jsonl")
    #expect(second.contains("\"reading\""), "\(second)")
  }

  private func describe(_ options: String...) throws -> String {
    let outcome = try workspace.run(
      ["describe", "--accessibility", "Form.swift", "--size", "390x300", "--time", "1"] + options)
    #expect(outcome.messages.isEmpty)
    return outcome.text
  }

  @Test("A folder with an app and its widgets has the previews of both")
  func programs() throws {
    try workspace.write(
      """
      import SwiftUI
      @main struct Steps: App { var body: some Scene { WindowGroup { Text("app") } } }
      #Preview("App", traits: .sizeThatFitsLayout) { Text("app") }
      """, to: "Steps/Steps.swift")
    try workspace.write(
      """
      import SwiftUI
      import WidgetKit
      struct Entry: TimelineEntry { let date: Date; let text: String }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, text: "soon") }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
      }
      struct StepsWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "steps", provider: Provider()) { Text($0.text) }
        }
      }
      @main struct Bundle: WidgetBundle { var body: some Widget { StepsWidget() } }
      #Preview("Widget", as: .systemSmall) { StepsWidget() } timeline: {
        Entry(date: .now, text: "first")
        Entry(date: .now, text: "second")
      }
      """, to: "Steps/Widgets.swift")
    let list = try workspace.run(["previews", "Steps"])
    #expect(list.text.contains("App") && list.text.contains("Widget"))
    #expect(list.text.contains("158x158") && list.messages.isEmpty)
    for (time, text) in [("0", "first"), ("2", "second")] {
      let outcome = try workspace.run([
        "describe", "--accessibility", "Steps", "--preview", "Widget", "--time", time,
      ])
      #expect(outcome.text.contains(text), "\(outcome.text)\(outcome.messages)")
    }
  }

  @Test("What is wrong in a file with selectors is told at its own place")
  func places() throws {
    try workspace.write(
      """
      import SwiftUI
      final class Model: NSObject {
        @objc func tap() { missing() }
        func go() { UIApplication.shared.sendAction(#selector(tap), to: self, from: nil, for: nil) }
      }
      struct Empty: View { var body: some View { Text("") } }
      """, to: "sub/Wrong.swift")
    let outcome = try workspace.run(["render", "./sub/../sub/Wrong.swift", "-o", "out.png"])
    #expect(outcome.messages.contains("--> ./sub/../sub/Wrong.swift:3:22"), "\(outcome.messages)")
    #expect(outcome.messages.contains("@objc func tap() { missing() }"))
    #expect(!outcome.messages.contains("warning"))
  }

  @Test("Logs compile, and files that import unavailable modules are skipped with their dependents")
  func modules() throws {
    try workspace.write(
      """
      import SwiftUI
      import os
      import OSLog
      let log = Logger(subsystem: "a", category: "b")
      struct Home: View {
        var body: some View {
          let _ = log.info("drawn \\(1, privacy: .public) \\("x")")
          Text("Home")
        }
      }
      #Preview { Home() }
      """, to: "app/Home.swift")
    try workspace.write(
      """
      import WatchKit
      import SwiftUI
      struct Place: View { var body: some View { Text("Here") } }
      """, to: "app/Place.swift")
    let first = try workspace.run(["describe", "--accessibility", "app"])
    #expect(first.text.contains("\"Home\""), "\(first.messages)")
    #expect(
      first.messages.contains(
        "warning[E0804]: Place.swift imports WatchKit, which is not available, and is skipped"))
    #expect(first.messages.contains("Place.swift:1:8"))
    try workspace.write(
      """
      import SwiftUI
      struct Around: View { var body: some View { Place() } }
      """, to: "app/Around.swift")
    let second = try workspace.run(["describe", "--accessibility", "app"])
    #expect(second.text.contains("\"Home\""), "\(second.messages)")
    #expect(
      second.messages.contains(
        "warning[E0804]: Around.swift uses Place, which is declared in Place.swift, and is skipped"),
      "\(second.messages)")
  }
}
