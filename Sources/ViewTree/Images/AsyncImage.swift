public import Foundation
public import VectorGraphics

/// The loading phase of a remote image; here no image is ever loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing has come yet.
  case empty
  /// The image was loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The picture, if it has come.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error of a failed load.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from the network: its placeholder, as nothing is fetched while a picture is drawn.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a view with a gray placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color(white: 0.5, opacity: 0.2)
  }

  /// Creates a view with a custom placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// Creates a view with a closure's content for the phase without an image.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// The placeholder, with a word about the picture.
  public var body: some View {
    ReportingView(
      problem: .layout("images are not downloaded while rendering; the placeholder is shown"),
      content: content)
  }
}
