import Foundation
import ShapeMorphing
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

@Suite("Morphs of views") @MainActor
struct MorphTransitionTests {
  private func square(_ x: CGFloat, _ side: CGFloat = 10) -> some View {
    Rectangle().frame(width: side, height: side).position(x: x, y: 50)
  }

  private func list<V: View>(
    at time: Double, from: Bool = true, @ViewBuilder _ view: @escaping (Bool) -> V
  ) throws -> DisplayList {
    let stage = try Stage(from, content: view)
    stage.set(!from, at: 1, animation: .linear(duration: 1))
    return try stage.graph.displayList(at: 1 + time)
  }

  @Test(
    "Of if and else, the one grows out of the other: one outline, half way between",
    arguments: [0.25, 0.5])
  func ifElse(_ t: Double) throws {
    let list = try list(at: t) { isFirst in
      if isFirst { square(20).transition(.morph) } else { square(60, 30).transition(.morph) }
    }
    // From 15...25 to 45...75.
    let rects = list.fillRects
    #expect(rects.count == 1)
    let rect = try #require(rects.first)
    #expect(abs(rect.minX - CGFloat(15 + 30 * t)) < 1e-6)
    #expect(abs(rect.maxX - CGFloat(25 + 50 * t)) < 1e-6)
  }

  @Test("At the end the view that came is drawn as it is")
  func end() throws {
    let list = try list(at: 1) { isFirst in
      if isFirst { square(20).transition(.morph) } else { square(60, 30).transition(.morph) }
    }
    #expect(list.fillRects == [CGRect(45, 35, 30, 30)])
  }

  @Test("Turned back half way, it goes the same way back")
  func back() throws {
    let stage = try Stage(true) { isFirst in
      if isFirst { square(20).transition(.morph) } else { square(60).transition(.morph) }
    }
    stage.set(false, at: 1, animation: .linear(duration: 1))
    stage.set(true, at: 1.5, animation: .linear(duration: 1))
    let turning = try stage.graph.displayList(at: 1.5)
    #expect(abs((turning.fillRects.first?.midX ?? 0) - 40) < 1e-6)
    // At 1.75 the view that goes is there (1 - 0.25) of 0.75, that is 0.5625 of the way.
    let later = try stage.graph.displayList(at: 1.75)
    #expect(later.fillRects.count == 1)
    #expect(abs((later.fillRects.first?.midX ?? 0) - (20 + 40 * 0.5625)) < 1e-6)
    #expect(try stage.graph.displayList(at: 2.6).fillRects == [CGRect(15, 45, 10, 10)])
  }

  @Test("Any time can be asked for alone")
  func alone() throws {
    let make = {
      let stage = try Stage(true) { isFirst in
        if isFirst {
          Circle().frame(width: 20).transition(.morph)
        } else {
          square(60).transition(.morph)
        }
      }
      stage.set(false, at: 1, animation: .linear(duration: 1))
      stage.set(true, at: 1.5, animation: .linear(duration: 1))
      return stage.graph
    }
    let whole = try make()
    for time in [1.2, 1.4, 1.5, 1.7, 2.2] {
      #expect(try whole.displayList(at: time) == make().displayList(at: time))
    }
  }

  @Test("A view without partner fades")
  func fade() throws {
    let list = try list(at: 0.25) { isFirst in
      if isFirst { square(20).transition(.morph) }
    }
    let item = try #require(list.items.first)
    guard case .group(let group) = item.content else {
      Issue.record("expected a group, found \(item)")
      return
    }
    #expect(abs(group.effects.opacity - 0.75) < 1e-9)
  }

  @Test("Views of one id belong together, wherever they are, and move from place to place")
  func matched() throws {
    struct Pair: View {
      @Namespace var space
      let isFirst: Bool

      var body: some View {
        HStack(spacing: 0) {
          VStack {
            if isFirst {
              Rectangle().frame(width: 10, height: 10)
                .matchedGeometryEffect(id: "a", in: space).transition(.morph)
            }
          }.frame(width: 50)
          VStack {
            if !isFirst {
              Rectangle().frame(width: 30, height: 30)
                .matchedGeometryEffect(id: "a", in: space).transition(.morph)
            }
          }.frame(width: 50)
        }
      }
    }
    let list = try list(at: 0.5) { Pair(isFirst: $0) }
    #expect(list.fillRects.count == 1)
    let rect = try #require(list.fillRects.first)
    // The middle goes from 25 to 75, the side from 10 to 30.
    #expect(abs(rect.midX - 50) < 1e-6)
    #expect(abs(rect.width - 20) < 1e-6)
  }

  @Test("Colours, gradients and strokes go along")
  func paint() throws {
    let list = try list(at: 0.5) { isFirst in
      if isFirst {
        Rectangle().stroke(.black, lineWidth: 2).frame(width: 20, height: 20).transition(.morph)
      } else {
        Rectangle().stroke(.white, lineWidth: 6).frame(width: 40, height: 40).transition(.morph)
      }
    }
    let stroke = try #require(list.strokes.first)
    #expect(abs(stroke.style.lineWidth - 4) < 1e-9)
    guard case .color(let color) = stroke.paint else {
      Issue.record("expected a color")
      return
    }
    // Half of the light: 0.735 in sRGB.
    #expect(abs(color.linearRed - 0.5) < 1e-4)
    #expect(abs(stroke.path.boundingRect.width - 30) < 1e-6)
  }

  @Test("A colour becomes a gradient stop by stop")
  func gradient() throws {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let list = try list(at: 0.5) { isFirst in
      if isFirst {
        Rectangle().fill(.white).transition(.morph)
      } else {
        Rectangle().fill(gradient).transition(.morph)
      }
    }
    guard case .gradient(let paint)? = list.fills.first?.paint else {
      Issue.record("expected a gradient")
      return
    }
    #expect(abs(paint.stops[0].color.linearRed - 0.5) < 1e-4)
    #expect(abs(paint.stops[1].color.linearRed - 1) < 1e-4)
  }

  @Test("A view on its way to another is drawn between both, and its progress animates")
  func explicit() throws {
    let still = scene { square(20).morph(to: square(60), progress: 0.25) }
    let rect = try #require(try still.displayList().fillRects.first)
    #expect(abs(rect.midX - 30) < 1e-6)
    let list = try list(at: 0.5) { isFirst in
      square(20).morph(to: square(60), progress: isFirst ? 0 : 1)
    }
    #expect(abs((list.fillRects.first?.midX ?? 0) - 40) < 1e-6)
  }

  @Test("A path that is set anew in an animation morphs")
  func path() throws {
    let list = try list(at: 0.5) { isFirst in
      AnimatablePath(Path(CGRect(x: isFirst ? 0 : 40, y: 0, width: 10, height: 10)))
    }
    #expect(abs((list.fillRects.first?.minX ?? 0) - 20) < 1e-6)
  }
}
