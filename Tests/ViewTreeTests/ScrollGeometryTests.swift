import Foundation
import InputModel
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@testable import ViewTree

/// The geometry that a scroll view reports, as measured on macOS 26 and iOS 26.
@Suite("Scroll geometry")
@MainActor
struct ScrollGeometryTests {
  private final class Log {
    var geometries: [ScrollGeometry] = []
    var calls = 0
    var phases: [String] = []
  }

  private struct Board: View {
    let goal: Int?
    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Color.red.frame(height: 40).id($0) }
          }
        }
        .contentMargins(.top, 20, for: .scrollContent)
        .frame(width: 100, height: 150)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: { _, new in
          log.geometries.append(new)
          log.calls += 1
        }
        .onScrollPhaseChange { old, new in log.phases.append("\(old) \(new)") }
        .onChange(of: goal) { if let goal { proxy.scrollTo(goal, anchor: .top) } }
      }
    }
  }

  @Test("The action is called twice at rest, and again after a scroll")
  func calls() throws {
    let log = Log()
    let stage = try Stage(nil as Int?, width: 100, height: 150) { Board(goal: $0, log: log) }
    #expect(log.calls == 2)
    #expect(log.geometries.first == .zero)
    #expect(log.phases == ["idle idle"])
    _ = try stage.show(5)
    #expect(log.calls == 3)
    #expect(log.phases == ["idle idle"])
  }

  @Test(
    "The container is the scroll view without its insets, and the offset starts at minus the inset")
  func insets() throws {
    let log = Log()
    let stage = try Stage(nil as Int?, width: 100, height: 150) { Board(goal: $0, log: log) }
    let start = try #require(log.geometries.last)
    #expect(start.contentOffset == CGPoint(x: 0, y: -20))
    #expect(start.contentSize == CGSize(width: 100, height: 800))
    #expect(start.containerSize == CGSize(width: 100, height: 130))
    _ = try stage.show(5)
    let moved = try #require(log.geometries.last)
    #expect(moved.contentOffset == CGPoint(x: 0, y: 180))
    #expect(moved.bounds == CGRect(x: 0, y: 180, width: 100, height: 130))
    #expect(moved.visibleRect == CGRect(x: 0, y: 180, width: 100, height: 150))
  }
}
