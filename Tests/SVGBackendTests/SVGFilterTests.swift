import Foundation
import SVGBackend
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct SVGFilterTests {
  private func filter(_ filter: DisplayFilter) throws -> String {
    var effects = DisplayGroup.Effects()
    effects.filters = [filter]
    let square = DisplayItem(
      .fill(
        FillItem(
          path: Path(CGRect(x: 20, y: 20, width: 10, height: 10)),
          paint: .color(Color.Resolved(red: 1, green: 0, blue: 0)))))
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [DisplayItem(.group(DisplayGroup(effects: effects, items: [square])))])
    let text = String(decoding: try SVGRenderer().render(list).bytes, as: UTF8.self)
    let start = try #require(text.range(of: "<filter"))
    let end = try #require(text.range(of: "</filter>"))
    return String(text[start.lowerBound..<end.lowerBound])
  }

  @Test func `An inner shadow is what the moved picture leaves of a colour, on the picture`()
    throws
  {
    let shadow = DisplayFilter.innerShadow(
      color: Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5), radius: 2,
      offset: CGSize(width: 1, height: 3))
    let text = try filter(shadow)
    let steps = [
      #"<feGaussianBlur stdDeviation="2"/><feOffset dx="1" dy="3" result="s1"/>"#,
      ##"<feFlood flood-color="#00f" flood-opacity=".5"/><feComposite in2="s1" operator="out"/>"##,
      #"<feComposite operator="atop" in2="SourceGraphic"/>"#,
    ].joined()
    #expect(text.hasSuffix(steps), "\(text)")
  }

  @Test func `Filters reach no farther than they paint`() throws {
    // Three deviations of 2 points around what is between 20 and 30.
    let blur = try filter(.blur(radius: 2, opaque: false))
    #expect(blur.contains(#"x="14" y="14" width="22" height="22""#), "\(blur)")
    let grey = try filter(.grayscale(1))
    #expect(grey.contains(#"x="20" y="20" width="10" height="10""#), "\(grey)")
  }

  @Test func `A range of alpha becomes a step function and a colour`() throws {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let text = try filter(.alphaThreshold(min: 0.5, max: 1, color: red))
    #expect(text.contains(#"<feFuncA type="discrete" tableValues="0 1"/>"#), "\(text)")
    #expect(
      text.hasSuffix(
        ##"<feFlood flood-color="red"/><feComposite in2="t" operator="in"/>"##)
        || text.hasSuffix(
          ##"<feFlood flood-color="#f00"/><feComposite in2="t" operator="in"/>"##),
      "\(text)")
  }

  @Test func `Luminance becomes alpha as far as there was some`() throws {
    let text = try filter(.luminanceToAlpha)
    let values = "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .2126 .7152 .0722 0 0"
    #expect(
      text.hasSuffix(
        #"<feColorMatrix values="\#(values)"/><feComposite operator="in" in2="SourceGraphic"/>"#),
      "\(text)")
  }
}
