import SwiftUI

// Views of UIKit's that draw themselves, and snapshots of SwiftUI's, as public source has them.

final class SparklineUIView: UIView {
  var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), values.count > 1 else { return }
    let step = rect.width / CGFloat(values.count - 1)
    let path = UIBezierPath()
    for (index, value) in values.enumerated() {
      let point = CGPoint(x: CGFloat(index) * step, y: rect.height * (1 - value))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }

    context.saveGState()
    let area = UIBezierPath(cgPath: path.cgPath)
    area.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    area.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    area.close()
    area.addClip()
    let colors = [
      UIColor.systemGreen.cgColor, UIColor.systemGreen.withAlphaComponent(0.1).cgColor,
    ]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: rect.height), options: [])
    }
    context.restoreGState()

    UIColor.systemGreen.setStroke()
    path.lineWidth = 2
    path.lineJoinStyle = .round
    path.stroke()

    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.label,
    ]
    ("+24 %" as String).draw(at: CGPoint(x: 4, y: 4), withAttributes: attributes)
  }
}

struct Sparkline: UIViewRepresentable {
  let values: [CGFloat]

  func makeUIView(context: Context) -> SparklineUIView { SparklineUIView() }

  func updateUIView(_ uiView: SparklineUIView, context: Context) { uiView.values = values }
}

struct AttributedLabel: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .systemPink
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
}

extension View {
  @MainActor func snapshot() -> UIImage {
    let controller = UIHostingController(rootView: self)
    let view = controller.view
    let targetSize = controller.view.intrinsicContentSize
    view?.bounds = CGRect(origin: .zero, size: targetSize)
    view?.backgroundColor = .clear
    let renderer = UIGraphicsImageRenderer(size: targetSize)
    return renderer.image { _ in
      view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
  }
}

struct UIKitViews: View {
  @State private var text = "A label of UIKit's in two lines of text"

  var body: some View {
    VStack(spacing: 16) {
      Sparkline(values: [0.2, 0.5, 0.35, 0.8, 0.6, 0.9])
        .frame(width: 200, height: 80)
      AttributedLabel(text: $text)
        .frame(width: 180)
        .border(.gray)
      Image(
        uiImage: Label("Snapshot", systemImage: "star.fill").padding(8)
          .background(.yellow, in: .capsule).snapshot())
    }
    .padding()
  }
}

enum Feed {
  struct Item: Decodable, Equatable {
    let title: String
  }

  static func request(for page: Int) -> URLRequest {
    // swift-format-ignore: NeverForceUnwrap
    var request = URLRequest(url: URL(string: "https://example.com/feed?page=\(page)")!)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    return request
  }

  static func items(page: Int, session: URLSession = .shared) async throws -> [Item] {
    let (data, response) = try await session.data(for: request(for: page))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return [] }
    return try JSONDecoder().decode([Item].self, from: data)
  }
}
