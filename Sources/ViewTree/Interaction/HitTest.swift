import Foundation
import VectorGeometry
import VectorGraphics

/// What is met on the way from the canvas to a point: the regions that the point is in.
struct HitStep {
  let region: HitRegion
  /// Maps the canvas's coordinates to those of the region's items.
  let fromCanvas: ProjectionTransform

  /// A point of the canvas in the coordinates of the region, whose origin is its frame's top left corner.
  func local(_ point: CGPoint) -> CGPoint {
    let inner = point.applying(fromCanvas)
    return CGPoint(x: inner.x - region.frame.minX, y: inner.y - region.frame.minY)
  }

  /// A point of the region, from its frame's top left corner, in the canvas's coordinates; nil for what is squeezed
  /// into a line.
  func canvas(_ point: CGPoint) -> CGPoint? {
    var toCanvas = fromCanvas
    guard toCanvas.invert() else { return nil }
    return CGPoint(x: point.x + region.frame.minX, y: point.y + region.frame.minY)
      .applying(toCanvas)
  }

  /// The region's frame in the canvas's coordinates: the rectangle around its corners.
  var canvasFrame: CGRect {
    var toCanvas = fromCanvas
    guard toCanvas.invert() else { return .null }
    let frame = region.frame
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ].map { $0.applying(toCanvas) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
      return .null
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// A walk over the regions of a scene.
struct HitTest {
  /// What all of a scene can be met by, back to front.
  let items: [DisplayItem]

  /// The regions that the front-most thing at a point is in, the outermost first; nil where there is nothing.
  func steps(at point: CGPoint) -> [HitStep]? {
    Self.steps(at: point, in: items, fromCanvas: ProjectionTransform(), [])
  }

  private static func steps(
    at point: CGPoint, in items: [DisplayItem], fromCanvas: ProjectionTransform, _ path: [HitStep]
  ) -> [HitStep]? {
    let local = point.applying(fromCanvas)
    guard local.x.isFinite, local.y.isFinite else { return nil }
    for item in items.reversed() {
      switch item.content {
      case .fill(let fill):
        if fill.path.contains(local, eoFill: fill.style.isEOFilled) { return path }
      case .stroke(let stroke):
        guard item.paintedBounds.contains(local) else { continue }
        if stroke.path.strokedPath(stroke.style).contains(local) { return path }
      case .text, .image: continue
      case .perspective(let item):
        guard let inner = item.fromCanvas(fromCanvas, seeing: point) else { continue }
        if let found = steps(at: point, in: item.items, fromCanvas: inner, path) { return found }
      case .group(let group):
        if let region = group.region, region.letsPointersThrough { continue }
        guard let inner = group.fromCanvas(fromCanvas), group.shows(point.applying(inner)) else {
          continue
        }
        let step = group.region.map { HitStep(region: $0, fromCanvas: inner) }
        let path = step.map { path + [$0] } ?? path
        if let found = steps(at: point, in: group.items, fromCanvas: inner, path) { return found }
      }
    }
    return nil
  }

  /// The regions around a node and its own, the outermost first; nil if the node is not to be met.
  func steps(to node: LayoutBox) -> [HitStep]? {
    var found: [HitStep]?
    forEachRegion { path, _ in
      if found == nil, let last = path.last, last.region.node === node { found = path }
    }
    return found
  }

  /// Calls a function with the path of each region, back to front, and the window that it is seen through, in the
  /// canvas's coordinates.
  func forEachRegion(_ body: ([HitStep], CGRect?) -> Void) {
    Self.forEachRegion(in: items, ProjectionTransform(), nil, [], body)
  }

  private static func forEachRegion(
    in items: [DisplayItem], _ fromCanvas: ProjectionTransform, _ window: CGRect?,
    _ path: [HitStep], _ body: ([HitStep], CGRect?) -> Void
  ) {
    for item in items {
      switch item.content {
      case .fill, .stroke, .text, .image: continue
      case .perspective(let item):
        guard let inner = item.fromCanvas(fromCanvas, seeing: nil) else { continue }
        forEachRegion(in: item.items, inner, window, path, body)
      case .group(let group):
        guard let inner = group.fromCanvas(fromCanvas) else { continue }
        var (path, window) = (path, window)
        if let clip = group.effects.clip {
          let rect = HitStep(
            region: HitRegion(target: group, frame: clip.path.boundingRect), fromCanvas: inner
          )
          .canvasFrame
          window = window?.clipped(to: rect) ?? rect
        }
        if let region = group.region {
          path.append(HitStep(region: region, fromCanvas: inner))
          body(path, window)
        }
        forEachRegion(in: group.items, inner, window, path, body)
      }
    }
  }
}

extension PerspectiveItem {
  /// What maps the canvas to the items, for what maps it to the parent; nil where a point is behind the eye.
  fileprivate func fromCanvas(
    _ outer: ProjectionTransform, seeing point: CGPoint?
  ) -> ProjectionTransform? {
    var inverse = projection
    guard inverse.invert() else { return nil }
    let inner = outer.concatenating(inverse)
    guard let point else { return inner }
    let local = point.applying(inner)
    guard local.x.isFinite, local.y.isFinite, projection.depth(at: local) > 0 else { return nil }
    return inner
  }
}

extension DisplayGroup {
  /// What maps the canvas to the items, for what maps it to the parent; nil for what is squeezed into a line.
  fileprivate func fromCanvas(_ outer: ProjectionTransform) -> ProjectionTransform? {
    guard effects.transform != .identity else { return outer }
    let determinant = effects.transform.determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return outer.concatenating(ProjectionTransform(effects.transform.inverted()))
  }

  /// Whether a point of the items is inside of the window.
  fileprivate func shows(_ point: CGPoint) -> Bool {
    guard let clip = effects.clip else { return true }
    return clip.path.contains(point, eoFill: clip.style.isEOFilled)
  }
}

extension HitRegion {
  /// The node that the region is of; nil once it has gone.
  var node: LayoutBox? { (target as? NodeLink<LayoutBox>)?.node }
}
