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
    "a translucent background is the material of that name",
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

  /// Compiles only where a representable's body is none: one with a body of its own is refused by the compiler.
  private func bodies<Source: UIViewRepresentable>(of source: Source.Type) -> Never.Type {
    Source.Body.self
  }

  @Test("a representable has no body of its own")
  func bodies() { #expect(bodies(of: BlurView.self) == Never.self) }

  @Test("state around a representable reaches its view, and what the view draws is shapes")
  func drawing() throws {
    let renderer = ImageRenderer(
      content: Sparkline(values: [0, 1]).frame(width: 40, height: 40))
    let bitmap = try renderer.bitmap()
    #expect(renderer.problems == [])
    // On the line from the bottom left to the top right, below it, and above it.
    #expect(bitmap[30, 9] >> 24 == 255)
    #expect((1..<255).contains(bitmap[35, 35] >> 24))
    #expect(bitmap[35, 1] == 0)
    #expect(try !renderer.svgString().contains("<image"))
  }

  private struct Titled: UIViewRepresentable {
    let change: (UILabel) -> Void

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "Title"
      return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) { change(uiView) }
  }

  @Test("a label takes what it is offered unless it hugs its text, which stands as it is told")
  func labels() throws {
    let text = try ImageRenderer(content: Text("Title").font(.system(size: 17))).displayList().size
    func size(_ change: @escaping (UILabel) -> Void) throws -> CGSize {
      let renderer = ImageRenderer(content: Titled(change: change))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 60)
      #expect(renderer.problems == [])
      return try renderer.displayList().size
    }
    #expect(try size { _ in } == CGSize(width: 100, height: 60))
    #expect(
      try size { label in
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentHuggingPriority(.defaultHigh, for: .vertical)
      } == text)
    let label = UILabel(frame: .zero)
    label.text = "Title"
    #expect(label.intrinsicContentSize == text)
  }

  /// A label whose text, border and inner view follow a number, which changes as the view appears.
  private struct Counted: View {
    @State private var number = 1

    var body: some View {
      Titled { [number] label in
        label.text = "n\(number)"
        label.layer.borderWidth = CGFloat(number)
        let inner = label.subviews.first as? UILabel ?? UILabel()
        inner.text = "m\(number)"
        if inner.superview == nil { label.addSubview(inner) }
        inner.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      }
      .onAppear { number = 2 }
    }
  }

  @Test("changes that an update makes to its view, or to views inside, are drawn")
  func updates() throws {
    let drawn = try list(Counted())
    #expect(drawn.contains("n2") && !drawn.contains("n1"))
    #expect(drawn.contains("m2") && !drawn.contains("m1"))
  }

  @Test("a controller holds a view, which its view draws")
  func controllers() throws {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(controller.sizeThatFits(in: CGSize(width: 10, height: 10)).width == 30)
    controller.rootView = Color.red.frame(width: 10, height: 20)
    #expect(controller.view.intrinsicContentSize == CGSize(width: 10, height: 20))
    let image = Color.red.frame(width: 30, height: 20).snapshot()
    #expect(image.size == CGSize(width: 30, height: 20))
    let bitmap = try ImageRenderer(content: Image(uiImage: image)).bitmap()
    #expect(bitmap[15, 10] >> 24 == 255 && bitmap[0, 0] >> 24 == 255)
    let row = HStack { Text("A").foregroundStyle(.black) }.frame(width: 30, height: 20)
    let letters = try ImageRenderer(content: Image(uiImage: row.snapshot())).bitmap()
    #expect(letters.pixels.contains { $0 >> 24 > 200 })
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    #expect(window.rootViewController?.view === controller.view)
  }

  @Test("requests of URLs are there where Foundation has them on Apple's systems")
  func requests() {
    let request = Feed.request(for: 2)
    #expect(request.httpMethod == "POST" && request.url?.query == "page=2")
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
