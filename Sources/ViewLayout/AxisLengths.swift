package import Foundation
package import VectorGeometry

extension Axis {
  /// The other axis.
  package var perpendicular: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension CGSize {
  /// The length along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// A size of `major` along `axis` and `cross` across it.
  package init(_ major: CGFloat, along axis: Axis, cross: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: major, height: cross)
    case .vertical: self.init(width: cross, height: major)
    }
  }

  /// The size with NaN and negative lengths made zero.
  package var sanitized: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension CGPoint {
  /// The coordinate along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}

extension Axis {
  /// The two edges that end the axis.
  package var edges: Edge.Set {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}
