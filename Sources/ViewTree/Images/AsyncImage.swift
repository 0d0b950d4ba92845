public import Foundation
public import VectorGraphics

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// It can't be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// Why it can't be loaded.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

/// A picture from a network: nothing is loaded while a view is drawn, so that its placeholder is shown.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// A picture with views for how far it has come; here it has not begun.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// A picture with a view until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
    @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// The placeholder.
  public var body: some View { content }
}

extension AsyncImage where Content == Color {
  /// A picture with a gray ground until it is there.
  public init(url: URL?, scale: CGFloat = 1) { content = Color.gray.opacity(0.3) }
}
