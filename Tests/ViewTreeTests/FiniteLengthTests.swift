import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

@Suite("What is infinite or no number is refused once and reported")
@MainActor
struct FiniteLengthTests {
  /// What is reported of a scene of 100 x 100, whose picture must be sound; twice drawn, once told.
  private func reports<V: View>(
    width: CGFloat? = 100, height: CGFloat? = 100, @ViewBuilder _ view: @escaping () -> V
  ) throws -> [String] {
    let graph = scene(width: width, height: height) { view() }
    #expect(try graph.displayList().violations().isEmpty)
    #expect(try graph.displayList(at: 1).violations().isEmpty)
    return graph.problems.map { "\($0.path): \($0.problem.message)" }
  }

  private func rects<V: View>(
    width: CGFloat? = 100, height: CGFloat? = 100, @ViewBuilder _ view: @escaping () -> V
  ) throws -> [CGRect] {
    try scene(width: width, height: height) { view() }.displayList().fillRects
  }

  private let square = Color.red.frame(width: 20, height: 20)

  @Test("of an infinite offer views take their ideal length, along that axis")
  func rootProposal() throws {
    let graph = scene(width: .infinity, height: 30) { Color.red }
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: .infinity, height: 30), shaper: FixedWidthTextShaper())
    let free = ViewGraph(configuration) { Color.red }
    #expect(try free.displayList().size == CGSize(width: 10, height: 30))
    #expect(try free.displayList().fillRects == [CGRect(0, 0, 10, 30)])
    #expect(
      free.problems.map(\.problem.message) == [
        "the width proposed to the root view is infinite; the ideal size is used"
      ])
    #expect(try graph.displayList().violations().isEmpty)
    #expect(graph.problems.map(\.path) == ["Color", "Color"])
  }

  @Test("offsets, spacings, least lengths and paddings that are no numbers count as 0")
  func zeros() throws {
    #expect(
      try reports { square.offset(x: .nan, y: -.infinity) } == [
        "Color: offset x is not a number; 0 is used", "Color: offset y is infinite; 0 is used",
      ])
    #expect(try rects { square.offset(x: .nan, y: 5) } == [CGRect(40, 45, 20, 20)])
    let row = {
      HStack(spacing: .nan) {
        square
        square
      }
    }
    #expect(try reports(row) == ["HStack: spacing is not a number; 0 is used"])
    #expect(try rects(row) == [CGRect(30, 40, 20, 20), CGRect(50, 40, 20, 20)])
    let any = { AnyLayout(VStackLayout(spacing: .infinity)).callAsFunction { square } }
    #expect(try reports(any) == ["AnyLayout: spacing is infinite; 0 is used"])
    #expect(
      try reports { HStack { Spacer(minLength: .nan) } } == [
        "HStack/Spacer: minimum length is not a number; 0 is used"
      ])
    #expect(try rects { Color.red.padding(.nan) } == [CGRect(0, 0, 100, 100)])
  }

  @Test("what is too far away is as far as anything goes")
  func farAway() throws {
    #expect(
      try reports { square.offset(x: -1e300) } == [
        "Color: offset x is too far from 0; -1000000000 is used"
      ])
    #expect(try rects { square.offset(x: -1e300) } == [CGRect(40 - 1e9, 40, 20, 20)])
    #expect(
      try reports { Color.red.frame(width: 1e300) } == [
        "Color: its width is too far from 0; 1000000000 is used"
      ])
    // A greatest length is no length that anything has.
    #expect(try reports { Color.red.frame(maxWidth: .greatestFiniteMagnitude) } == [])
  }

  /// Answers one size, and places everything at one point with one proposal.
  private struct Stubborn: Layout {
    var size = CGSize(width: 50, height: 50)
    var position = CGPoint.zero
    var proposal = ProposedViewSize(width: 20, height: 20)

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
          proposal: self.proposal)
      }
    }
  }

  @Test("a layout that answers no size gets what it was offered for infinity, and 0 for the rest")
  func answers() throws {
    let endless = {
      Stubborn(size: CGSize(width: CGFloat.infinity, height: CGFloat.nan)) { Color.red }
    }
    #expect(
      try reports(endless) == [
        "Stubborn: its width is infinite; 100 is used",
        "Stubborn: its height is not a number; 0 is used",
      ])
    let graph = scene(width: 100, height: 60) { endless() }
    _ = try graph.displayList()
    #expect(graph.describe().first?.frame == CGRect(0, 30, 100, 0))
    #expect(
      try reports { Stubborn(size: CGSize(width: -3, height: 5)) { Color.red } } == [
        "Stubborn: its width is negative; 0 is used"
      ])
  }

  @Test("a view placed nowhere stands at its container's origin")
  func places() throws {
    let nowhere = { Stubborn(position: CGPoint(x: CGFloat.nan, y: 5)) { Color.red } }
    #expect(try reports(nowhere) == ["Stubborn/Color: its x is not a number; 25 is used"])
    #expect(try rects(nowhere) == [CGRect(25, 30, 20, 20)])
  }

  @Test("of an infinite offer a placed view takes its ideal length, of no number too")
  func offers() throws {
    let endless = { Stubborn(proposal: .infinity) { Color.red } }
    #expect(
      try reports(endless) == [
        "Stubborn/Color: its width would be infinite; the ideal size is used",
        "Stubborn/Color: its height would be infinite; the ideal size is used",
      ])
    #expect(try rects(endless) == [CGRect(25, 25, 10, 10)])
    #expect(try reports { Stubborn(proposal: .infinity) { Text("abc") } } == [])
    let nothing = { Stubborn(proposal: ProposedViewSize(width: .nan, height: 7)) { Color.red } }
    #expect(
      try reports(nothing) == [
        "Stubborn/Color: the proposed width is not a number; the ideal size is used"
      ])
    #expect(try rects(nothing) == [CGRect(25, 25, 10, 7)])
  }

  @Test("a guide that is no number is not used")
  func guides() throws {
    let stack = {
      ZStack(alignment: .leading) {
        Color.blue.frame(width: 60, height: 20)
        square.alignmentGuide(.leading) { _ in .nan }
      }
    }
    #expect(
      try reports(stack) == ["ZStack/Color: an alignment guide is not a number; it is ignored"])
    #expect(try rects(stack) == [CGRect(20, 40, 60, 20), CGRect(20, 40, 20, 20)])
    let overlay = {
      Color.blue.overlay(alignment: .top) { square.alignmentGuide(.top) { _ in .nan } }
    }
    #expect(try rects(overlay).last == CGRect(40, 0, 20, 20))
    let custom = { ZStack(alignment: Alignment(horizontal: .lost, vertical: .top)) { square } }
    #expect(try rects(custom) == [CGRect(40, 40, 20, 20)])
  }

  @Test("transforms that are no numbers hide what they transform")
  func transforms() throws {
    #expect(
      try reports { square.rotationEffect(.radians(.nan)) } == [
        "Color: its transform is not finite; nothing is drawn"
      ])
    #expect(try rects { square.scaleEffect(.infinity) } == [])
    #expect(
      try reports { square.scaleEffect(2, anchor: UnitPoint(x: .nan, y: 0)) } == [
        "Color: its anchor's x is not a number; 0.5 is used"
      ])
    #expect(
      try reports { square.opacity(.nan) } == ["Color: its opacity is not a number; 0 is used"])
  }

  @Test("steps of a path that go nowhere are left out")
  func paths() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.closeSubpath()
    }
    let list = try scene { path.fill(Color.red) }.displayList()
    #expect(
      list.fills.first?.path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)), .closeSubpath,
      ])
    #expect(
      try reports { path.fill(Color.red) } == [
        "Path: its path has coordinates that are not finite; these segments are omitted"
      ])
    #expect(
      try reports { square.clipShape(path) } == [
        "Color: its clip has coordinates that are not finite; these segments are omitted"
      ])
  }

  @Test("strokes do without the lengths that can't be")
  func strokes() throws {
    let style = StrokeStyle(
      lineWidth: 3, miterLimit: .nan, dash: [2, .infinity], dashPhase: .infinity)
    #expect(
      try reports { Rectangle().stroke(Color.red, style: style) } == [
        "Rectangle: miter limit is not a number; 10 is used",
        "Rectangle: dash phase is infinite; 0 is used",
        "Rectangle: a dash is negative, infinite or not a number; a solid line is drawn",
      ])
    let list = try scene { Rectangle().stroke(Color.red, style: style) }.displayList()
    #expect(list.strokes.first?.style == StrokeStyle(lineWidth: 3))
    #expect(
      try reports { Rectangle().stroke(Color.red, lineWidth: .infinity) } == [
        "Rectangle: line width is infinite; 0 is used"
      ])
  }

  @Test("gradients, colours and text do without the numbers that can't be")
  func paints() throws {
    let colors = [Color.red, .blue]
    #expect(
      try reports {
        Rectangle().fill(
          RadialGradient(colors: colors, center: .center, startRadius: -1, endRadius: .nan))
      } == [
        "Rectangle: the gradient's start radius is negative; 0 is used",
        "Rectangle: the gradient's end radius is not a number; 0 is used",
      ])
    #expect(
      try reports {
        LinearGradient(colors: colors, startPoint: UnitPoint(x: .nan, y: 0), endPoint: .bottom)
      } == ["LinearGradient: the gradient's start x is not a number; 0 is used"])
    #expect(
      try reports {
        Text("a").font(.system(size: .nan)).kerning(.infinity).lineSpacing(.nan)
      } == [
        "Text: font size is not a number; 0 is used", "Text: kerning is infinite; 0 is used",
        "Text: line spacing is not a number; 0 is used",
      ])
    #expect(try reports { Text("a").foregroundStyle(Color.red.opacity(.nan)) } == [])
  }

  @Test("a motion to what is no number is none", arguments: [CGFloat.nan, .infinity])
  func motions(_ odd: CGFloat) throws {
    let stage = try Stage(CGFloat(10)) { square.offset(x: $0).padding($0) }
    stage.set(odd, at: 1, animation: .linear(duration: 1))
    stage.set(20, at: 2, animation: .linear(duration: 1))
    for time in [1.5, 2, 2.5, 3] {
      #expect(try stage.graph.displayList(at: time).violations().isEmpty)
    }
    #expect(try stage.graph.displayList(at: 4).fillRects == [CGRect(60, 40, 20, 20)])
  }
}

extension HorizontalAlignment {
  private enum Lost: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
  }

  fileprivate static let lost = HorizontalAlignment(Lost.self)
}
