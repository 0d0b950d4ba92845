import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

private struct Lines: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout { ctx.draw(line) }
  }
}

private struct Letters: TextRenderer {
  /// How far each letter is raised above the one before, in points.
  var rise: CGFloat = 0

  var animatableData: CGFloat {
    get { rise }
    set { rise = newValue }
  }

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
      ctx.translateBy(x: 0, y: -rise)
      ctx.draw(slice)
    }
  }
}

private struct Roomy: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout { ctx.draw(line) }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + 8, height: 2 * size.height)
  }
}

private struct Loud: TextAttribute { var strength = 1.0 }

private struct Attributed: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      var copy = ctx
      copy.opacity = run[Loud.self]?.strength ?? 0.25
      copy.draw(run)
    }
  }
}

/// Letters of 10 points are 6 wide; a line's ascent is 8, its descent 2.
@Suite("Renderers of text") @MainActor
struct TextRendererTests {
  private func list<V: View>(
    width: CGFloat? = nil, @ViewBuilder _ view: @escaping () -> V
  ) throws -> DisplayList {
    try scene(width: width, height: nil) { view().font(.system(size: 10)) }.displayList()
  }

  @Test("lines drawn where they stand are the text as it is without a renderer")
  func lines() throws {
    func text() -> Text { Text("ab ") + Text("cd").underline().foregroundColor(.red) + Text(" ef") }
    for width: CGFloat? in [nil, 32] {
      let usual = try list(width: width) { text() }
      let rendered = try list(width: width) { text().textRenderer(Lines()) }
      #expect(usual.texts.map(\.position) == rendered.texts.map(\.position))
      #expect(usual.texts.map(\.run) == rendered.texts.map(\.run))
      #expect(usual.fills == rendered.fills)
      #expect(usual.size == rendered.size)
    }
  }

  @Test("a slice is a letter in its place, and takes what the context says")
  func slices() throws {
    let list = try list { Text("abc").textRenderer(Letters(rise: 2)) }
    #expect(list.items.count == 3)
    let texts = list.items.flatMap(\.texts)
    #expect(texts.map(\.run.text) == ["a", "b", "c"])
    #expect(texts.map(\.position) == [0, 6, 12].map { CGPoint(x: $0, y: 8) })
    #expect(texts.allSatisfy { $0.run.glyphs.map(\.position) == [.zero] && $0.run.width == 6 })
    let lifts = list.items.compactMap { item -> CGFloat? in
      guard case .group(let group) = item.content else { return nil }
      return group.effects.transform.ty
    }
    #expect(lifts == [-2, -4, -6])
  }

  @Test("bounds say where lines, runs and letters are")
  func bounds() throws {
    final class Notes { var rects: [CGRect] = [] }
    struct Noting: TextRenderer {
      let notes: Notes
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
          notes.rects.append(line.typographicBounds.rect)
          for run in line {
            notes.rects.append(run.typographicBounds.rect)
            if run.count > 1 { notes.rects.append(run[1..<run.count].typographicBounds.rect) }
          }
        }
      }
    }
    let notes = Notes()
    _ = try list(width: 20) { Text("abc de").textRenderer(Noting(notes: notes)) }
    #expect(
      // The run of the first line has the space at its end, the line has not.
      notes.rects == [
        CGRect(x: 0, y: 0, width: 18, height: 10), CGRect(x: 0, y: 0, width: 24, height: 10),
        CGRect(x: 6, y: 0, width: 18, height: 10), CGRect(x: 0, y: 10, width: 12, height: 10),
        CGRect(x: 0, y: 10, width: 12, height: 10), CGRect(x: 6, y: 10, width: 6, height: 10),
      ])
  }

  @Test("a renderer may ask for more room than the text needs")
  func size() throws {
    let list = try list { Text("abc").textRenderer(Roomy()) }
    #expect(list.size == CGSize(width: 26, height: 20))
    #expect(list.texts.map(\.position) == [CGPoint(x: 0, y: 8)])
  }

  @Test("runs tell the attributes of their part of the text")
  func attributes() throws {
    let list = try list {
      (Text("ab") + Text("cd").customAttribute(Loud(strength: 0.75))).textRenderer(Attributed())
    }
    let opacities = list.items.compactMap { item -> CGFloat? in
      guard case .group(let group) = item.content else { return nil }
      return group.effects.opacity
    }
    #expect(opacities == [0.25, 0.75])
  }

  @Test("what is animatable of a renderer is animated")
  func animated() throws {
    let stage = try Stage(CGFloat(0), width: nil, height: nil) { rise in
      Text("a").font(.system(size: 10)).textRenderer(Letters(rise: rise))
    }
    stage.set(8, at: 1, animation: .linear(duration: 1))
    let start = try stage.graph.displayList(at: 0.5).paintedBounds
    for (time, rise) in [(1.25, 2), (1.5, 4), (2, 8)] as [(Double, CGFloat)] {
      expectNear(start.minY - (try stage.graph.displayList(at: time).paintedBounds.minY), rise)
    }
  }

  @Test("bars stand for redacted text, whatever draws it")
  func redacted() throws {
    let list = try list {
      Text("abc").textRenderer(Letters(rise: 2)).redacted(reason: .placeholder)
    }
    #expect(list.texts.isEmpty && list.fills.count == 1)
  }
}

@Suite("Letters of runs")
struct TextClusterTests {
  private func run(_ text: String, _ glyphs: [(CGFloat, Int)], isRightToLeft: Bool = false)
    -> TextRun
  {
    TextRun(
      face: FixedWidthFontFace(), size: 10,
      glyphs: glyphs.map {
        TextRun.Glyph(id: 1, position: CGPoint(x: $0.0, y: 0), cluster: $0.1)
      },
      text: text, width: 18, isRightToLeft: isRightToLeft)
  }

  @Test("a mark stays with its letter, even where it hangs over to the left")
  func marks() {
    let clusters = TextCluster.all(of: run("ae\u{301}b", [(0, 0), (6, 1), (5, 1), (12, 4)]))
    #expect(clusters.map(\.glyphs) == [0..<1, 1..<3, 3..<4])
    #expect(clusters.map(\.minX) == [0, 6, 12])
    #expect(clusters.map(\.maxX) == [6, 12, 18])
    #expect(clusters.map(\.bytes) == [0..<1, 1..<4, 4..<5])
  }

  @Test("letters from right to left have their text from the right")
  func rightToLeft() {
    let run = run("שלם", [(0, 4), (6, 2), (12, 0)], isRightToLeft: true)
    let clusters = TextCluster.all(of: run)
    #expect(clusters.map(\.bytes) == [4..<6, 2..<4, 0..<2])
    let part = TextLayout.Run(run: run, origin: CGPoint(x: 3, y: 8), span: 0).part(clusters[1...2])
    #expect(part.run.text == "של")
    #expect(part.origin.x == 9 && part.run.width == 12)
    #expect(part.run.glyphs.map(\.cluster) == [2, 0])
    #expect(part.run.glyphs.map(\.position.x) == [0, 6])
  }

  @Test("parts of a run cover its text and its width", arguments: 0..<4)
  func parts(cut: Int) {
    let whole = TextLayout.Run(
      run: run("abc", [(0, 0), (6, 1), (12, 2)]), origin: .zero, span: 0)
    let clusters = TextCluster.all(of: whole.run)
    let halves = [clusters[..<cut], clusters[cut...]].map { whole.part($0) }
    #expect(halves.map(\.run.text).joined() == "abc")
    #expect(halves.map(\.run.width).reduce(0, +) == 18)
  }
}
