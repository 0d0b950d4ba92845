import SwiftUI
import Testing

// The commonest bridges of public source, as it writes them.

private struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

private final class Dial: UIView {}

private struct DialView: UIViewRepresentable {
  final class Coordinator {}

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> Dial { Dial() }
  func updateUIView(_ uiView: Dial, context: Context) {
    uiView.isHidden = context.environment.colorScheme == .dark
  }
}

private class Delegate: NSObject, UIApplicationDelegate {
  override init() {
    Issue.record("a delegate was made")
    super.init()
  }
}

@Suite("Views of UIKit inside others")
@MainActor
struct RepresentableTests {
  private func list(_ view: some View) throws -> String {
    "\(try ImageRenderer(content: view.frame(width: 40, height: 40)).displayList())"
  }

  @Test(
    "a translucent ground is the material of that name",
    arguments: [
      (UIBlurEffect.Style.systemUltraThinMaterial, Material.ultraThin),
      (.systemThinMaterial, .thin), (.systemMaterial, .regular), (.systemThickMaterial, .thick),
      (.systemChromeMaterial, .bar),
    ])
  func grounds(style: UIBlurEffect.Style, material: Material) throws {
    for scheme in [ColorScheme.light, .dark] {
      let drawn = try list(BlurView(style: style).environment(\.colorScheme, scheme))
      let expected = try list(Rectangle().fill(material).environment(\.colorScheme, scheme))
      #expect(drawn.contains("fill"))
      #expect(fills(drawn) == fills(expected))
    }
  }

  @Test("grounds of one scheme keep it")
  func schemes() throws {
    let dark = try list(BlurView(style: .systemMaterialDark))
    let expected = try list(Rectangle().fill(.regularMaterial).environment(\.colorScheme, .dark))
    #expect(fills(dark) == fills(expected))
    #expect(fills(dark) != fills(try list(BlurView(style: .systemMaterial))))
  }

  @Test("other views are a marked box that is reported, and nothing when hidden")
  func others() throws {
    let renderer = ImageRenderer(content: DialView().frame(width: 40, height: 40))
    _ = try renderer.displayList()
    #expect(renderer.problems.contains { "\($0)".contains("Dial") })
    #expect(fills(try list(DialView().environment(\.colorScheme, .dark))).isEmpty)
    #expect(!fills(try list(DialView())).isEmpty)
  }

  @Test("a delegate that is an object of Foundation's compiles and isn't made")
  func delegate() {
    _ = UIApplicationDelegateAdaptor(Delegate.self)
  }

  /// The paints of a list's text.
  private func fills(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.contains("fill") && !$0.contains("#00000000") }
      .map { $0.drop { $0 == " " }.prefix { $0 != "@" } }
  }
}
