import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("The coordinate space of scroll views")
@MainActor
struct ScrollSpaceTests {
  private final class Note {
    var places: [String: CGPoint] = [:]

    func read(_ proxy: GeometryProxy) {
      places = [
        "any": proxy.frame(in: .scrollView).origin,
        "across": proxy.frame(in: .scrollView(axis: .horizontal)).origin,
        "down": proxy.frame(in: .scrollView(axis: .vertical)).origin,
      ]
    }
  }

  /// Tells where it is in several spaces.
  private struct Probe: View {
    let note: Note

    var body: some View {
      GeometryReader { proxy in
        let _ = note.read(proxy)
        Color.red
      }
      .frame(width: 10, height: 10)
    }
  }

  @Test("is that of the window around, not of the canvas")
  func window() throws {
    let note = Note()
    let graph = scene(width: 200, height: 200) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 60)
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Color.clear.frame(height: 7)
            Probe(note: note)
          }
        }
      }
    }
    _ = try graph.displayList()
    #expect(note.places["any"] == CGPoint(x: 0, y: 7))
    #expect(note.places["down"] == CGPoint(x: 0, y: 7))
    // There is none along the other axis: the canvas.
    #expect(note.places["across"] == CGPoint(x: 0, y: 67))
  }

  @Test("is that of the nearest one along the axis asked for")
  func nested() throws {
    let note = Note()
    let graph = scene(width: 200, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 20)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.clear.frame(width: 9, height: 5)
              Probe(note: note)
            }
          }
        }
      }
    }
    _ = try graph.displayList()
    #expect(note.places["any"] == CGPoint(x: 9, y: 0))
    #expect(note.places["across"] == CGPoint(x: 9, y: 0))
    #expect(note.places["down"] == CGPoint(x: 9, y: 20))
  }
}
