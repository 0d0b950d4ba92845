import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("Safe areas")
@MainActor
struct SafeAreaTests {
  private func rects<V: View>(
    insets: EdgeInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: @escaping () -> V
  ) throws -> [CGRect] {
    var configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 100, height: 100),
      canvas: CGSize(width: 100, height: 100), environment: environment,
      shaper: FixedWidthTextShaper())
    configuration.safeAreaInsets = insets
    return try ViewGraph(configuration) { view() }.displayList().fillRects
  }

  @Test("content goes into the safe area")
  func inside() throws {
    #expect(try rects { Color.red } == [CGRect(0, 20, 100, 70)])
    #expect(
      try rects { Color.red.frame(width: 10, height: 10) } == [CGRect(45, 50, 10, 10)])
  }

  @Test("what ignores the safe area reaches to the canvas at the edges that it touches")
  func ignoring() throws {
    #expect(try rects { Color.red.ignoresSafeArea() } == [CGRect(0, 0, 100, 100)])
    #expect(try rects { Color.red.ignoresSafeArea(edges: .top) } == [CGRect(0, 0, 100, 90)])
    #expect(try rects { Color.red.edgesIgnoringSafeArea(.bottom) } == [CGRect(0, 20, 100, 80)])
    #expect(try rects { Color.red.ignoresSafeArea(.keyboard) } == [CGRect(0, 20, 100, 70)])
    #expect(
      try rects {
        VStack(spacing: 0) {
          Color.red.ignoresSafeArea()
          Color.blue.ignoresSafeArea()
        }
      } == [CGRect(0, 0, 100, 55), CGRect(0, 55, 100, 45)])
    let small = try rects { Color.red.frame(width: 10, height: 10).ignoresSafeArea() }
    #expect(small == [CGRect(45, 50, 10, 10)])
  }

  @Test("the layout around does not see it")
  func neutral() throws {
    #expect(
      try rects {
        VStack(spacing: 0) {
          Color.red.frame(height: 10).background(Color.blue.ignoresSafeArea())
          Color.green
        }
      } == [CGRect(0, 0, 100, 30), CGRect(0, 20, 100, 10), CGRect(0, 30, 100, 60)])
  }

  @Test("styles behind and in front reach under the safe area, unless told otherwise")
  func styles() throws {
    let view = { Color.red.frame(width: 100, height: 70) }
    #expect(try rects { view().background(.blue) }.first == CGRect(0, 0, 100, 100))
    #expect(
      try rects { view().background(.blue, ignoresSafeAreaEdges: .top) }.first
        == CGRect(0, 0, 100, 90))
    #expect(
      try rects { view().background(.blue, ignoresSafeAreaEdges: []) }.first
        == CGRect(0, 20, 100, 70))
    #expect(try rects { view().overlay(.blue) }.last == CGRect(0, 0, 100, 100))
    #expect(
      try rects { view().background(.blue, in: Rectangle()) }.first == CGRect(0, 20, 100, 70))
  }

  @Test("an inset takes its room from the safe area; what ignores that goes under it")
  func inset() throws {
    #expect(
      try rects {
        Color.red.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 15) }
      } == [CGRect(0, 35, 100, 55), CGRect(0, 20, 100, 15)])
    #expect(
      try rects {
        Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
          Color.blue.frame(width: 40, height: 15)
        }
      } == [CGRect(0, 0, 100, 100), CGRect(30, 75, 40, 15)])
    #expect(
      try rects {
        Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 4) {
          Color.blue.frame(width: 16, height: 10)
        }
      } == [CGRect(20, 20, 80, 70), CGRect(0, 20, 16, 10)])
    // Eight points unless given.
    #expect(
      try rects(insets: EdgeInsets()) {
        Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 12) }
      } == [CGRect(0, 0, 100, 80), CGRect(0, 88, 100, 12)])
  }

  @Test("safe area padding is room that styles may paint")
  func padding() throws {
    #expect(
      try rects(insets: EdgeInsets()) {
        ZStack {
          Color.blue.ignoresSafeArea()
          Color.red
        }.safeAreaPadding(10)
      } == [CGRect(0, 0, 100, 100), CGRect(10, 10, 80, 80)])
    #expect(
      try rects(insets: EdgeInsets()) { Color.red.safeAreaPadding(.horizontal, 5) }
        == [CGRect(5, 0, 90, 100)])
    #expect(
      try rects(insets: EdgeInsets()) { Color.red.safeAreaPadding() }
        == [CGRect(16, 16, 68, 68)])
  }

  @Test("sides follow the direction of content")
  func mirrored() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let insets = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    #expect(
      try rects(insets: insets, environment: environment) { Color.red }
        == [CGRect(0, 0, 70, 100)])
    #expect(
      try rects(insets: insets, environment: environment) {
        Color.red.ignoresSafeArea(edges: .leading)
      } == [CGRect(0, 0, 100, 100)])
  }

  @Test("readers are told how far the canvas reaches beyond them")
  func reader() throws {
    let rects = try rects {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.safeAreaInsets.top, height: proxy.safeAreaInsets.bottom)
      }
    }
    #expect(rects == [CGRect(0, 20, 20, 10)])
  }
}
