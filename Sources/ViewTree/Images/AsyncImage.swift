public import Foundation
public import VectorGraphics

/// How far a picture that is fetched has come; here none ever comes.
public enum AsyncImagePhase: Sendable {
  /// Nothing has come yet.
  case empty
  /// The picture.
  case success(Image)
  /// It could not be fetched.
  case failure(any Error)

  /// The picture, if it has come.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// What went wrong.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from the network: its placeholder, as nothing is fetched while a picture is drawn.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// The grey placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color(white: 0.5, opacity: 0.2)
  }

  /// A placeholder of one's own.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// What a closure makes of the phase without a picture.
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
