import Foundation
import ImageCoding
import TestSupport
import VectorGeometry
import VectorGraphics

/// A random animated scene: a display list for every time, in any order.
///
/// It has every kind of item, paint, clip, mask and filter. Most items stay the same, some come and go, and the numbers
/// of the others change, each at its own pace.
struct RandomFilm {
  /// Pixels per point; most are fractions.
  let scale: CGFloat
  let background: Color.Resolved?
  private let size: CGSize
  private let items: [(Double) -> DisplayItem?]

  init(seed: UInt64) throws {
    var author = FilmAuthor(seed: seed, photo: try photo())
    scale = author.one(of: [1, 2, 1.5, 0.7, 0.33, 1.25, 2.6])
    background = author.one(of: [nil, .white, .bytes(20, 90, 160, 100)])
    let pixels = author.one(of: [CGSize(width: 56, height: 44), CGSize(width: 90, height: 70)])
    size = CGSize(width: pixels.width / max(scale, 1), height: pixels.height / max(scale, 1))
    author.size = size
    author.liveliness = author.one(of: [0.1, 0.2, 0.5])
    items = author.items(2...9, depth: 2)
  }

  /// The picture at a time, in frames.
  func list(at time: Double) -> DisplayList {
    DisplayList(size: size, items: items.compactMap { $0(time) })
  }
}

/// Writes the parts of a random film.
private struct FilmAuthor {
  typealias Number = (Double) -> CGFloat
  typealias Item = (Double) -> DisplayItem?

  var size = CGSize.zero
  /// The share of items that change.
  var liveliness = 1.0
  /// Whether the numbers that are drawn up change.
  private var isLively = false
  private let photo: EncodedImage
  private var generator: SeededGenerator

  init(seed: UInt64, photo: EncodedImage) {
    self.photo = photo
    generator = SeededGenerator(seed: seed)
  }

  mutating func one<Element>(of choices: [Element]) -> Element {
    choices[generator.integer(in: 0...choices.count - 1)]
  }

  mutating func chance(_ part: Double) -> Bool { generator.number(in: 0...1) < part }

  mutating func items(_ count: ClosedRange<Int>, depth: Int) -> [Item] {
    (0..<generator.integer(in: count)).map { _ in item(depth: depth) }
  }

  // MARK: Numbers

  /// A number that stays, moves there and back, or jumps.
  private mutating func number(_ range: ClosedRange<Double>) -> Number {
    // Whole and half numbers put edges on the edges of pixels.
    let grid: Double = one(of: [0, 0, 1, 2, 4])
    func snapped(_ value: Double) -> Double { grid == 0 ? value : (value * grid).rounded() / grid }
    let start = snapped(generator.number(in: range))
    guard isLively, chance(0.5) else { return { _ in CGFloat(start) } }
    let end = snapped(generator.number(in: range))
    let period = generator.number(in: 2...14)
    if chance(0.2) {
      return { time in
        CGFloat((time / period).rounded(.down).remainder(dividingBy: 2) == 0 ? start : end)
      }
    }
    return { time in
      let phase = (time / period).truncatingRemainder(dividingBy: 2)
      return CGFloat(start + (end - start) * (phase < 1 ? phase : 2 - phase))
    }
  }

  private mutating func x() -> Number { number(-6...Double(size.width) + 6) }
  private mutating func y() -> Number { number(-6...Double(size.height) + 6) }
  private mutating func length() -> Number { number(0.2...Double(size.width) / 2) }

  private mutating func color() -> (Double) -> Color.Resolved {
    let opacity = chance(0.5) ? { _ in 1 } : number(0...1)
    let (red, green, blue) = (number(0...1), number(0...1), number(0...1))
    return { time in
      Color.Resolved(
        red: Float(red(time)), green: Float(green(time)), blue: Float(blue(time)),
        opacity: Float(opacity(time)))
    }
  }

  private mutating func transform() -> (Double) -> CGAffineTransform {
    let (x, y) = (number(-12...12), number(-12...12))
    let angle = chance(0.5) ? { _ in 0 } : number(-1...2)
    let (across, down) = chance(0.5) ? ({ _ in 1 }, { _ in 1 }) : (number(0.3...2), number(0.3...2))
    return { time in
      CGAffineTransform(translationX: x(time), y: y(time)).rotated(by: angle(time))
        .scaledBy(x: across(time), y: down(time))
    }
  }

  // MARK: Paths

  private mutating func path() -> (Double) -> Path {
    let (x, y, width, height) = (x(), y(), length(), length())
    switch generator.integer(in: 0...5) {
    case 0: return { Path.rect(x($0), y($0), width($0), height($0)) }
    case 1: return { Path.circle(x($0), y($0), radius: width($0)) }
    case 2:
      let inset = number(0...4)
      return { time in
        let inset = inset(time)
        return Path.rect(
          x(time) + inset / 2, y(time) + inset / 2, max(width(time) - inset, 0.01),
          max(height(time) - inset, 0.01))
      }
    case 4:
      // Segments shorter than the grid of 1/256 pixel, whose directions rounding changes.
      let (dx, dy) = (number(-0.02...0.02), number(-0.02...0.02))
      return { time in
        let corner = CGPoint(x: x(time) + width(time), y: y(time))
        return Path.lines(
          (x(time), y(time)), (corner.x, corner.y), (corner.x + dx(time), corner.y + dy(time)),
          (x(time), y(time) + height(time)), closed: true)
      }
    case 3:
      let corners = (0..<generator.integer(in: 2...6)).map { _ in (self.x(), self.y()) }
      let isClosed = chance(0.6)
      return { time in
        var path = Path()
        for (index, corner) in corners.enumerated() {
          let point = CGPoint(x: corner.0(time), y: corner.1(time))
          path.append(index == 0 ? .move(to: point) : .line(to: point))
        }
        if isClosed { path.append(.closeSubpath) }
        return path
      }
    default:
      let (endX, endY, bendX, bendY) = (self.x(), self.y(), self.x(), self.y())
      return { time in
        var path = Path()
        path.append(.move(to: CGPoint(x: x(time), y: y(time))))
        path.append(
          .curve(
            to: CGPoint(x: endX(time), y: endY(time)),
            control1: CGPoint(x: bendX(time), y: y(time)),
            control2: CGPoint(x: x(time), y: bendY(time))))
        path.append(.line(to: CGPoint(x: bendX(time), y: bendY(time))))
        return path
      }
    }
  }

  private mutating func strokeStyle() -> (Double) -> StrokeStyle {
    let width = number(0.1...6)
    let (cap, join) = (
      one(of: [CGLineCap.butt, .round, .square]),
      one(of: [CGLineJoin.miter, .miter, .round, .bevel])
    )
    let limit = generator.number(in: 1...20)
    let dash = chance(0.3) ? (0..<generator.integer(in: 1...3)).map { _ in number(0.5...8) } : []
    let phase = number(-8...8)
    return { time in
      StrokeStyle(
        lineWidth: width(time), lineCap: cap, lineJoin: join, miterLimit: CGFloat(limit),
        dash: dash.map { $0(time) }, dashPhase: phase(time))
    }
  }

  // MARK: Paints

  private mutating func paint(depth: Int) -> (Double) -> Paint {
    let color = color()
    switch generator.integer(in: 0...9) {
    case 0...4: return { .color(color($0)) }
    case 5...6: return gradient()
    case 7:
      let (photo, transform) = (photo, transform())
      return {
        .image(
          TilePaint(
            image: photo, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1),
            transform: transform($0)))
      }
    case 8:
      let (x, y, other) = (x(), y(), self.color())
      return { time in
        .mesh(
          MeshPaint(
            columns: 2,
            points: [
              .zero, CGPoint(x: x(time), y: 0), CGPoint(x: 0, y: y(time)),
              CGPoint(x: x(time), y: y(time)),
            ], colors: [color(time), other(time), .white, color(time)], background: other(time),
            rect: CGRect(x: 0, y: 0, width: 20, height: 20)))
      }
    default:
      guard depth > 0 else { return { .color(color($0)) } }
      let (tile, transform, side) = (item(depth: 0), transform(), number(2...12))
      return { time in
        .pattern(
          PatternPaint(
            items: [tile(time)].compactMap { $0 },
            tile: CGRect(x: 0, y: 0, width: side(time), height: side(time)),
            transform: transform(time)))
      }
    }
  }

  private mutating func gradient() -> (Double) -> Paint {
    let (first, last, x, y, length, transform) = (color(), color(), x(), y(), length(), transform())
    let spread = one(of: [GradientPaint.Spread.pad, .reflect, .repeat])
    let kind = generator.integer(in: 0...2)
    let isTurned = chance(0.3)
    return { time in
      let start = CGPoint(x: x(time), y: y(time))
      let geometry: GradientPaint.Geometry =
        switch kind {
        case 0: .linear(start: start, end: CGPoint(x: start.x + length(time), y: start.y + 3))
        case 1: .radial(center: start, startRadius: 0, endRadius: length(time))
        default: .angular(center: start, start: .zero, end: Angle(degrees: 270))
        }
      var gradient = GradientPaint(
        geometry: geometry,
        stops: [
          .init(color: first(time), location: 0), .init(color: last(time), location: 1),
        ], transform: isTurned ? transform(time) : .identity)
      gradient.spread = spread
      return .gradient(gradient)
    }
  }

  // MARK: Items

  mutating func item(depth: Int) -> Item {
    let wasLively = isLively
    isLively = chance(liveliness)
    let item = lastingItem(depth: depth)
    defer { isLively = wasLively }
    guard isLively, chance(0.2) else { return item }
    let (start, length) = (generator.number(in: -4...8), generator.number(in: 1...9))
    return { time in time >= start && time < start + length ? item(time) : nil }
  }

  private mutating func lastingItem(depth: Int) -> Item {
    switch generator.integer(in: 0...12) {
    case 0...2: return fill(depth: depth)
    case 3...4: return stroke(depth: depth)
    case 5: return border()
    case 6: return text(depth: depth)
    case 7: return image()
    case 8 where depth > 0: return perspective(depth: depth)
    case 9... where depth > 0: return group(depth: depth)
    default: return fill(depth: depth)
    }
  }

  private mutating func fill(depth: Int) -> Item {
    let (path, paint) = (path(), paint(depth: depth))
    let style = FillStyle(eoFill: chance(0.3), antialiased: chance(0.9))
    return { DisplayItem(.fill(FillItem(path: path($0), paint: paint($0), style: style))) }
  }

  private mutating func stroke(depth: Int) -> Item {
    let (path, paint, style) = (path(), paint(depth: depth), strokeStyle())
    let isAntialiased = chance(0.9)
    return {
      DisplayItem(
        .stroke(
          StrokeItem(
            path: path($0), paint: paint($0), style: style($0), isAntialiased: isAntialiased)))
    }
  }

  /// A stroke inside a rectangle, whose outer edge stays where it is.
  private mutating func border() -> Item {
    let (x, y, width, height, color, lineWidth) = (
      x(), y(), length(), length(), color(), number(0...4)
    )
    let join = one(of: [CGLineJoin.miter, .round])
    return { time in
      let line = lineWidth(time)
      let path = Path.rect(
        x(time) + line / 2, y(time) + line / 2, max(width(time) - line, 0),
        max(height(time) - line, 0))
      return .stroke(path, color(time), StrokeStyle(lineWidth: line, lineJoin: join))
    }
  }

  private mutating func text(depth: Int) -> Item {
    let (x, y, paint, size) = (x(), y(), paint(depth: depth), number(4...20))
    return { time in
      let size = size(time)
      let glyphs = (0..<3).map { index in
        TextRun.Glyph(
          id: 65, position: CGPoint(x: CGFloat(index) * size * 0.6, y: 0), cluster: index)
      }
      let run = TextRun(
        face: FixedWidthFontFace(), size: size, glyphs: glyphs, text: "AAA", width: size * 1.8)
      return DisplayItem(
        .text(TextItem(run: run, position: CGPoint(x: x(time), y: y(time)), paint: paint(time))))
    }
  }

  private mutating func image() -> Item {
    let (photo, x, y, width, height) = (photo, x(), y(), length(), length())
    let interpolation = one(of: [ImageItem.Interpolation.none, .bilinear, .high])
    let source = one(of: [
      CGRect(x: 0, y: 0, width: 8, height: 6), CGRect(x: 1.5, y: 0, width: 5, height: 4),
    ])
    return {
      DisplayItem(
        .image(
          ImageItem(
            image: photo, source: source,
            destination: CGRect(x: x($0), y: y($0), width: width($0), height: height($0)),
            interpolation: interpolation)))
    }
  }

  private mutating func perspective(depth: Int) -> Item {
    let items = items(1...2, depth: depth - 1)
    let (transform, tilt, lean) = (transform(), number(-0.01...0.01), number(-0.008...0.008))
    return { time in
      var projection = ProjectionTransform(transform(time))
      (projection.m13, projection.m23) = (tilt(time), lean(time))
      return DisplayItem(
        .perspective(
          PerspectiveItem(items: items.compactMap { $0(time) }, projection: projection)))
    }
  }

  private mutating func group(depth: Int) -> Item {
    let items = items(1...4, depth: depth - 1)
    let effects = effects(depth: depth)
    return { time in
      DisplayItem(
        .group(DisplayGroup(effects: effects(time), items: items.compactMap { $0(time) })))
    }
  }

  // MARK: Effects

  private mutating func effects(depth: Int) -> (Double) -> DisplayGroup.Effects {
    var changes: [(inout DisplayGroup.Effects, Double) -> Void] = []
    if chance(0.5) {
      let transform = transform()
      changes.append { $0.transform = transform($1) }
    }
    for _ in 0..<generator.integer(in: 1...2) { changes.append(effect(depth: depth)) }
    return { time in
      var effects = DisplayGroup.Effects()
      for change in changes { change(&effects, time) }
      return effects
    }
  }

  private mutating func effect(depth: Int) -> (inout DisplayGroup.Effects, Double) -> Void {
    switch generator.integer(in: 0...6) {
    case 0:
      let opacity = number(0...1)
      return { $0.opacity = Double(opacity($1)) }
    case 1:
      let mode = one(of: [
        BlendMode.multiply, .screen, .difference, .plusDarker, .sourceAtop, .destinationOut,
      ])
      return { effects, _ in effects.blendMode = mode }
    case 2, 3:
      let (path, style) = (path(), FillStyle(eoFill: chance(0.3), antialiased: chance(0.9)))
      return { $0.clip = DisplayClip(path: path($1), style: style) }
    case 4:
      let items = items(1...2, depth: depth - 1)
      return { effects, time in effects.mask = items.compactMap { $0(time) } }
    case 5:
      return { effects, _ in effects.isIsolated = true }
    default:
      let filter = filter()
      return { $0.filters.append(filter($1)) }
    }
  }

  private mutating func filter() -> (Double) -> DisplayFilter {
    let (radius, x, y, color) = (number(0...4), number(-5...5), number(-5...5), color())
    switch generator.integer(in: 0...6) {
    case 0, 1:
      let isOpaque = chance(0.2)
      return { .blur(radius: radius($0), opaque: isOpaque) }
    case 2:
      return {
        .shadow(color: color($0), radius: radius($0), offset: CGSize(width: x($0), height: y($0)))
      }
    case 3:
      return {
        .innerShadow(
          color: color($0), radius: radius($0), offset: CGSize(width: x($0), height: y($0)))
      }
    case 4:
      let mix = number(0...1)
      return { time in
        let mix = Double(mix(time))
        return .colorMatrix([
          mix, 0, 1 - mix, 0, 0, 0, 1, 0, 0, 0.1, 1 - mix, 0, mix, 0, 0, 0, 0, 0, 1, 0,
        ])
      }
    case 5:
      return { .alphaThreshold(min: 0.3, max: 1, color: color($0)) }
    default:
      let (left, top, width, height) = (self.x(), self.y(), length(), length())
      let isLinear = chance(0.5)
      return { time in
        let region = CGRect(x: left(time), y: top(time), width: width(time), height: height(time))
        func step(_ kind: FilterGraph.Kind, _ inputs: [FilterGraph.Input]) -> FilterGraph.Step {
          FilterGraph.Step(kind, inputs: inputs, region: region, isLinear: isLinear)
        }
        return .graph(
          FilterGraph(
            region: region,
            steps: [
              step(.blur(x: radius(time), y: radius(time)), [.source]),
              step(.offset(CGSize(width: x(time), height: y(time))), [.step(0)]),
              step(.merge, [.step(1), .source]),
            ]))
      }
    }
  }
}

/// A picture of 8 x 6 pixels, each of its own color.
private func photo() throws -> EncodedImage {
  var picture = Bitmap(width: 8, height: 6)
  for index in picture.pixels.indices {
    let level = UInt32(index * 5)
    picture.pixels[index] = 0xFF00_0000 | level << 16 | (250 - level) << 8 | level % 40 * 6
  }
  return try PNGEncoder().encodedImage(picture)
}
