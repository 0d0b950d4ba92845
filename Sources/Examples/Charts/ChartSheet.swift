import Charts
import SwiftUI

/// A chart with its title.
private struct Card<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.caption.bold())
      content
    }
    .padding(12)
    .frame(width: 300, height: 230)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// Charts of bars.
struct BarSheet: View {
  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        Card(title: "Bars") { PlainBars() }
        Card(title: "Stacked") { StackedBars() }
        Card(title: "Beside each other") { GroupedBars() }
      }
      GridRow {
        Card(title: "Parts of a whole") { NormalizedBars() }
        Card(title: "Months, and their mean") { MonthlyBars() }
        Card(title: "To both sides") { Pyramid() }
      }
      GridRow {
        Card(title: "Ranges") { RangeBars() }
        Card(title: "One bar") { StorageBar() }
        Card(title: "Cells") { HeatMap() }
      }
    }
    .padding(16)
    .background(Color.gray.opacity(0.25))
  }
}

/// Charts of lines, areas, points and sectors.
struct LineSheet: View {
  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        Card(title: "Lines with symbols") { CityLines() }
        Card(title: "An area that fades") { FadingArea() }
        Card(title: "Areas on each other") { StackedAreas() }
      }
      GridRow {
        Card(title: "A band") { RangeBand() }
        Card(title: "About a middle") { StackedAreas(method: .center) }
        Card(title: "From point to point") { Interpolations() }
      }
      GridRow {
        Card(title: "Functions") { Functions() }
        Card(title: "Points") { Scatter() }
        Card(title: "A ring") { Donut() }
      }
      GridRow {
        Card(title: "Logarithms") { Logarithmic() }
        Card(title: "What is chosen") { Selection() }
        Card(title: "A line alone") { Sparkline().frame(height: 60).frame(maxHeight: .infinity) }
      }
    }
    .padding(16)
    .background(Color.gray.opacity(0.25))
  }
}

extension Gallery {
  /// Charts, in the light and in the dark.
  static let charts = [
    Picture(name: "charts-bars") { BarSheet().background(Color.white) },
    Picture(name: "charts-bars-dark") {
      BarSheet().background(Color.black).environment(\.colorScheme, .dark)
    },
    Picture(name: "charts-lines") { LineSheet().background(Color.white) },
    Picture(name: "charts-lines-dark") {
      LineSheet().background(Color.black).environment(\.colorScheme, .dark)
    },
  ]
}
