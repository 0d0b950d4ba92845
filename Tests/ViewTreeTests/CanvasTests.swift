import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

@Suite("Canvas")
@MainActor
struct CanvasTests {
  private func list(
    width: CGFloat = 100, height: CGFloat = 100,
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> DisplayList {
    try scene(width: width, height: height) { Canvas { draw(&$0, $1) } }.displayList()
  }

  private let unit = Path(CGRect(0, 0, 10, 10))

  @Test("a canvas is as large as it is offered and draws in its own coordinates")
  func size() throws {
    var seen = CGSize.zero
    let list = try scene {
      Canvas { context, size in
        seen = size
        context.fill(Path(CGRect(1, 2, 3, 4)), with: .color(.red))
      }.frame(width: 40, height: 20)
    }.displayList()
    #expect(seen == CGSize(width: 40, height: 20))
    guard case .group(let group)? = list.items.first?.content else {
      Issue.record("no group")
      return
    }
    #expect(group.effects.transform == CGAffineTransform(translationX: 30, y: 40))
    #expect(group.items.flatMap(\.fills).map(\.path.boundingRect) == [CGRect(1, 2, 3, 4)])
  }

  @Test("a copy of a context has a state of its own and draws on the same canvas")
  func values() throws {
    let list = try list { context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 5)
      copy.opacity = 0.5
      copy.fill(unit, with: .color(.red))
      context.fill(unit, with: .color(.blue))
    }
    #expect(list.items.count == 2)
    guard case .group(let moved)? = list.items.first?.content else {
      Issue.record("no group")
      return
    }
    #expect(moved.effects.opacity == 0.5)
    #expect(list.items.last?.fills.count == 1)
    guard case .fill? = list.items.last?.content else {
      Issue.record("the context's own fill should be a plain fill")
      return
    }
  }

  @Test("transforms apply to what is drawn later, the last one first")
  func transforms() throws {
    var found = CGAffineTransform.identity
    _ = try list { context, _ in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 3)
      context.rotate(by: .degrees(90))
      context.concatenate(CGAffineTransform(translationX: 1, y: 0))
      found = context.transform
    }
    // (0, 0) moves to (1, 0), turns to (0, 1), grows to (0, 3), moves to (10, 23).
    let point = CGPoint.zero.applying(found)
    expectNear(point.x, 10, tolerance: 1e-9)
    expectNear(point.y, 23, tolerance: 1e-9)
  }

  @Test("the filter added last acts first")
  func filterOrder() throws {
    let list = try list { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { $0.fill(unit, with: .color(.red)) }
    }
    let filters = list.items.flatMap(\.filters)
    #expect(
      filters == [
        .blur(radius: 4, opaque: false), .alphaThreshold(min: 0.5, max: 1, color: .black),
      ])
  }

  @Test("a filter's lengths are in the coordinates that it was added in")
  func filterCoordinates() throws {
    let list = try list { context, _ in
      context.addFilter(.blur(radius: 4))
      context.scaleBy(x: 2, y: 2)
      context.fill(unit, with: .color(.red))
    }
    // A blur of 4 points reaches 12 points beyond the square of 20.
    #expect(list.paintedBounds.maxX == 32)
  }

  @Test("clips restrict what is drawn later, and their rectangle is in the present coordinates")
  func clips() throws {
    var bounds = CGRect.null
    let list = try list { context, _ in
      context.clip(to: Path(CGRect(10, 10, 40, 40)))
      context.translateBy(x: 10, y: 0)
      context.clip(to: Path(CGRect(10, 0, 80, 30)))
      bounds = context.clipBoundingRect
      context.fill(Path(CGRect(0, 0, 100, 100)), with: .color(.red))
    }
    #expect(bounds == CGRect(10, 10, 30, 20))
    #expect(list.paintedBounds == CGRect(20, 10, 30, 20))
  }

  @Test("an inverse clip keeps what is outside")
  func inverseClip() throws {
    let list = try list { context, _ in
      context.clip(to: Path(CGRect(0, 0, 50, 100)), options: .inverse)
      context.fill(Path(CGRect(0, 0, 100, 100)), with: .color(.red))
    }
    let clips = list.items.flatMap(\.clips)
    #expect(
      clips.contains { !$0.contains(CGPoint(x: 25, y: 50)) && $0.contains(CGPoint(x: 75, y: 50)) })
  }

  @Test("a layer is one picture to the opacity and blend mode around")
  func layers() throws {
    let list = try list { context, _ in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        #expect(layer.blendMode == .normal)
        layer.fill(unit, with: .color(.red))
        layer.fill(unit, with: .color(.blue))
      }
    }
    let groups = list.items.flatMap(\.groups).filter { $0.effects.opacity == 0.5 }
    #expect(groups.count == 1)
    #expect(groups.first?.effects.blendMode == .multiply)
    #expect(groups.first?.items.flatMap(\.fills).count == 2)
  }

  @Test("a canvas that blends is composed apart from what is under it")
  func isolation() throws {
    let list = try list { context, _ in
      context.blendMode = .plusLighter
      context.fill(unit, with: .color(.red))
    }
    #expect(list.items.flatMap(\.groups).first?.effects.isIsolated == true)
  }

  @Test("nothing is drawn beyond the frame")
  func overflow() throws {
    let list = try list { context, _ in
      context.fill(Path(CGRect(-50, -50, 500, 500)), with: .color(.red))
    }
    #expect(list.paintedBounds == CGRect(0, 0, 100, 100))
  }

  @Test("clear and copy act as far as the path covers")
  func clearAndCopy() throws {
    let list = try list { context, _ in
      context.blendMode = .copy
      context.fill(unit, with: .color(Color.red.opacity(0.5)))
    }
    let modes = list.items.flatMap(\.groups).map(\.effects.blendMode)
    #expect(modes.contains(.destinationOut))
    #expect(modes.contains(.plusLighter))
  }

  @Test("a repeated gradient has its stops again and again over what is painted")
  func repeatedGradient() throws {
    let list = try list { context, _ in
      context.fill(
        Path(CGRect(0, 0, 40, 10)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0),
          options: .repeat))
    }
    guard case .gradient(let paint)? = list.fills.first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.geometry == .linear(start: .zero, end: CGPoint(x: 40, y: 0)))
    #expect(paint.stops.map(\.location) == [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1])
  }

  @Test("text is measured and drawn about its anchor")
  func text() throws {
    var size = CGSize.zero
    var natural = CGSize.zero
    let view = Text("abcd").font(.system(size: 10))
    _ = try scene(width: nil, height: nil) {
      view.background {
        GeometryReader { proxy -> Color in
          natural = proxy.size
          return Color.clear
        }
      }
    }.displayList()
    let list = try list { context, _ in
      let text = context.resolve(view)
      size = text.measure(in: CGSize(width: 1000, height: 1000))
      context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .topLeading)
      var red = text
      red.shading = .color(.red)
      context.draw(red, at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing)
    }
    #expect(size == natural)
    #expect(list.texts.count == 2)
    let places = list.texts.map(\.position)
    expectNear(places[0].x, 50, tolerance: 1e-9)
    expectNear(places[1].x, 50 - size.width, tolerance: 1e-9)
    expectNear(places[0].y - places[1].y, size.height, tolerance: 1e-9)
    #expect(list.texts[1].paint == .color(Color.red.resolve(in: EnvironmentValues())))
  }

  @Test("symbols are views by their tags, in their ideal sizes, and missing ones are nil")
  func symbols() throws {
    var size = CGSize.zero
    var isMissing = false
    let list = try scene {
      Canvas { context, _ in
        isMissing = context.resolveSymbol(id: "none") == nil
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        size = dot.size
        context.draw(dot, at: CGPoint(x: 20, y: 20))
        context.draw(dot, in: CGRect(50, 50, 12, 24))
      } symbols: {
        Color.red.frame(width: 6, height: 6).tag("dot")
      }
    }.displayList()
    #expect(isMissing)
    #expect(size == CGSize(width: 6, height: 6))
    #expect(list.paintedBounds == CGRect(17, 17, 45, 57))
  }

  @Test("a symbol that is animated is drawn where it is at the time")
  func animatedSymbol() throws {
    let stage = try Stage(0.0) { x in
      Canvas { context, _ in
        if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: 5, y: 5)) }
      } symbols: {
        Color.red.frame(width: 10, height: 10).offset(x: x).tag(1)
      }
    }
    stage.set(40, at: 1, animation: .linear(duration: 1))
    #expect(try stage.graph.displayList(at: 1.5).paintedBounds == CGRect(20, 0, 10, 10))
    #expect(try stage.graph.displayList(at: 2).paintedBounds == CGRect(40, 0, 10, 10))
  }

  @Test("a canvas in a timeline is drawn anew at each tick")
  func timeline() throws {
    let graph = scene {
      TimelineView(.animation) { timeline in
        let time = timeline.date.timeIntervalSinceReferenceDate
        Canvas { context, _ in
          let x = time.truncatingRemainder(dividingBy: 1) * 60
          context.fill(Path(CGRect(x, 0, 10, 10)), with: .color(.red))
        }
      }
    }
    let first = try graph.displayList(at: 0).paintedBounds.minX
    let later = try graph.displayList(at: 0.25).paintedBounds.minX
    expectNear(later - first, 15, tolerance: 1e-6)
  }

  @Test("numbers that can't be are reported and do no harm")
  func hostile() throws {
    let graph = scene {
      Canvas { context, _ in
        context.fill(
          Path { path in
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 10))
          }, with: .color(.red))
        context.addFilter(.blur(radius: .infinity))
        context.fill(unit, with: .color(.red))
        context.scaleBy(x: .infinity, y: 1)
        context.fill(unit, with: .color(.red))
      }
    }
    #expect(try graph.displayList().paintedBounds.isFinite)
    #expect(!graph.problems.isEmpty)
  }

  @Test("The origins of a canvas follow its position among its siblings")
  func origins() throws {
    func stack(_ isLater: Bool) -> some View {
      VStack {
        if isLater { Color.blue }
        Canvas { context, size in
          let rect = Path(CGRect(origin: .zero, size: size))
          context.fill(rect, with: .color(.red))
          context.drawLayer { layer in
            layer.addFilter(.blur(radius: 1))
            layer.fill(rect, with: .color(.green))
          }
        }
      }
    }
    let stage = try Stage(false) { stack($0) }
    let moved = try stage.show(true).items.flatMap(\.origins)
    let alone = try scene { VStack { stack(true) } }.displayList().items.flatMap(\.origins)
    #expect(moved.filter { $0.hasSuffix("1:Canvas") }.count == 2)
    #expect(moved.count == alone.count)
  }
}

extension DisplayItem {
  fileprivate var groups: [DisplayGroup] {
    guard case .group(let group) = content else { return [] }
    return [group] + group.items.flatMap(\.groups)
  }
  fileprivate var filters: [DisplayFilter] { groups.flatMap(\.effects.filters) }
  fileprivate var clips: [Path] { groups.compactMap(\.effects.clip?.path) }
}
