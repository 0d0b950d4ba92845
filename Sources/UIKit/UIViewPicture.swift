import CoreGraphics
import Foundation
import ShapeShift
import ViewTree

/// A view of UIKit's as a picture shows it.
struct UIViewPicture: View {
  nonisolated(unsafe) let view: UIView

  nonisolated init(view: UIView) { unsafe self.view = view }

  var body: some View {
    let view = unsafe view
    if !view.isHidden {
      content(of: view)
        .background(Color(uiColor: view.backgroundColor ?? .clear))
        .clipped(if: view.clipsToBounds)
        .opacity(view.alpha)
    }
  }

  /// The content without what fills the view's rectangle.
  @ViewBuilder var ideal: some View {
    switch unsafe view {
    case let label as UILabel: UILabelPicture(label: label).text
    case let picture as UIImageView: if let image = picture.image { Image(uiImage: image) }
    case let host as HostingView: host.content
    default: EmptyView()
    }
  }

  @ViewBuilder private func content(of view: UIView) -> some View {
    switch view {
    case let ground as UIVisualEffectView:
      ZStack {
        Color.clear
        (ground.effect as? UIBlurEffect)?.style.picture
      }
    case let label as UILabel: UILabelPicture(label: label)
    case let picture as UIImageView:
      ZStack {
        Color.clear
        UIImageViewPicture(view: picture)
      }
    case let host as HostingView: host.content.frame(maxWidth: .infinity, maxHeight: .infinity)
    default: if type(of: view) == UIView.self { Color.clear } else { drawing(of: view) }
    }
  }

  /// What the view draws itself; a marked box for one that does not.
  private func drawing(of view: UIView) -> some View {
    Canvas { context, size in
      let bounds = CGRect(origin: .zero, size: size)
      view.bounds = bounds
      view.drawsItself = true
      context.withCGContext { _ in view.draw(bounds) }
      guard !view.drawsItself else { return }
      let box = Image(missing: "a \(type(of: view)) can't be drawn; a marked box stands for it")
      context.draw(box, at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
  }
}

extension View {
  /// The view, cut at its frame if that is asked for.
  @ViewBuilder fileprivate func clipped(if isClipped: Bool) -> some View {
    if isClipped { clipped() } else { self }
  }
}

/// A label as a picture shows it: as large as it is offered, its text in the middle of the height.
private struct UILabelPicture: View {
  let label: UILabel

  var body: some View {
    text.frame(
      maxWidth: label.hugs(.horizontal) ? nil : .infinity,
      maxHeight: label.hugs(.vertical) ? nil : .infinity,
      alignment: label.textAlignment.frame)
  }

  var text: some View {
    Text(label.text ?? "")
      .font(Font(label.font ?? .systemFont(ofSize: UIFont.labelFontSize)))
      .foregroundStyle(Color(uiColor: label.textColor ?? .label))
      .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
      .truncationMode(label.lineBreakMode.truncation)
      .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.01) : 1)
      .multilineTextAlignment(label.textAlignment.alignment)
  }
}

/// A picture as its view shows it.
private struct UIImageViewPicture: View {
  let view: UIImageView

  var body: some View {
    if let image = view.image {
      let picture = Image(uiImage: image)
      switch view.contentMode {
      case .scaleToFill, .redraw: picture.resizable()
      case .scaleAspectFit: picture.resizable().scaledToFit()
      case .scaleAspectFill: picture.resizable().scaledToFill()
      default:
        picture.frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: view.contentMode.alignment)
      }
    }
  }
}
