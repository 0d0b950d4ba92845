import SwiftUI

/// Letters that rise and fall as a wave does.
struct WaveRenderer: TextRenderer {
  var phase: Double
  var height: CGFloat = 6

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(phase, height) }
    set { (phase, height) = (newValue.first, newValue.second) }
  }

  var displayPadding: EdgeInsets {
    EdgeInsets(top: height, leading: 0, bottom: height, trailing: 0)
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, glyph) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: height * sin(phase + Double(index) * 0.6))
          copy.draw(glyph, options: .disablesSubpixelQuantization)
        }
      }
    }
  }
}

/// Marks the words that say so.
struct HighlightAttribute: TextAttribute {
  var color = Color.yellow
}

struct HighlightRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flattenedRuns {
      if let highlight = run[HighlightAttribute.self] {
        let rect = run.typographicBounds.rect.insetBy(dx: -3, dy: 0)
        let shape = RoundedRectangle(cornerRadius: 4, style: .continuous)
        context.fill(shape.path(in: rect), with: .color(highlight.color.opacity(0.5)))
      }
      context.draw(run)
    }
  }
}

/// Letters come one after another.
struct AppearanceRenderer: TextRenderer, Animatable {
  var elapsedTime: TimeInterval
  var elementDuration: TimeInterval = 0.4
  var totalDuration: TimeInterval = 1

  var animatableData: Double {
    get { elapsedTime }
    set { elapsedTime = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let slices = layout.flattenedRunSlices
    let delay = (totalDuration - elementDuration) / Double(max(slices.count, 1))
    for (index, slice) in slices.enumerated() {
      let time = max(0, min(elapsedTime - delay * Double(index), elementDuration))
      draw(slice, at: time / elementDuration, in: context)
    }
  }

  func draw(_ slice: Text.Layout.RunSlice, at progress: Double, in context: GraphicsContext) {
    var context = context
    context.opacity = UnitCurve.easeIn.value(at: progress)
    context.addFilter(.blur(radius: slice.typographicBounds.rect.height / 16 * (1 - progress)))
    context.translateBy(x: 0, y: -slice.typographicBounds.descent * (1 - progress))
    context.draw(slice, options: .disablesSubpixelQuantization)
  }
}

extension Text.Layout {
  var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> {
    flatMap { line in line }
  }

  var flattenedRunSlices: some RandomAccessCollection<Text.Layout.RunSlice> {
    flattenedRuns.flatMap(\.self)
  }
}

struct TextRenderersView: View {
  @State private var time: TimeInterval = 0.45

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Letters on a wave")
        .font(.title2.weight(.semibold))
        .foregroundStyle(
          .linearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
        )
        .textRenderer(WaveRenderer(phase: 0.4, height: 4))
      let important = Text("what matters").customAttribute(HighlightAttribute()).bold()
      Text("A renderer marks \(important) in a line, and leaves the rest as it is.")
        .textRenderer(HighlightRenderer())
      Text("One after another").font(.title3).textRenderer(AppearanceRenderer(elapsedTime: time))
      Text("ş, and in Romanian ş").typesettingLanguage(.init(languageCode: .romanian))
        .onAppear { withAnimation(.linear(duration: 1)) { time = 1 } }
    }
    .padding(24)
    .frame(width: 300)
  }
}
