import SwiftUI

/// A spark that circles around the middle of its sky.
struct Spark: Identifiable {
  let id: Int

  /// Where it is after some seconds, as shares of the sky's sides.
  func place(after seconds: Double) -> UnitPoint {
    let turn = Double(id) * 2.4 + seconds * 0.5
    let reach = 0.06 + 0.4 * Double(id % 12) / 12
    return UnitPoint(x: 0.5 + reach * cos(turn), y: 0.5 + reach * sin(turn))
  }
}

/// Sparks that add their light where they meet, over their own reflection.
struct ParticlesView: View {
  private let sparks = (0..<36).map(Spark.init)
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let seconds = timeline.date.timeIntervalSince(start)
        context.blendMode = .plusLighter
        context.addFilter(.colorMultiply(.orange))
        draw(in: context, size, seconds, brightness: 0.9)
        var reflection = context
        reflection.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
        draw(in: reflection, size, seconds, brightness: 0.25)
      }
    }
    .frame(width: 200, height: 200)
    .background(.black)
    .foregroundStyle(.white)
    .ignoresSafeArea()
  }

  private func draw(
    in context: GraphicsContext, _ size: CGSize, _ seconds: Double, brightness: Double
  ) {
    var context = context
    let star = context.resolve(Image(systemName: "sparkle"))
    for spark in sparks {
      let place = spark.place(after: seconds)
      context.opacity = brightness / Double(1 + spark.id % 3)
      context.draw(star, at: CGPoint(x: place.x * size.width, y: place.y * size.height))
    }
  }
}

/// Two drops that flow into each other: blurred, then cut at half of their cover.
struct MetaballsView: View {
  @State private var pull = 0.0

  var body: some View {
    LinearGradient(colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
      .mask {
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5))
          context.addFilter(.blur(radius: 10))
          context.drawLayer { layer in
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            for name in ["large", "small"] {
              guard let drop = layer.resolveSymbol(id: name) else { continue }
              layer.draw(drop, at: middle)
            }
          }
        } symbols: {
          drop(70).tag("large")
          drop(44).offset(x: 48 + pull, y: 12).tag("small")
        }
      }
      .frame(width: 200, height: 160)
      .gesture(DragGesture().onChanged { pull = $0.translation.width / 4 })
  }

  private func drop(_ side: CGFloat) -> some View {
    Circle().frame(width: side, height: side)
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
