import SwiftUI

struct Particle: Hashable {
  let x: Double
  let y: Double
  let creationDate = Date.now.timeIntervalSinceReferenceDate
}

final class ParticleSystem {
  var particles: [Particle] = (0..<40).map { index in
    let angle = Double(index) * 0.6
    return Particle(x: 0.5 + 0.4 * cos(angle), y: 0.5 + 0.4 * sin(angle))
  }
  var hue = 0.1
}

struct ParticlesView: View {
  @State private var system = ParticleSystem()
  private let options: [(flipX: Bool, flipY: Bool)] = [(false, false), (true, false)]

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let date = timeline.date.timeIntervalSinceReferenceDate
        context.blendMode = .plusLighter
        context.addFilter(.colorMultiply(Color(hue: system.hue, saturation: 1, brightness: 1)))
        for (flipX, _) in options {
          var copy = context
          if flipX {
            copy.translateBy(x: size.width, y: 0)
            copy.scaleBy(x: -1, y: 1)
          }
          for particle in system.particles {
            let position = particle.x + 0.02 * sin(date)
            copy.opacity = 0.4
            copy.draw(
              Image(systemName: "sparkle"),
              at: CGPoint(x: position * size.width, y: particle.y * size.height))
          }
        }
      }
    }
    .frame(width: 200, height: 200)
    .background(.black)
    .foregroundStyle(.white)
    .ignoresSafeArea()
  }
}

struct MetaballsView: View {
  @State private var dragOffset: CGSize = .zero

  var body: some View {
    Rectangle()
      .fill(.linearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom))
      .mask {
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
          context.addFilter(.blur(radius: 15))
          context.drawLayer { ctx in
            for index in [1, 2] {
              if let resolvedView = context.resolveSymbol(id: index) {
                ctx.draw(resolvedView, at: CGPoint(x: size.width / 2, y: size.height / 2))
              }
            }
          }
        } symbols: {
          Ball().tag(1)
          Ball(offset: CGSize(width: 45, height: 10)).tag(2)
        }
      }
      .frame(width: 200, height: 160)
      .gesture(DragGesture().onChanged { dragOffset = $0.translation })
  }

  @ViewBuilder
  func Ball(offset: CGSize = .zero) -> some View {
    Circle().fill(.white).frame(width: 60, height: 60).offset(offset)
  }
}

struct GraphView: View {
  let values: [Double] = [0.2, 0.5, 0.35, 0.8, 0.6]

  var body: some View {
    Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: true) { context, size in
      let step = size.width / CGFloat(values.count - 1)
      var path = Path()
      for (index, value) in values.enumerated() {
        let point = CGPoint(x: CGFloat(index) * step, y: size.height * (1 - value))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      context.stroke(
        path,
        with: .linearGradient(
          Gradient(colors: [.blue, .green]), startPoint: .zero,
          endPoint: CGPoint(x: size.width, y: 0)), style: StrokeStyle(lineWidth: 3, lineCap: .round)
      )
      let label = context.resolve(Text("Peak").font(.caption).foregroundStyle(.secondary))
      let labelSize = label.measure(in: size)
      context.draw(label, in: CGRect(origin: CGPoint(x: 3 * step, y: 4), size: labelSize))
      context.withLayer { layer in
        layer.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
        layer.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red.opacity(0.2)))
      }
    }
    .frame(width: 240, height: 120)
  }
}

extension GraphicsContext {
  func withLayer(_ body: (inout GraphicsContext) -> Void) {
    var copy = self
    body(&copy)
  }
}

struct SymbolsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Favourites", systemImage: "heart.fill").foregroundStyle(.pink)
      HStack {
        Image(systemName: "wifi").symbolRenderingMode(.hierarchical)
        Image(systemName: "bell").symbolVariant(.fill)
        Image(systemName: "person.crop.circle").resizable().scaledToFit().frame(width: 40)
        Image(systemName: "trash").imageScale(.large).font(.title.bold())
      }
      Button {
      } label: {
        Image(systemName: "plus.circle.fill").font(.largeTitle)
      }
    }
  }
}
