import Foundation
import Testing

@testable import ShapeShiftCLI

@Suite("Work that Swift files do later", .serialized)
struct SwiftLaterTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  /// What is done at once, and what half a second later.
  private static let atOnce = [
    "async": "DispatchQueue.main.async { done(NAME) }",
    "async qos": "DispatchQueue.main.async(qos: .userInitiated) { done(NAME) }",
    "async item": "DispatchQueue.main.async(execute: DispatchWorkItem { done(NAME) })",
    "barrier": "DispatchQueue.global().async(flags: .barrier) { done(NAME) }",
    "global":
      "DispatchQueue.global(qos: .utility).async { DispatchQueue.main.async { done(NAME) } }",
    "group": """
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {}
    group.enter()
    DispatchQueue.main.async { group.leave() }
    group.notify(queue: .main) { done(NAME) }
    """,
    "group wait": """
    let group = DispatchGroup()
    var count = 0
    for _ in 0..<3 { DispatchQueue.global().async(group: group) { count += 1 } }
    group.wait()
    if count == 3 { done(NAME) }
    """,
    "semaphore": """
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async(qos: .utility) { semaphore.signal() }
    semaphore.wait()
    done(NAME)
    """,
    "item wait": """
    var isRun = false
    let item = DispatchWorkItem { isRun = true }
    DispatchQueue.global().async(execute: item)
    item.wait()
    if isRun { done(NAME) }
    """,
    "timeout": """
    let semaphore = DispatchSemaphore(value: 0)
    if semaphore.wait(timeout: .now() + 5) == .timedOut { done(NAME) }
    """,
    "operation": "OperationQueue.main.addOperation { done(NAME) }",
    "operations": "OperationQueue().addOperation { done(NAME) }",
    "perform": "RunLoop.main.perform { done(NAME) }",
    "perform in modes": "RunLoop.main.perform(inModes: [.common]) { done(NAME) }",
  ]

  private static let later = [
    "after": "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { done(NAME) }",
    "after qos":
      "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, qos: .userInitiated) { done(NAME) }",
    "after item":
      "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: DispatchWorkItem { done(NAME) })",
    "stored": """
    let when = DispatchTime.now() + .milliseconds(500)
    DispatchQueue.main.asyncAfter(deadline: when) { done(NAME) }
    """,
    "nanoseconds": """
    let start = DispatchTime.now().uptimeNanoseconds
    let when = DispatchTime(uptimeNanoseconds: start + 500_000_000)
    DispatchQueue.main.asyncAfter(deadline: when) { done(NAME) }
    """,
    "wall": "DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { done(NAME) }",
    "source": """
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.5)
    timer.setEventHandler { done(NAME) }
    timer.resume()
    sources.append(timer)
    """,
    "repeating source": """
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.1, repeating: 0.2)
    var count = 0
    timer.setEventHandler {
      count += 1
      guard count == 3 else { return }
      timer.cancel()
      done(NAME)
    }
    timer.activate()
    """,
  ]

  private static let never = [
    "canceled item": """
    let item = DispatchWorkItem { done(NAME) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    item.cancel()
    """,
    "canceled source": """
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.1)
    timer.setEventHandler { done(NAME) }
    timer.resume()
    timer.cancel()
    """,
    "suspended source": """
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.1)
    timer.setEventHandler { done(NAME) }
    sources.append(timer)
    """,
    "distant": "DispatchQueue.main.asyncAfter(deadline: .distantFuture) { done(NAME) }",
  ]

  private func write() throws {
    let forms = [Self.atOnce, Self.later, Self.never].flatMap { $0.sorted { $0.key < $1.key } }
    let calls = forms.map { form in
      "do {\n\(form.value.replacing("NAME", with: "\"\(form.key)\""))\n}"
    }
    try workspace.write(
      """
      import SwiftUI
      import Dispatch
      nonisolated(unsafe) var sources: [any DispatchSourceTimer] = []
      struct Later: View {
        @State private var names: [String] = []
        var body: some View { Text(names.sorted().joined(separator: ", ")).onAppear { go() } }
        func done(_ name: String) { names.append(name) }
        func go() {
          \(calls.joined(separator: "\n"))
        }
      }
      #Preview { Later() }
      """, to: "Later.swift")
  }

  private func names(at time: String) throws -> String {
    let outcome = try workspace.run("describe", "--accessibility", "Later.swift", "--time", time)
    #expect(outcome.status == 0, "\(outcome.messages)")
    return outcome.text
  }

  @Test("Everything that is called later is called at the scene's time")
  func forms() throws {
    try write()
    func list(_ forms: [String: String]...) -> String {
      "\"\(forms.flatMap(\.keys).sorted().joined(separator: ", "))\""
    }
    let early = try names(at: "0.4")
    #expect(early.contains(list(Self.atOnce)), "\(early)")
    let late = try names(at: "1")
    #expect(late.contains(list(Self.atOnce, Self.later)), "\(late)")
  }
}
