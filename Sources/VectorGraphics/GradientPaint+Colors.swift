package import Foundation

extension GradientPaint {
  /// The color at a place along the gradient; of two stops at one place the later counts.
  package func color(at location: CGFloat) -> Color.Resolved {
    stops.color(at: location, mixedIn: interpolation)
  }
}

extension [GradientPaint.Stop] {
  /// The color at a place; before the first stop the first color, after the last the last.
  package func color(
    at location: CGFloat, mixedIn interpolation: GradientPaint.Interpolation
  ) -> Color.Resolved {
    guard let next = firstIndex(where: { $0.location > location }) else {
      return last?.color ?? .clear
    }
    guard next > 0 else { return self[next].color }
    let (left, right) = (self[next - 1], self[next])
    let share = (location - left.location) / (right.location - left.location)
    return left.color.mixed(with: right.color, by: share, in: interpolation)
  }
}
