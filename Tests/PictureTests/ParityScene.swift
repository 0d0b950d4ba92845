import Foundation
import ImageCoding
import ShapeShift
import VectorGeometry
import VectorGraphics

/// A picture that every back end must draw alike, by name.
struct ParityScene: Sendable, CustomStringConvertible {
  let name: String
  /// The largest share of pixels that may differ.
  let share: Double
  let make: @Sendable () throws -> DisplayList

  var description: String { name }

  /// What may differ where a format or its viewer has no such effect: a picture at 3 pixels a point
  /// stands in, whose edges are resampled, and librsvg blurs by boxes of whole pixels.
  private static let standIn = 0.02

  /// A picture of 240 by 160 points.
  init(
    _ name: String, share: Double = Agreement.share,
    _ items: @escaping @Sendable () throws -> [DisplayItem]
  ) {
    self.name = name
    self.share = share
    make = { DisplayList(size: CGSize(width: 240, height: 160), items: try items()) }
  }

  static let all = shapes + strokes + gradients + groups + effects + pictures
}

// MARK: Shapes and strokes

extension ParityScene {
  static let shapes = [
    ParityScene("shapes") {
      [
        .fill(.rect(10.5, 10.25, 60, 40), .red), .fill(.circle(110, 40, 30), .blue.opacity(0.5)),
        .fill(
          Path(roundedRect: CGRect(x: 150, y: 10, width: 80, height: 50), cornerRadius: 14), .green),
        .fill(
          Path(
            roundedRect: CGRect(x: 10, y: 80, width: 80, height: 60),
            cornerSize: CGSize(width: 25, height: 25), style: .continuous), .yellow),
        .fill(.lines((130, 150), (170, 80), (210, 150), closed: true), .black),
      ]
    },
    ParityScene("fillRules") {
      let star = Path.lines((60, 10), (90, 110), (5, 45), (115, 45), (30, 110), closed: true)
      var ring = Path.circle(180, 60, 50)
      ring.addPath(.circle(180, 60, 25))
      return [
        .fill(star, .blue), .fill(ring, .red, FillStyle(eoFill: true)),
        .fill(
          star.applying(CGAffineTransform(translationX: 0, y: 45)), .green.opacity(0.5),
          FillStyle(eoFill: true)),
      ]
    },
    ParityScene("transforms") {
      (0..<5).map { index in
        let turn = CGAffineTransform(rotationAngle: CGFloat(index) * 0.4)
          .concatenating(CGAffineTransform(scaleX: 1.5, y: 0.5 + 0.1 * CGFloat(index)))
          .concatenating(CGAffineTransform(translationX: 30 + 45 * CGFloat(index), y: 80))
        return .group([
          .fill(.rect(-10, -20, 20, 40), .blue),
          .stroke(.circle(0, 0, 10), .white, StrokeStyle(lineWidth: 3)),
        ]) { $0.transform = turn }
      }
    },
  ]

  static let strokes = [
    ParityScene("caps") {
      CGLineCap.all.enumerated().flatMap { index, cap -> [DisplayItem] in
        let y = 20 + 40 * CGFloat(index)
        return [
          .stroke(.lines((30, y), (100, y)), .blue, StrokeStyle(lineWidth: 20, lineCap: cap)),
          .stroke(
            .lines((140, y), (225, y + 10)), .red,
            StrokeStyle(lineWidth: 9, lineCap: cap, dash: [14, 12], dashPhase: 5)),
        ]
      }
    },
    ParityScene("joins") {
      CGLineJoin.all.enumerated().flatMap { index, join -> [DisplayItem] in
        let x = 80 * CGFloat(index)
        return [
          .stroke(
            .lines((x + 15, 70), (x + 35, 20), (x + 55, 70)), .green,
            StrokeStyle(lineWidth: 14, lineJoin: join)),
          .stroke(
            .lines((x + 15, 145), (x + 35, 100), (x + 60, 145), closed: true), .blue.opacity(0.5),
            StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: 1.5)),
        ]
      }
    },
    ParityScene("dashes") {
      [
        .stroke(
          .circle(60, 80, 45), .red, StrokeStyle(lineWidth: 8, lineCap: .round, dash: [1, 14])),
        .stroke(
          .rect(130, 20, 90, 50), .blue, StrokeStyle(lineWidth: 4, dash: [12, 4, 2], dashPhase: 7)),
        .stroke(
          .rect(130, 95, 90, 50), .black, StrokeStyle(lineWidth: 6, dash: [9, 9], dashPhase: -4)),
      ]
    },
    ParityScene("strokeUnderTransform") {
      [
        .group([.stroke(.circle(0, 0, 20), .blue, StrokeStyle(lineWidth: 6, dash: [10, 6]))]) {
          $0.transform = CGAffineTransform(a: 4, b: 0.3, c: -0.5, d: 2, tx: 120, ty: 80)
        }
      ]
    },
  ]
}

// MARK: Gradients

extension ParityScene {
  private static let line = GradientPaint.Geometry.linear(
    start: CGPoint(x: 20, y: 20), end: CGPoint(x: 200, y: 130))
  private static let disc = GradientPaint.Geometry.radial(
    center: CGPoint(x: 120, y: 80), startRadius: 10, endRadius: 75)
  private static let turn = GradientPaint.Geometry.angular(
    center: CGPoint(x: 120, y: 80), start: .degrees(30), end: .degrees(390))
  private static let part = GradientPaint.Geometry.angular(
    center: CGPoint(x: 120, y: 80), start: .degrees(-60), end: .degrees(130))

  private static let geometries: [(String, GradientPaint.Geometry)] = [
    ("linear", line), ("radial", disc), ("angular", turn), ("angularPart", part),
  ]
  private static let ramps: [(String, [GradientPaint.Stop])] = [
    ("Opaque", .even(.red, .yellow, .blue, .red)),
    ("Fading", .even(.red, .blue.opacity(0))),
    ("Uneven", .even(.red.opacity(0.2), .yellow, .blue.opacity(0.6), .clear)),
  ]

  static let gradients: [ParityScene] =
    geometries.flatMap { name, geometry in
      ramps.flatMap { ramp, stops in
        [GradientPaint.Interpolation.device, .perceptual].map { space in
          ParityScene("\(name)\(ramp)\(space == .device ? "" : "Perceptual")") {
            [
              .fill(
                .rect(10, 10, 220, 140),
                GradientPaint(geometry: geometry, stops: stops, interpolation: space))
            ]
          }
        }
      }
    } + [
      // Poppler keeps 256 colours of a gradient: an edge may be off by so much of its length.
      ParityScene("hardStops", share: 0.01) {
        let stops: [GradientPaint.Stop] = [
          .init(color: .red, location: 0.25), .init(color: .yellow, location: 0.25),
          .init(color: .yellow, location: 0.6), .init(color: .blue, location: 0.6),
        ]
        return [.fill(.rect(10, 10, 220, 140), GradientPaint(geometry: line, stops: stops))]
      },
      ParityScene("gradientStrokes") {
        let stops: [GradientPaint.Stop] = .even(.red, .blue.opacity(0.3))
        let style = StrokeStyle(lineWidth: 16, lineCap: .round, dash: [40, 24])
        return [
          .stroke(
            .rect(25, 25, 190, 110),
            .gradient(GradientPaint(geometry: turn, stops: .even(.red, .blue))), style),
          .stroke(
            .circle(120, 80, 30), .gradient(GradientPaint(geometry: disc, stops: stops)),
            StrokeStyle(lineWidth: 12)),
        ]
      },
      ParityScene("gradientTransforms") {
        let flat = CGAffineTransform(a: 1, b: 0.2, c: 0, d: 0.5, tx: 0, ty: 20)
        return [
          .fill(
            Path(ellipseIn: CGRect(x: 10, y: 10, width: 220, height: 140)),
            GradientPaint(geometry: disc, stops: .even(.yellow, .red, .black), transform: flat))
        ]
      },
      ParityScene("angularTransformed") {
        let flat = CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 0.6, tx: 24, ty: 10)
        return [
          .fill(
            .rect(10, 10, 220, 140),
            GradientPaint(geometry: turn, stops: .even(.yellow, .red, .yellow), transform: flat))
        ]
      },
      ParityScene("radialInsideOut") {
        let inward = GradientPaint.Geometry.radial(
          center: CGPoint(x: 120, y: 80), startRadius: 70, endRadius: 15)
        return [
          .fill(
            .rect(10, 10, 220, 140), GradientPaint(geometry: inward, stops: .even(.red, .blue)))
        ]
      },
    ]
}

// MARK: Groups

extension ParityScene {
  static let groups = [
    ParityScene("clips") {
      [
        .group([.fill(.rect(0, 0, 120, 160), .blue), .fill(.circle(60, 20, 40), .yellow)]) {
          $0.clip = DisplayClip(path: .circle(60, 80, 50))
        },
        .group([
          .group([.fill(.rect(120, 0, 120, 160), .red)]) {
            $0.clip = DisplayClip(path: .lines((130, 140), (180, 10), (235, 140), closed: true))
          }
        ]) { $0.clip = DisplayClip(path: .rect(120, 40, 100, 70)) },
      ]
    },
    ParityScene("evenOddClip") {
      var ring = Path.circle(120, 80, 70)
      ring.addPath(.circle(120, 80, 35))
      let clip = DisplayClip(path: ring, style: FillStyle(eoFill: true))
      return [.group([.fill(.rect(0, 0, 240, 160), .green)]) { $0.clip = clip }]
    },
    ParityScene("opacity") {
      [
        .fill(.rect(0, 60, 240, 40), .black),
        .group([.fill(.circle(90, 80, 60), .red), .fill(.circle(150, 80, 60), .blue)]) {
          $0.opacity = 0.5
        },
        .group([.fill(.rect(10, 10, 40, 40), .green)]) { $0.opacity = 0.3 },
      ]
    },
    ParityScene("masks") {
      let fade = GradientPaint(
        geometry: .linear(start: .zero, end: CGPoint(x: 240, y: 0)),
        stops: .even(.black, .black.opacity(0)))
      return [
        .group([.fill(.rect(10, 10, 220, 60), .red), .fill(.circle(120, 40, 20), .white)]) {
          $0.mask = [.fill(.rect(0, 0, 240, 160), fade)]
        },
        .group([.fill(.rect(10, 90, 220, 60), .blue)]) {
          $0.mask = [
            .fill(.circle(60, 120, 30), .yellow.opacity(0.5)), .fill(.circle(150, 120, 28), .red),
          ]
          $0.opacity = 0.8
        },
      ]
    },
    // Where a mask is on the same element, librsvg applies the soft edge of a clip twice.
    ParityScene("maskedClip", share: 0.015) {
      [
        .group([.fill(.rect(0, 0, 240, 160), .blue)]) {
          $0.clip = DisplayClip(path: .circle(120, 80, 70))
          $0.mask = [
            .stroke(.rect(60, 20, 120, 120), .black, StrokeStyle(lineWidth: 40))
          ]
          $0.opacity = 0.7
          $0.transform = CGAffineTransform(a: 0.9, b: 0.1, c: -0.1, d: 0.9, tx: 20, ty: 0)
        }
      ]
    },
    ParityScene("blendModes", share: standIn) {
      [.fill(.rect(0, 0, 240, 160), .yellow)]
        + [BlendMode.multiply, .screen, .overlay, .difference, .darken, .hardLight].enumerated()
        .map { index, mode in
          .group([.fill(.circle(30 + 36 * CGFloat(index), 80, 30), .blue.opacity(0.8))]) {
            $0.blendMode = mode
          }
        }
    },
    ParityScene("shadow", share: standIn) {
      [
        .group([.fill(.rect(60, 40, 120, 80), .white)]) {
          $0.filters = [
            .shadow(color: .black.opacity(0.4), radius: 6, offset: CGSize(width: 4, height: 8))
          ]
        }
      ]
    },
    ParityScene("blur", share: standIn) {
      [
        .group([.fill(.rect(60, 40, 120, 80), .blue), .fill(.circle(120, 80, 25), .yellow)]) {
          $0.filters = [.blur(radius: 5, opaque: false)]
        }
      ]
    },
    ParityScene("colorMatrix", share: standIn) {
      let grey = [0.2126, 0.7152, 0.0722, 0, 0]
      return [
        .group([
          .fill(.rect(20, 20, 90, 120), .red), .fill(.circle(150, 80, 60), .blue.opacity(0.5)),
        ]) { $0.filters = [.colorMatrix(grey + grey + grey + [0, 0, 0, 1, 0])] }
      ]
    },
  ]
}

// MARK: Images and text

extension ParityScene {
  static let pictures = [
    // Smooth, since librsvg and poppler interpolate as they like.
    ParityScene("images") {
      let image = try ramp()
      let whole = CGRect(x: 0, y: 0, width: 64, height: 64)
      func item(_ source: CGRect, _ destination: CGRect) -> DisplayItem {
        DisplayItem(
          .image(
            ImageItem(
              image: image, source: source, destination: destination, interpolation: .bilinear)))
      }
      return [
        item(whole, CGRect(x: 16, y: 16, width: 64, height: 64)),
        item(
          CGRect(x: 16, y: 16, width: 32, height: 32), CGRect(x: 96, y: 16, width: 64, height: 64)),
        item(whole, CGRect(x: 176, y: 16, width: 48, height: 96)),
        .group([item(whole, CGRect(x: 16, y: 96, width: 48, height: 48))]) { $0.opacity = 0.5 },
        .group([item(whole, CGRect(x: 0, y: 0, width: 48, height: 48))]) {
          $0.transform = CGAffineTransform(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 110, ty: 92)
        },
      ]
    },
    ParityScene("text") {
      [
        try text("Hello, ShapeShift", size: 24, at: CGPoint(x: 10, y: 40), .black),
        try text("Big", size: 90, at: CGPoint(x: 20, y: 140), .blue.opacity(0.6)),
      ]
    },
    ParityScene("textInGroups") {
      let words = try text("Clip", size: 100, at: CGPoint(x: 10, y: 115), .red)
      return [
        .group([.fill(.rect(0, 0, 240, 160), .blue)]) { $0.mask = [words] },
        .group([try text("turn", size: 40, at: .zero, .green)]) {
          $0.transform = CGAffineTransform(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 120, ty: 40)
        },
      ]
    },
  ]

  private static func text(
    _ string: String, size: CGFloat, at position: CGPoint, _ color: Color.Resolved
  ) throws -> DisplayItem {
    let font = FontDescriptor(size: size, weight: 600)
    let styled = StyledText(spans: [StyledText.Span(text: string, font: font)])
    let layout = try Fonts.standard.shaper.layout(styled, in: TextConstraints())
    let items = layout.lines.flatMap(\.runs).map { run in
      DisplayItem(.text(TextItem(run: run.run, position: position, paint: .color(color))))
    }
    return items.count == 1 ? items[0] : .group(items)
  }

  /// Sixty-four by sixty-four pixels that change slowly; the right part grows clear.
  private static func ramp() throws -> EncodedImage {
    var bitmap = Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        let straight = SIMD4<UInt8>(
          UInt8(255 - 2 * x), UInt8(64 + 2 * y), UInt8(2 * x + y), UInt8(255 - 2 * max(x - 16, 0)))
        bitmap[x, y] = Bitmap.premultiplied(straight)
      }
    }
    return try PNGEncoder().encodedImage(bitmap)
  }
}

extension CGLineCap {
  fileprivate static let all: [CGLineCap] = [.butt, .round, .square]
}

extension CGLineJoin {
  fileprivate static let all: [CGLineJoin] = [.miter, .round, .bevel]
}
