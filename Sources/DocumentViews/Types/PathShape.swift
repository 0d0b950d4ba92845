import DocumentModel
import Foundation
import ShapeMorphing
import VectorGeometry
import ViewTree

/// A path scaled to its frame.
struct PathShape: Shape {
  /// How a path is scaled.
  enum Scaling: Sendable {
    /// As large as fits, in the middle.
    case fit
    /// So large that nothing of the frame is left, in the middle.
    case fill
    /// To the frame's width and height, each by itself.
    case stretch
  }

  private var path: AnimatablePath
  private var viewBox: CGRect
  private let scaling: Scaling
  private let morphs: Bool

  /// - Parameters:
  ///   - viewBox: What is scaled to the frame; nil for the bounds of the path.
  ///   - morphs: Whether an animated change of the path is a morph.
  init(path: Path, viewBox: CGRect?, scaling: Scaling, morphs: Bool = false) {
    self.path = AnimatablePath(path)
    self.viewBox = viewBox ?? path.boundingRect
    self.scaling = scaling
    self.morphs = morphs
  }

  /// The path and its box, if it morphs.
  var animatableData: AnimatablePair<AnimatablePath, CGRect.AnimatableData> {
    get { morphs ? AnimatablePair(path, viewBox.animatableData) : .zero }
    set {
      guard morphs else { return }
      path = newValue.first
      viewBox.animatableData = newValue.second
    }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let x = factor(rect.width, viewBox.width)
    let y = factor(rect.height, viewBox.height)
    let scale: (x: CGFloat, y: CGFloat) =
      switch scaling {
      case .fit: (min(x ?? y ?? 1, y ?? x ?? 1), min(x ?? y ?? 1, y ?? x ?? 1))
      case .fill: (max(x ?? y ?? 1, y ?? x ?? 1), max(x ?? y ?? 1, y ?? x ?? 1))
      case .stretch: (x ?? 1, y ?? 1)
      }
    return path.path.applying(
      CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .scaledBy(x: scale.x, y: scale.y)
        .translatedBy(x: -viewBox.midX, y: -viewBox.midY))
  }

  /// The scale along an axis; nil where the view box has no extent.
  private func factor(_ length: CGFloat, _ extent: CGFloat) -> CGFloat? {
    extent > 0 && extent.isFinite ? length / extent : nil
  }
}

extension ValueType where Value == PathShape.Scaling {
  static let scaling = ValueType.choice([
    ("fit", .fit), ("fill", .fill), ("stretch", .stretch),
  ])
}
