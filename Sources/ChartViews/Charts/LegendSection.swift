import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// What a legend explains: some values that have styles, or a gradient of numbers.
struct LegendSection {
  /// A value and what stands for it.
  struct Entry {
    var name: String
    var style: AnyShapeStyle
    var symbol: SymbolSource?
    var line: StrokeStyle?
  }

  var entries: [Entry] = []
  var gradient: (Gradient, ClosedRange<Double>)?

  /// Colors, symbols and dashes of the same values are explained together.
  @MainActor
  static func sections(of marks: [Mark], _ styles: StylePlan) -> [LegendSection] {
    var sections: [LegendSection] = []
    let usual = AnyShapeStyle(Color.accentColor)
    let colors = styles.colorNames
    var hasSymbols = !styles.symbolNames.isEmpty
    var hasLines = !styles.lineNames.isEmpty
    if !colors.isEmpty {
      let joinsSymbols = hasSymbols && Set(styles.symbolNames).isSubset(of: colors)
      let joinsLines = hasLines && Set(styles.lineNames).isSubset(of: colors)
      sections.append(
        LegendSection(
          entries: colors.map { name in
            Entry(
              name: name, style: styles.style(for: .category(name)),
              symbol: joinsSymbols ? styles.symbol(for: .category(name)) : nil,
              line: joinsLines ? styles.lineStyle(for: .category(name)) : nil)
          }))
      if joinsSymbols { hasSymbols = false }
      if joinsLines { hasLines = false }
    }
    if hasSymbols {
      let joinsLines = hasLines && Set(styles.lineNames).isSubset(of: styles.symbolNames)
      sections.append(
        LegendSection(
          entries: styles.symbolNames.map {
            Entry(
              name: $0, style: usual, symbol: styles.symbol(for: .category($0)),
              line: joinsLines ? styles.lineStyle(for: .category($0)) : nil)
          }))
      if joinsLines { hasLines = false }
    }
    if hasLines {
      sections.append(
        LegendSection(
          entries: styles.lineNames.map {
            Entry(name: $0, style: usual, line: styles.lineStyle(for: .category($0)))
          }))
    }
    if let range = styles.colorRange, range.lowerBound < range.upperBound {
      sections.append(LegendSection(gradient: (styles.gradient, range)))
    }
    return sections
  }
}

/// A legend, as charts have it.
struct LegendView: View {
  let sections: [LegendSection]
  let isUpright: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    ChartFlow(spacing: 10, lineSpacing: 4, isUpright: isUpright) {
      ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
        ForEach(section.entries, id: \.name) { entry in
          HStack(spacing: 4) {
            sign(of: entry)
            Text(verbatim: entry.name)
          }
        }
        if let (gradient, range) = section.gradient {
          GradientSign(gradient: gradient, range: range, isUpright: isUpright)
        }
      }
    }
    .font(.system(size: 10))
    .foregroundStyle(Color.secondary)
  }

  private func sign(of entry: LegendSection.Entry) -> some View {
    ZStack {
      if let line = entry.line {
        MarkShape(
          figure: .segment(ofPlot: [true, true, true, true]),
          numbers: [0, 1, 0.5, 0.5, 0, 0, 0, 0], space: PlotSpace(), stroke: line
        )
        .fill(entry.style).frame(width: 18, height: 8)
      }
      switch entry.symbol {
      case .shape(let symbol):
        let shape = LegendSymbol(symbol: SendableSymbol(symbol: symbol))
        Group {
          if let outline = symbol.outline {
            shape.stroke(entry.style, style: outline)
          } else {
            shape.fill(entry.style)
          }
        }
        .frame(width: 8, height: 8)
      case .view(let view): view.foregroundStyle(entry.style)
      case nil:
        if entry.line == nil { Circle().fill(entry.style).frame(width: 8, height: 8) }
      }
    }
  }
}

/// A symbol as large as its rectangle.
private nonisolated struct LegendSymbol: Shape {
  let symbol: SendableSymbol
  func path(in rect: CGRect) -> Path {
    symbol.symbol.path(at: CGPoint(x: rect.midX, y: rect.midY), size: rect.size)
  }
}

/// The gradient of numbers with those at its ends.
private struct GradientSign: View {
  let gradient: Gradient
  let range: ClosedRange<Double>
  let isUpright: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 4) {
      Text(verbatim: written(range.lowerBound))
      Rectangle()
        .fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
        .frame(width: 80, height: 8)
      Text(verbatim: written(range.upperBound))
    }
  }

  private func written(_ number: Double) -> String {
    number.formatted(.number.precision(.significantDigits(1...3)).locale(locale))
  }
}

/// Views in lines, or one under the other.
struct ChartFlow: Layout {
  var spacing: CGFloat
  var lineSpacing: CGFloat
  var isUpright: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    frames(subviews, width: proposal.width ?? .infinity).reduce(CGSize.zero) { size, frame in
      CGSize(width: max(size.width, frame.maxX), height: max(size.height, frame.maxY))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.01)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var (x, y, line) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, isUpright || x + size.width > width {
        (x, y, line) = (0, y + line + lineSpacing, 0)
      }
      defer {
        x += size.width + spacing
        line = max(line, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
