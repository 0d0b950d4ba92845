import Foundation
import VectorGeometry
import ViewLayout
public import ViewTree

/// Continues a view into the safe area around it: mirrored at its edges, and blurred.
private struct BackgroundExtensionModifier: ViewModifier {
  /// The standard deviation of the blur, in points: a choice, as Apple states no number.
  private static let radius: CGFloat = 12
  let isEnabled: Bool

  func body(content: Content) -> some View {
    content.background {
      if isEnabled {
        GeometryReader { proxy in copies(of: content, proxy.size, proxy.safeAreaInsets) }
      }
    }
  }

  /// The view and its mirrored copies beyond the edges, as far as the insets.
  @ViewBuilder private func copies(
    of content: Content, _ size: CGSize, _ insets: EdgeInsets
  ) -> some View {
    if insets != EdgeInsets() {
      ZStack {
        ForEach(-1..<2) { row in
          ForEach(-1..<2) { column in
            content
              .scaleEffect(x: column == 0 ? 1 : -1, y: row == 0 ? 1 : -1)
              .offset(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
          }
        }
      }
      .frame(width: size.width, height: size.height)
      .blur(radius: Self.radius)
      .mask {
        Rectangle()
          .padding(
            EdgeInsets(
              top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
              trailing: -insets.trailing))
      }
    }
  }
}

extension View {
  /// Continues the view into the safe area around it: mirrored at its edges, and blurred.
  public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Continues the view into the safe area around it where a value is true.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}
