import SwiftUI

/// A stack with lines between its views, as it was written before subviews had an API.
struct DividedRows<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View { _VariadicView.Tree(DividedRoot(), content: content) }
}

private struct DividedRoot: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }
}

private struct ColumnRoot: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack(alignment: .leading, spacing: 4) { children }
      .padding(8)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// Tags whose widths are measured before they are laid out.
struct MeasuredTags: View {
  let tags = ["layout", "shapes", "springs", "gradients", "keyframes", "text"]
  let width: CGFloat

  private var rows: [[String]] {
    var rows: [[String]] = [[]]
    var used: CGFloat = 0
    for tag in tags {
      let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 14, weight: .medium)]
      let tagWidth = (tag as NSString).size(withAttributes: attributes).width + 24
      if used + tagWidth > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(tag)
      used += tagWidth + 8
    }
    return rows
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(row, id: \.self) { tag in
            Text(tag)
              .font(.system(size: 14, weight: .medium))
              .lineLimit(1)
              .padding(.horizontal, 12)
              .padding(.vertical, 6)
              .background(Capsule().fill(Color(UIColor.systemIndigo.withAlphaComponent(0.15))))
              .foregroundColor(.indigo)
          }
        }
      }
    }
  }
}

struct DividedStackView: View {
  @State private var items = ["inbox", "drafts", "sent"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 8) {
        DividedRows {
          Label("Weather", systemImage: "cloud.sun.rain.fill")
          Label("Running", systemImage: "figure.run")
          Label("Luggage", systemImage: "suitcase.rolling.fill")
        }
      }
      _VariadicView.Tree(ColumnRoot()) {
        ForEach($items, id: \.self, editActions: .move) { $item in Text(item) }
      }
      MeasuredTags(width: 240)
    }
    .padding()
    .frame(width: 272)
    .onDrop(of: [.text], delegate: NothingDropped())
  }
}

struct NothingDropped: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}
