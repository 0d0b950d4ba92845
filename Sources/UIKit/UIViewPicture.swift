import CoreGraphics
import Foundation
import ShapeShift
import ViewTree

/// A view of UIKit's as a picture shows it.
struct UIViewPicture: ObjectPicture {
  nonisolated(unsafe) let view: UIView

  nonisolated init(view: UIView) { unsafe self.view = view }

  var body: some View {
    let view = unsafe view
    if !view.isHidden {
      content(of: view)
        .overlay { if view.hasInside { UIViewInside(view: view) } }
        .background(view.ground, in: view.outline)
        .clipped(to: view.clipsToBounds || view.layer.masksToBounds ? view.outline : nil)
        .overlay { CALayerEdge(layer: view.layer) }
        .shadow(of: view.layer)
        .opacity(view.alpha)
        .transformEnvironment(\.colorScheme) { scheme in
          scheme = view.overrideUserInterfaceStyle.colorScheme ?? scheme
        }
    }
  }

  /// The content without what fills the view's rectangle.
  @ViewBuilder var ideal: some View {
    switch unsafe view {
    case let label as UILabel: UILabelPicture(label: label).text
    case let picture as UIImageView: if let image = picture.image { Image(uiImage: image) }
    case let host as HostingView: host.content
    case let button as UIButton: UIButtonPicture(button: button).content
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
    case let button as UIButton: UIButtonPicture(button: button)
    case let spokes as UIActivityIndicatorView: UIActivityIndicatorPicture(view: spokes)
    case let editor as UITextView: UITextViewPicture(view: editor)
    case let field as UITextField: UITextFieldPicture(view: field)
    case let inert as _FrameworkView:
      _FrameworkPlaceholder(inert.subject.name, of: inert.subject.framework)
    default: if view.isPlain { Color.clear } else { drawing(of: view) }
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
      let subject = (view as? SystemView)?.subject ?? "\(type(of: view))"
      let box = Image(missing: "a \(subject) can't be drawn; a placeholder box is drawn")
      context.draw(box, at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
  }
}

extension UIView {
  /// Whether there is something to lay out.
  fileprivate var hasInside: Bool { !subviews.isEmpty || layer.hasContent }

  /// Whether the view shows nothing but its ground and what is inside.
  fileprivate var isPlain: Bool { type(of: self) == UIView.self || hasInside }

  fileprivate var ground: Color { Color(uiColor: backgroundColor ?? .clear) }

  fileprivate var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
  }
}

extension View {
  /// The view, cut at an outline.
  @ViewBuilder fileprivate func clipped(to outline: RoundedRectangle?) -> some View {
    if let outline { clipShape(outline) } else { self }
  }

  /// The view with the shadow of a layer.
  @ViewBuilder fileprivate func shadow(of layer: CALayer) -> some View {
    if layer.shadowOpacity > 0 {
      shadow(
        color: Color(cgColor: layer.shadowColor ?? UIColor.black.cgColor)
          .opacity(Double(layer.shadowOpacity)),
        radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    } else {
      self
    }
  }
}

/// What is in a view, in its places.
private struct UIViewInside: ObjectPicture {
  let view: UIView

  var body: some View {
    GeometryReader { proxy in
      let _ = view.lay(out: proxy.size)
      CALayerPicture(layer: view.layer)
      ForEach(Array(view.subviews.enumerated()), id: \.offset) { _, view in
        UIViewPicture(view: view)
          .frame(width: max(view.frame.width, 0), height: max(view.frame.height, 0))
          .offset(x: view.frame.minX, y: view.frame.minY)
      }
    }
  }
}

/// A label as a picture shows it: as large as it is offered, its text in the middle of the height.
private struct UILabelPicture: ObjectPicture {
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
private struct UIImageViewPicture: ObjectPicture {
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
