import SwiftUI

struct RadialLayout: Layout {
  var rollOut = 1.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 2
    let angle = Angle.degrees(360 / Double(subviews.count)).radians * rollOut
    for (index, subview) in subviews.enumerated() {
      let viewSize = subview.sizeThatFits(.unspecified)
      let xPos = cos(angle * Double(index) - .pi / 2) * (radius - viewSize.width / 2)
      let yPos = sin(angle * Double(index) - .pi / 2) * (radius - viewSize.height / 2)
      let point = CGPoint(x: bounds.midX + xPos, y: bounds.midY + yPos)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  var animatableData: Double {
    get { rollOut }
    set { rollOut = newValue }
  }
}

struct RadialLayoutView: View {
  @State private var count = 16
  @State private var isExpanded = true

  var body: some View {
    RadialLayout(rollOut: isExpanded ? 1 : 0) {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(Color(hue: Double(index) / Double(count), saturation: 0.8, brightness: 0.9))
          .frame(width: 32, height: 32)
          .overlay { Text("\(index)").font(.caption2).foregroundStyle(.white) }
      }
    }
    .frame(width: 240, height: 240)
  }
}
