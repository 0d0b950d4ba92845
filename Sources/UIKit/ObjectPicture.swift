import ViewTree

/// A view that draws a UIKit object, whose properties may have changed since the last update.
///
/// Two such views of one object are therefore never equal: an update of the enclosing view runs the body again.
protocol ObjectPicture: View, Equatable {}

extension ObjectPicture {
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { false }
}
