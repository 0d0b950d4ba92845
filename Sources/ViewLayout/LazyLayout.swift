package import Foundation
package import VectorGeometry

/// A layout whose views are made as they come in sight.
package protocol LazyLayout: Layout {
  /// The axis along which views follow each other.
  var axis: Axis { get }
  /// How long the views are that are not made, as far as those that are made tell, in points.
  var unseen: CGFloat { get set }
}
