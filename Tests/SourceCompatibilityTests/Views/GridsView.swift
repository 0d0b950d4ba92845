import SwiftUI

struct GridsView: View {
  let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.fixed(40))]

  var body: some View {
    VStack(spacing: 20) {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
        GridRow {
          Text("Name")
          Text("Size").gridColumnAlignment(.trailing)
        }
        .font(.headline)
        Divider()
        GridRow {
          Text("Circle")
          Text("12")
        }
        GridRow {
          Text("Wide").gridCellColumns(2)
        }
      }
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(0..<9) { index in
          Text("\(index)")
            .frame(maxWidth: .infinity).frame(height: 30)
            .background(Color(hue: Double(index) / 9, saturation: 0.5, brightness: 1))
        }
      }
    }
    .frame(width: 220)
    .padding()
  }
}
