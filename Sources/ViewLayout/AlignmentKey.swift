package import Foundation
package import VectorGeometry

/// What identifies an alignment guide: its type and its axis.
package struct AlignmentKey: Hashable, Sendable {
  package let axis: Axis
  package let id: any AlignmentID.Type

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }

  /// The guide's position in a view that does not set it.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    id.defaultValue(in: dimensions)
  }

  /// One value for a container from the explicit values of its children; nil where none is set.
  ///
  /// Edges and centers of views never leave a container; the first text baseline is the topmost,
  /// the last one the bottommost, every other guide the average.
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    let set = values.compactMap { $0 }
    guard !set.isEmpty else { return nil }
    switch combination {
    case .none: return nil
    case .minimum: return set.min()
    case .maximum: return set.max()
    case .average: return set.reduce(0, +) / CGFloat(set.count)
    }
  }

  /// Whether explicit values of children can give a container an explicit value.
  package var leavesContainers: Bool { combination != .none }

  private var combination: Combination {
    (id as? any CombiningAlignmentID.Type)?.combination ?? .average
  }
}

/// How the explicit values of several children become one.
enum Combination {
  case none
  case minimum
  case maximum
  case average
}

/// A built-in guide, which combines otherwise than by average.
protocol CombiningAlignmentID: AlignmentID {
  static var combination: Combination { get }
}
