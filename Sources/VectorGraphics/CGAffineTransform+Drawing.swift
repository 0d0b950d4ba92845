package import Foundation
package import VectorGeometry

extension CGAffineTransform {
  /// Whether all entries are finite and an area is left of the plane.
  ///
  /// The bound is far below what can be seen: a square of 1000 points would be 1/1000 pixel wide.
  package var isDrawable: Bool {
    determinant.magnitude > 1e-12 && determinant.isFinite && tx.isFinite && ty.isFinite
  }

  /// The standard deviations along x and y of a Gaussian of standard deviation 1 after the
  /// transform.
  ///
  /// The roots of the diagonal of M M^T; exact for turns, mirrors and scalings along the axes.
  package var axisScales: (x: CGFloat, y: CGFloat) {
    ((a * a + c * c).squareRoot(), (b * b + d * d).squareRoot())
  }

  /// The largest length of the image of a unit vector divided by the smallest one; 1 for turns and even scales.
  var distortion: CGFloat {
    let half = (a * a + b * b + c * c + d * d) / 2
    let squares = max(half * half - determinant * determinant, 0)
    return (half + squares.squareRoot()) / determinant.magnitude
  }
}
