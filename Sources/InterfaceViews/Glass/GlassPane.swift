import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// Glass in a shape: its shadow, the veil over what is behind, its color and the light on its edge.
///
/// The strengths are a choice, as Apple states no numbers: black and white text keep a contrast of 4.5
/// on the regular veil over mid gray, in the light and in the dark.
struct GlassPane<Outline: Shape>: View {
  @Environment(\.colorScheme) private var colorScheme
  let glass: Glass
  let shape: Outline

  var body: some View {
    if glass.kind != .identity {
      ZStack {
        shadow
        shape.fill(veil)
        if let color = glass.color { shape.fill(color.opacity(0.72)) }
        shape.stroke(light, lineWidth: 2).clipShape(shape)
      }
    }
  }

  private var isDark: Bool { colorScheme == .dark }

  private var veil: Color {
    switch glass.kind {
    case .regular: isDark ? Color(white: 0.12, opacity: 0.6) : Color(white: 1, opacity: 0.58)
    case .clear: Color(white: isDark ? 0 : 1, opacity: 0.14)
    case .identity: .clear
    }
  }

  /// Light from the upper left, and what of it leaves at the lower right.
  private var light: LinearGradient {
    let strength = isDark ? 0.42 : 0.85
    return LinearGradient(
      stops: [
        Gradient.Stop(color: Color(white: 1, opacity: strength), location: 0),
        Gradient.Stop(color: Color(white: 1, opacity: strength * 0.2), location: 0.45),
        Gradient.Stop(color: Color(white: 1, opacity: strength * 0.15), location: 0.6),
        Gradient.Stop(color: Color(white: 1, opacity: strength * 0.6), location: 1),
      ], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  /// A shadow around the pane, not under it, where it would show through.
  private var shadow: some View {
    shape.fill(.black)
      .shadow(color: Color(white: 0, opacity: isDark ? 0.35 : 0.16), radius: 10, x: 0, y: 4)
      .mask { Surroundings(shape: shape).fill(style: FillStyle(eoFill: true)) }
  }
}

/// What is around a shape, as far as its shadow reaches.
private struct Surroundings<Outline: Shape>: Shape {
  let shape: Outline

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: -60, dy: -60))
    path.addPath(shape.path(in: rect))
    return path
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
