import SwiftUI

struct Particle: Hashable {
  let x: Double, y: Double
  let creationDate = Date.now.timeIntervalSinceReferenceDate
  let hue: Double
}
class ParticleSystem {
  let image = Image(systemName: "sparkle")
  var particles = Set<Particle>()
  var center = UnitPoint.center
  func update(date: TimeInterval) {
    let deathDate = date - 1
    for particle in particles where particle.creationDate < deathDate { particles.remove(particle) }
    particles.insert(Particle(x: center.x, y: center.y, hue: 0.3))
  }
}
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
struct Starfield: View {
  @State private var system = ParticleSystem()
  let options: [(flipX: Bool, flipY: Bool)] = [
    (false, false), (true, false), (false, true), (true, true),
  ]
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let timelineDate = timeline.date.timeIntervalSinceReferenceDate
        system.update(date: timelineDate)
        context.blendMode = .plusLighter
        for particle in system.particles {
          var contextCopy = context
          contextCopy.addFilter(
            .colorMultiply(Color(hue: particle.hue, saturation: 1, brightness: 1)))
          contextCopy.opacity = 1 - (timelineDate - particle.creationDate)
          contextCopy.draw(
            system.image, at: CGPoint(x: particle.x * size.width, y: particle.y * size.height))
        }
      }
    }
    .background(.black)
    .ignoresSafeArea()
  }
}
struct Aurora: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1 / 30)) { context in
      Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: true) { ctx, size in
        var rng = SeededGenerator(seed: 7)
        let t = context.date.timeIntervalSince1970.remainder(dividingBy: 60)
        ctx.addFilter(.alphaThreshold(min: 0.5, color: .mint))
        ctx.addFilter(.blur(radius: 20))
        ctx.drawLayer { layer in
          for i in 0..<8 {
            let p = CGPoint(
              x: .random(in: 0...size.width, using: &rng),
              y: size.height * (0.5 + 0.3 * sin(t + Double(i))))
            layer.fill(
              Path(ellipseIn: CGRect(origin: p, size: .init(width: 60, height: 60))),
              with: .color(.white))
            if let symbol = ctx.resolveSymbol(id: i) { layer.draw(symbol, at: p, anchor: .center) }
          }
        }
      } symbols: {
        ForEach(0..<8) { i in Circle().frame(width: 40).tag(i) }
      }
    }
  }
}
struct ClockFace: View {
  var date: Date = .now
  var body: some View {
    Canvas { ctx, size in
      let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
      let center = CGPoint(x: rect.midX, y: rect.midY)
      ctx.stroke(
        Circle().path(in: rect),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: rect.origin,
          endPoint: CGPoint(x: rect.maxX, y: rect.maxY)),
        style: StrokeStyle(lineWidth: 3, dash: [4, 2]))
      ctx.translateBy(x: center.x, y: center.y)
      for tick in 0..<60 {
        ctx.drawLayer { l in
          l.rotate(by: .degrees(Double(tick) * 6))
          l.stroke(
            Path {
              $0.move(to: .init(x: 0, y: -rect.width / 2))
              $0.addLine(to: .init(x: 0, y: -rect.width / 2 + (tick % 5 == 0 ? 12 : 6)))
            }, with: .color(.primary), lineWidth: tick % 5 == 0 ? 2 : 1)
        }
      }
      let resolved = ctx.resolve(Text("12").font(.caption).foregroundStyle(.red))
      let measured = resolved.measure(in: CGSize(width: 100, height: 100))
      ctx.draw(
        resolved,
        in: CGRect(
          x: -measured.width / 2, y: -rect.height / 2 + 14, width: measured.width,
          height: measured.height))
      ctx.fill(Path(CGRect(x: -1, y: -30, width: 2, height: 30)), with: .style(.tint))
      var clipped = ctx
      clipped.clip(
        to: Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)), options: .inverse)
      clipped.concatenate(CGAffineTransform(scaleX: 0.5, y: 0.5))
      clipped.fill(
        Path(
          roundedRect: CGRect(x: -20, y: -20, width: 40, height: 40),
          cornerSize: CGSize(width: 5, height: 5)),
        with: .radialGradient(
          .init(colors: [.yellow, .clear]), center: .zero, startRadius: 0, endRadius: 20))
      let env = ctx.environment
      _ = env.colorScheme == .dark
    }
    .frame(width: 200, height: 200)
  }
}
