import Foundation
import TestSupport
import Testing
import VectorGeometry

/// A value measured on Apple's frameworks or stated in their documentation.
struct ConformanceCase: Decodable, Sendable, CustomTestStringConvertible {
  enum Expected: Decodable, Sendable {
    case none
    case text(String)
    case numbers([Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .none
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .numbers(try container.decode([Double].self))
      }
    }
  }

  let id: String
  let expected: Expected
  let tolerance: Double
  let input: String?

  enum CodingKeys: CodingKey { case id, expected, tolerance, input }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    expected = try container.decodeIfPresent(Expected.self, forKey: .expected) ?? .none
    tolerance = try container.decode(Double.self, forKey: .tolerance)
    input = try container.decodeIfPresent(String.self, forKey: .input)
  }

  var testDescription: String { id }

  static func all() throws -> [ConformanceCase] {
    let url = try #require(
      Bundle.module.url(
        forResource: "swiftui-geometry", withExtension: "json", subdirectory: "Resources"))
    return try JSONDecoder().decode([ConformanceCase].self, from: Data(contentsOf: url))
  }
}

@Suite("Values of Apple's frameworks")
struct ConformanceTests {
  @Test("Numbers agree", arguments: try ConformanceCase.all())
  func numbers(_ item: ConformanceCase) throws {
    guard case .numbers(let expected) = item.expected else { return }
    let actual = try #require(measure(item.id), "no rule for \(item.id)")
    try #require(actual.count == expected.count)
    for (a, b) in zip(actual, expected) { expectNear(a, b, tolerance: max(item.tolerance, 1e-9)) }
  }

  @Test("Texts agree", arguments: try ConformanceCase.all())
  func texts(_ item: ConformanceCase) throws {
    switch item.expected {
    case .numbers: return
    case .none: #expect(Path(try #require(item.input)) == nil)
    case .text(let text):
      if let input = item.input {
        #expect(Path(input)?.description == text)
      } else {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        for corner in [(0, 10), (10, 0), (-5, -5)] {
          let size = CGSize(width: corner.0, height: corner.1)
          #expect(Path(roundedRect: rect, cornerSize: size).description == text)
        }
      }
    }
  }

  /// What our own code gives for a case.
  private func measure(_ id: String) -> [Double]? {
    let wide = CGRect(x: 0, y: 0, width: 100, height: 50)
    switch id {
    case "projection.det":
      var rows = ProjectionTransform()
      (rows.m11, rows.m12, rows.m13) = (1, 2, 3)
      (rows.m21, rows.m22, rows.m23) = (0, 1, 4)
      (rows.m31, rows.m32, rows.m33) = (5, 6, 0)
      return [
        ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3)).determinant,
        ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 4)).determinant,
        rows.determinant,
      ]
    case "rrect.clamp":
      let first = RoundedRect(wide, cornerRadius: 30, style: .continuous).cornerSize
      let second = RoundedRect(
        wide, cornerSize: CGSize(width: 40, height: 10), style: .continuous
      ).cornerSize
      return [first.width, first.height, second.width, second.height]
    case "rrect.inset":
      let inset = RoundedRect(wide, cornerRadius: 10, style: .continuous).inset(by: 5)
      return numbers(inset.rect) + [inset.cornerSize.width]
    case "arc.clockwise.false":
      let arc = quarter(clockwise: false)
      let middle = arc.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
      let start = arc.contours.first?.start ?? .zero
      let end = arc.currentPoint ?? .zero
      return [start, end, middle].flatMap { [$0.x, $0.y] }
    case "arc.clockwise.true":
      let middle = quarter(clockwise: true).trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
      return [middle.x, middle.y]
    case "trim.rectangle":
      let part = Path(wide).trimmedPath(from: 0.25, to: 0.5)
      return part.polylines().flatMap(\.points).flatMap { [$0.x, $0.y] }
    case "strokeBorder.circle":
      let square = CGRect(x: 0, y: 0, width: 100, height: 100)
      let style = StrokeStyle(lineWidth: 15)
      return [square.inset(by: 7.5), square].flatMap { rect in
        Path(ellipseIn: rect).strokedPath(style).contours.map {
          Path(elements: $0.elements).boundingRect.width / 2
        }
      }
    case "capsule.radius":
      return [CGSize(width: 100, height: 40), CGSize(width: 30, height: 90)].map {
        let rect = CGRect(origin: .zero, size: $0)
        return RoundedRect(rect, cornerRadius: .infinity, style: .continuous).cornerSize.width
      }
    case "circle.path":
      let rect = CGRect(x: 10, y: 20, width: 100, height: 40).centeredSquare
      return numbers(Path(ellipseIn: rect).boundingRect)
    case "strokestyle.defaults":
      let style = StrokeStyle()
      guard style.lineCap == .butt, style.lineJoin == .miter, style.dash.isEmpty else { return nil }
      return [style.lineWidth, style.miterLimit, style.dashPhase]
    case "ellipse.kappa":
      let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
      guard case .curve(_, let control, _) = ellipse.elements[1] else { return nil }
      return [control.y - 1]
    default: return nil
    }
  }

  private func quarter(clockwise: Bool) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .zero, endAngle: .degrees(90),
      clockwise: clockwise)
    return path
  }

  private func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }
}
