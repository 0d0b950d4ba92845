import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

/// The letters of a text of size 10 are 6 wide, its lines 10 high, the baseline 8 below their top.
@Suite("Text")
@MainActor
struct TextTests {
  private func texts<V: View>(
    width: CGFloat? = 100, height: CGFloat? = 100, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: @escaping () -> V
  ) throws -> [TextItem] {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.font = .system(size: 10)
    return try scene(width: width, height: height, environment: environment) { view() }
      .displayList().texts
  }

  private func places(_ texts: [TextItem]) -> [CGPoint] { texts.map(\.position) }

  @Test("text stands in the middle, on its baseline, at whole pixels")
  func place() throws {
    let text = try #require(try texts { Text("abc") }.first)
    #expect(text.run.text == "abc")
    #expect(text.position == CGPoint(x: 41, y: 53))
  }

  @Test("text wraps between words and is as wide as its widest line")
  func wrapping() throws {
    let lines = try texts(width: 40) {
      Text("aaa bb cccc").multilineTextAlignment(.trailing).background(Color.red)
    }
    #expect(lines.map { $0.run.text.trimmingCharacters(in: .whitespaces) } == ["aaa bb", "cccc"])
    // 36 wide in 40, two lines in 100; the second line is 12 narrower.
    #expect(places(lines) == [CGPoint(x: 2, y: 48), CGPoint(x: 14, y: 58)])
  }

  @Test("text that does not fit ends in an ellipsis; a limit counts lines")
  func truncation() throws {
    #expect(
      try texts(width: 40, height: 12) { Text("aaa bb cccc") }.map(\.run.text) == ["aaa b…"])
    #expect(
      try texts(width: 40) { Text("aaa bb cccc").lineLimit(1) }.map(\.run.text) == ["aaa b…"])
    #expect(
      try texts(width: 40) { Text("aaa bb cccc").lineLimit(1).truncationMode(.head) }
        .map(\.run.text) == ["…cccc"].map { $0 == "…cccc" ? "… cccc" : $0 })
    #expect(
      try texts(width: 40, height: 12) { Text("aaa bb cccc").fixedSize() }.map(\.run.text)
        == ["aaa bb cccc"])
  }

  @Test("parts of a text keep their own styles; inner styles win over outer ones")
  func concatenation() throws {
    let items = try texts {
      (Text("a").foregroundColor(.red) + Text("b").bold() + Text("c").font(.system(size: 20)))
        .font(.system(size: 10)).foregroundColor(.blue).italic()
    }
    #expect(items.map(\.run.text) == ["a", "b", "c"])
    #expect(items.map(\.run.size) == [10, 10, 20])
    let faces = items.compactMap { $0.run.face as? FixedWidthFontFace }
    #expect(faces.map(\.weight) == [400, 700, 400])
    #expect(faces.map(\.isItalic) == [true, true, true])
    let red = try texts { Text("x").foregroundColor(.red) }.map(\.paint)
    let blue = try texts { Text("x").foregroundColor(.blue) }.map(\.paint)
    #expect(items.map(\.paint) == red + blue + blue)
  }

  @Test("modifiers of views reach the text inside, those of the text come first")
  func styles() throws {
    let items = try texts {
      VStack {
        Text("a")
        Text("b").fontWeight(.light).kerning(3)
      }
      .bold().kerning(1)
    }
    let faces = items.compactMap { $0.run.face as? FixedWidthFontFace }
    #expect(faces.map(\.weight) == [700, 300])
  }

  @Test("kerning widens and baseline offsets raise")
  func kerning() throws {
    // 3 letters and two gaps of 2: 22 wide.
    #expect(
      try places(texts { Text("abc").kerning(2) }) == [CGPoint(x: 39, y: 53)])
    #expect(
      try places(texts { Text("abc").baselineOffset(4) }) == [CGPoint(x: 41, y: 49)])
  }

  @Test("texts of two sizes stand on one baseline")
  func baselines() throws {
    let items = try texts {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 20))
        Text("b\nc")
        Rectangle().frame(width: 10, height: 5)
      }
    }
    #expect(Set(items.prefix(2).map(\.position.y)).count == 1)
    #expect(items[2].position.y == items[0].position.y + 10)
    let last = try texts {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 20))
        Text("b\nc")
      }
    }
    #expect(last[0].position.y == last[2].position.y)
  }

  @Test("foreground styles go by levels, of the style around")
  func levels() throws {
    func opacity<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> Double {
      guard case .color(let color) = try texts({ view() }).first?.paint else { return -1 }
      return (Double(color.opacity) * 1000).rounded() / 1000
    }
    #expect(try opacity { Text("a").foregroundStyle(.red) } == 1)
    #expect(
      try opacity { VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red) }
        == 0.5)
    #expect(
      try opacity {
        VStack { VStack { Text("a") }.foregroundStyle(.tertiary) }.foregroundStyle(.red)
      } == 0.25)
    #expect(
      try opacity {
        VStack { Text("a").foregroundStyle(.secondary) }
          .foregroundStyle(.red, .blue.opacity(0.7))
      } == 0.7)
    let paint = try texts {
      VStack { VStack { Text("a") }.foregroundStyle(.secondary) }
        .foregroundStyle(.red)
    }.first?.paint
    let red = try texts { Text("a").foregroundStyle(.red.opacity(0.5)) }.first?.paint
    #expect(paint == red)
  }

  @Test("a change of size or text shows")
  func changes() throws {
    let stage = try Stage((text: "a", size: CGFloat(10))) { value in
      Text(value.text).font(.system(size: value.size))
    }
    #expect(places(try stage.graph.displayList().texts) == [CGPoint(x: 47, y: 53)])
    #expect(places(try stage.show(("abc", 10)).texts) == [CGPoint(x: 41, y: 53)])
    #expect(places(try stage.show(("abc", 20)).texts) == [CGPoint(x: 32, y: 56)])
  }
}
