import SwiftUI

struct BarChart: View {
  let values: [(label: String, value: Double)]
  @State private var isShown = false

  private var maximum: Double { values.map(\.value).max() ?? 1 }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(values.indices, id: \.self) { index in
        let entry = values[index]
        VStack {
          Text(String(format: "%.0f", entry.value)).font(.caption2)
          RoundedRectangle(cornerRadius: 4)
            .fill(
              LinearGradient(
                colors: [.blue, .purple], startPoint: .bottom, endPoint: .top)
            )
            .frame(height: isShown ? CGFloat(entry.value / maximum) * 120 : 0)
          Text(entry.label)
            .font(.caption)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("\(entry.label): \(Int(entry.value))"))
      }
    }
    .frame(height: 180, alignment: .bottom)
    .onAppear { isShown = true }
  }
}

struct BarChartView: View {
  var body: some View {
    BarChart(values: [("Mon", 12), ("Tue", 30), ("Wed", 22), ("Thu", 8), ("Fri", 27)])
      .padding()
  }
}
