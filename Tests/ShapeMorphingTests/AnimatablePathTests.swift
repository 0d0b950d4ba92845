import Foundation
import TestSupport
import Testing
import VectorGeometry
import ViewAnimation

@testable import ShapeMorphing

@Suite("AnimatablePath")
struct AnimatablePathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let moved = Path(CGRect(x: 20, y: 0, width: 10, height: 10))
  private let low = Path(CGRect(x: 0, y: 40, width: 10, height: 10))

  private func sum(_ parts: (Path, Double)...) -> AnimatablePath {
    parts.reduce(.zero) { sum, part in
      var term = AnimatablePath(part.0)
      term.scale(by: part.1)
      return sum + term
    }
  }

  @Test("A path alone is itself, whatever its weight; no paths are an empty one")
  func alone() {
    #expect(AnimatablePath(square).path == square)
    #expect(sum((square, 0.25)).path == square)
    #expect(AnimatablePath.zero.path.isEmpty)
  }

  @Test("Weights that add up to 1 are a morph at the second weight", arguments: [0.25, 0.5])
  func two(_ t: Double) {
    let box = sum((square, 1 - t), (moved, t)).path.boundingRect
    #expect(abs(box.minX - 20 * t) < 1e-9)
    #expect(abs(box.width - 10) < 1e-9)
  }

  @Test("Weights beyond 0...1 are the nearer end")
  func overshoot() {
    #expect(sum((square, -0.1), (moved, 1.1)).path == moved)
    #expect(sum((square, 1.1), (moved, -0.1)).path == square)
  }

  @Test("A third path goes on from the morph of the first two")
  func three() {
    // Half of the way right, then half of the way from there to 40 below the start.
    let box = sum((square, 0.25), (moved, 0.25), (low, 0.5)).path.boundingRect
    #expect(abs(box.minX - 5) < 1e-9)
    #expect(abs(box.minY - 20) < 1e-9)
  }

  @Test("It is a vector: what is added can be taken away")
  func vector() {
    let (a, b) = (AnimatablePath(square), AnimatablePath(moved))
    #expect(a + b - b == a)
    #expect(a - a == .zero)
    #expect(a != b)
    #expect((a - b).magnitudeSquared == 2 * 128 * 128)
  }

  @Test("A track leads from path to path, and back on the same way")
  func track() {
    var track = AnimationTrack(AnimatablePath(square))
    track.set(AnimatablePath(moved), at: 0, animation: .linear(duration: 1))
    #expect(abs(track.value(at: 0.5).path.boundingRect.minX - 10) < 1e-9)
    track.set(AnimatablePath(square), at: 0.5, animation: .linear(duration: 1))
    // x(t) = (0 + 20 t) (1 - p) with t = 0.75 and p = 0.25.
    #expect(abs(track.value(at: 0.75).path.boundingRect.minX - 11.25) < 1e-9)
    #expect(track.value(at: 1.5).path == square)
  }
}
