import Foundation
import Testing
import ValueStreams
import VectorGraphics

@testable import ViewTree

@MainActor
@Suite("Preferred colour schemes")
struct PreferredColorSchemeTests {
  /// Writes down the scheme that it finds.
  private struct Probe: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Rectangle().fill(scheme == .dark ? Color.white : Color.black).frame(width: 10, height: 10)
    }
  }

  private func fills<V: View>(at time: Double = 0, _ view: V) throws -> [String] {
    let graph = scene { view }
    return try graph.displayList(at: time).description.split(separator: "\n")
      .filter { $0.contains("fill") }.map { $0.contains("#FFFFFF") ? "dark" : "light" }
  }

  @Test("what one view asks for reaches the whole scene")
  func whole() throws {
    #expect(
      try fills(
        VStack {
          Probe()
          Probe().preferredColorScheme(.dark)
        }) == ["dark", "dark"])
    #expect(
      try fills(
        VStack {
          Probe()
          Probe().preferredColorScheme(nil)
        }) == ["light", "light"])
  }

  @Test("of several the first counts, and the scene goes back when nobody asks")
  func changes() throws {
    struct Root: View {
      @State private var asks = true
      var body: some View {
        VStack {
          Probe()
          if asks { Probe().preferredColorScheme(.dark) }
        }
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { asks = false } }
      }
    }
    #expect(try fills(at: 0.5, Root()) == ["dark", "dark"])
    #expect(try fills(at: 1.5, Root()) == ["light"])
  }
}
