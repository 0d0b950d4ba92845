import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics

extension ParityScene {
  /// What may differ where a picture at 3 pixels a point stands in, whose edges are resampled.
  private static let picture = 0.02

  static let effects =
    modes + colorEffects + [
      ParityScene("innerShadow", share: picture) {
        let shadow = DisplayFilter.innerShadow(
          color: .black.opacity(0.6), radius: 5, offset: CGSize(width: 3, height: 6))
        return [
          .group([.fill(.circle(70, 80, 55), .yellow)]) { $0.filters = [shadow] },
          .group([.stroke(.circle(175, 80, 40), .red, StrokeStyle(lineWidth: 26))]) {
            $0.filters = [shadow]
          },
        ]
      },
      ParityScene("luminanceToAlpha", share: picture) {
        let ramp = GradientPaint(
          geometry: .linear(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 220, y: 0)),
          stops: [
            .init(color: .black, location: 0),
            .init(color: Color.Resolved(red: 1, green: 1, blue: 1), location: 1),
          ])
        return [
          .group([.fill(.circle(80, 80, 60), ramp), .fill(.circle(170, 80, 50), ramp)]) {
            $0.filters = [.luminanceToAlpha]
          }
        ]
      },
      ParityScene("turnedShapes") {
        let shapes: [DisplayItem] = [
          .fill(
            Path(roundedRect: CGRect(x: 60, y: 20, width: 120, height: 120), cornerRadius: 24),
            .blue),
          .stroke(
            .circle(120, 80, 40), .yellow,
            StrokeStyle(lineWidth: 10, lineCap: .round, dash: [20, 16])),
          .group([.fill(.rect(60, 100, 120, 60), .red)]) {
            $0.clip = DisplayClip(path: .circle(120, 80, 55))
            $0.opacity = 0.7
          },
        ]
        return shapes.projected(by: turn(50))
      },
      ParityScene("turnedPictures", share: picture) {
        let sweep = GradientPaint(
          geometry: .linear(start: CGPoint(x: 60, y: 20), end: CGPoint(x: 180, y: 140)),
          stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
        let items: [DisplayItem] = [
          .fill(.rect(60, 20, 120, 120), sweep),
          .group([.fill(.circle(120, 80, 30), .yellow)]) {
            $0.filters = [.blur(radius: 4, opaque: false)]
          },
        ]
        return items.projected(by: turn(-40))
      },
      ParityScene("mesh", share: picture) {
        let points = [
          CGPoint(x: 20, y: 10), CGPoint(x: 120, y: 10), CGPoint(x: 220, y: 10),
          CGPoint(x: 20, y: 80), CGPoint(x: 150, y: 60), CGPoint(x: 220, y: 80),
          CGPoint(x: 20, y: 150), CGPoint(x: 120, y: 150), CGPoint(x: 220, y: 150),
        ]
        let mesh = MeshPaint(
          columns: 3, points: points,
          colors: [.red, .yellow, .blue, .green, .yellow, .red, .blue, .green, .yellow],
          background: .clear, rect: CGRect(x: 20, y: 10, width: 200, height: 140))
        let path = Path(
          roundedRect: CGRect(x: 20, y: 10, width: 200, height: 140), cornerRadius: 30)
        return [DisplayItem(.fill(FillItem(path: path, paint: .mesh(mesh))))]
      },
    ]

  /// A turn about the vertical axis through the middle.
  private static func turn(_ degrees: Double) -> ProjectionTransform {
    ProjectionTransform(
      rotation: .degrees(degrees), axis: (x: 0.2, y: 1, z: 0), anchor: CGPoint(x: 120, y: 80),
      anchorZ: 0, perspective: 0.8, size: CGSize(width: 160, height: 160))
  }

  /// Each rule of composition inside a group.
  private static let modes = BlendMode.allCases.map { mode in
    ParityScene("blend-\(mode.rawValue)", share: picture) {
      [
        .group([
          .fill(.circle(95, 75, 55), .yellow.opacity(0.9)),
          .group([.fill(.circle(145, 90, 50), .blue.opacity(0.8))]) { $0.blendMode = mode },
        ]) { $0.isIsolated = true }
      ]
    }
  }

  private static let colorEffects: [ParityScene] =
    ([
      ("brightness", .brightness(0.2)), ("contrast", .contrast(1.6)),
      ("saturation", .saturation(1.8)), ("grayscale", .grayscale(0.7)),
      ("hueRotation", .hueRotation(.degrees(100))), ("colorInvert", .colorInvert),
      ("colorMultiply", .colorMultiply(Color.Resolved(red: 1, green: 0.7, blue: 0.4))),
    ] as [(String, DisplayFilter)]).map { name, filter in
      ParityScene(name, share: picture) {
        [
          .group([
            .fill(.rect(20, 20, 90, 120), .green),
            .fill(.circle(150, 80, 60), Color.Resolved(red: 0.9, green: 0.3, blue: 0.5)),
          ]) { $0.filters = [filter] }
        ]
      }
    }
}
