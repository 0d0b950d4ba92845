import SwiftUI

struct CornerShape: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func rounded(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(CornerShape(radius: radius, corners: corners))
  }
}

struct RoundedCornersView: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("Top")
        .frame(width: 120, height: 40)
        .background(Color(.systemGray5))
        .rounded(16, corners: [.topLeft, .topRight])
      Text("Bubble")
        .foregroundColor(.white)
        .frame(width: 120, height: 40)
        .background(Color(uiColor: .systemBlue))
        .rounded(16, corners: [.topLeft, .topRight, .bottomLeft])
    }
    .padding()
    .background(Color(UIColor.secondarySystemBackground))
    .onTapGesture { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
  }
}

#Preview {
  RoundedCornersView()
}

#Preview("Wide", traits: .fixedLayout(width: 300, height: 200)) {
  RoundedCornersView()
}
