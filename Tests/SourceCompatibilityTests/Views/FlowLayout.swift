import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let rows = arrange(width: proposal.width ?? .infinity, sizes: cache.sizes)
    let width = rows.map(\.maxX).max() ?? 0
    let height = rows.map(\.maxY).max() ?? 0
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let frames = arrange(width: bounds.width, sizes: cache.sizes)
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(width: CGFloat, sizes: [CGSize]) -> [CGRect] {
    var result: [CGRect] = []
    var position = CGPoint.zero
    var rowHeight: CGFloat = 0
    for size in sizes {
      if position.x > 0, position.x + size.width > width {
        position.x = 0
        position.y += rowHeight + spacing
        rowHeight = 0
      }
      result.append(CGRect(origin: position, size: size))
      position.x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return result
  }
}

struct TagCloud: View {
  let tags = ["Swift", "Layout", "Protocol", "Placement", "Cache", "Proposal", "Flow"]

  var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .font(.footnote)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(.blue.opacity(0.15), in: Capsule())
          .foregroundColor(.blue)
      }
    }
    .padding()
    .frame(width: 220)
  }
}
