import Foundation
import SwiftUI
import Testing

@Suite("Names of UIKit that drawing asks for")
@MainActor
struct PlatformTests {
  // swift-format-ignore: NoPlaygroundLiterals
  @Test("colour literals are colours, image literals pictures by name")
  func literals() {
    let color: UIColor = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)
    #expect(color == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
    let inferred = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(inferred == UIColor.red)
    let picture = #imageLiteral(resourceName: "nothing")
    #expect(picture.size == .zero)
  }

  @Test("a colour with its opacity set goes on changing with its surroundings")
  func opacity() {
    let color = Color(UIColor.systemBackground.withAlphaComponent(0.5))
    var environment = EnvironmentValues()
    #expect(color.resolve(in: environment).red == 1)
    environment.colorScheme = .dark
    #expect(color.resolve(in: environment).red == 0)
    #expect(abs(color.resolve(in: environment).opacity - 0.5) < 1e-3)
  }

  @Test("hue, saturation and brightness of colours")
  func hue() {
    var parts: [CGFloat] = [9, 9, 9, 9]
    func read(_ color: UIColor) {
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
      unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      parts = [hue, saturation, brightness, alpha]
    }
    func near(_ expected: [CGFloat]) -> Bool {
      zip(parts, expected).allSatisfy { abs($0 - $1) < 1e-3 }
    }
    read(.green)
    #expect(near([1 / 3, 1, 1, 1]))
    read(.blue)
    #expect(near([2 / 3, 1, 1, 1]))
    // Half as much green as red: a twelfth of a turn; the least is half of the most.
    read(UIColor(red: 0.8, green: 0.6, blue: 0.4, alpha: 0.25))
    #expect(near([1 / 12, 0.5, 0.8, 0.25]))
    read(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
    #expect(near([11 / 12, 1, 1, 1]))
    read(.white)
    #expect(near([0, 0, 1, 1]))
  }

  @Test("text is as large as the view that shows it")
  func measure() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let size = "Swift".size(withAttributes: [.font: font])
    let shown = try ImageRenderer(content: Text("Swift").font(Font(font))).displayList().size
    #expect(abs(size.width - shown.width) <= 1)
    #expect(abs(size.height - shown.height) <= 1)
    #expect(("Swift" as NSString).size(withAttributes: [.font: font]) == size)
    // Two lines where there is room for one word.
    let box = "Swift Swift".boundingRect(
      with: CGSize(width: size.width + 2, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(abs(box.height - 2 * size.height) < 1e-6)
    #expect(abs(font.ascender - font.descender - font.lineHeight) <= 1)
  }

  @Test("a renderer's picture has its scale")
  func picture() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 6))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 10, height: 6))
    #expect(image.scale == 2)
  }

  @Test("the screen can be asked for anywhere; windows have no bars")
  nonisolated func screen() {
    let width = UIScreen.main.bounds.width
    #expect(width == 393)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.windows.first?.safeAreaInsets == .zero)
    #expect(scene?.interfaceOrientation.isPortrait == true)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  @Test("values on their way, as custom animations make them")
  func vectors() {
    #expect(3.0.scaled(by: 2) == 6)
    #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
    var pair = AnimatablePair(1.0, 10.0)
    pair.interpolate(towards: AnimatablePair(3, 20), amount: 1.5)
    #expect(pair == AnimatablePair(4, 25))
  }
}
