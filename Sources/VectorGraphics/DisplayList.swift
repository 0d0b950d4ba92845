public import Foundation
package import VectorGeometry

/// A picture, resolved: shapes, text and images with their paint, in points, y down.
///
/// The seam between views and back ends. A tree of immutable, shared groups; a back end is one
/// switch over its items and decides nothing.
public struct DisplayList: Sendable, Equatable {
  /// The size of the picture, in points.
  public var size: CGSize
  /// What is drawn, back to front.
  package var items: [DisplayItem]

  /// A picture of the given items.
  package init(size: CGSize, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }

  /// The items, for the module whose public `items`, made for reading, hides these.
  package var roots: [DisplayItem] {
    get { items }
    set { items = newValue }
  }
}

/// One thing to draw and the view that it comes from.
package struct DisplayItem: Sendable {
  /// What is drawn; what takes more room than a fill is indirect, since lists of items are copied on their way up.
  package enum Content: Sendable, Equatable {
    case fill(FillItem)
    indirect case stroke(StrokeItem)
    indirect case text(TextItem)
    indirect case image(ImageItem)
    indirect case perspective(PerspectiveItem)
    case group(DisplayGroup)
  }

  /// What is drawn.
  package var content: Content
  /// The view's path, `root/VStack/2:Circle#sun`; no part of equality or damage.
  package var origin: String?

  package init(_ content: Content, origin: String? = nil) {
    self.content = content
    self.origin = origin
  }
}

extension DisplayItem: Equatable {
  package static func == (lhs: DisplayItem, rhs: DisplayItem) -> Bool {
    lhs.content == rhs.content
  }
}

/// The inside of a path, painted.
package struct FillItem: Sendable, Equatable {
  package var path: Path
  package var paint: Paint
  package var style: FillStyle

  package init(path: Path, paint: Paint, style: FillStyle = FillStyle()) {
    self.path = path
    self.paint = paint
    self.style = style
  }
}

/// The outline of a path, painted; stays a stroke, so that SVG stays semantic.
package struct StrokeItem: Sendable, Equatable {
  package var path: Path
  package var paint: Paint
  package var style: StrokeStyle
  package var isAntialiased: Bool

  package init(path: Path, paint: Paint, style: StrokeStyle, isAntialiased: Bool = true) {
    self.path = path
    self.paint = paint
    self.style = style
    self.isAntialiased = isAntialiased
  }
}

/// Shaped text at a place.
package struct TextItem: Sendable, Equatable {
  package var run: TextRun
  /// The origin of the run on its baseline.
  package var position: CGPoint
  package var paint: Paint

  package init(run: TextRun, position: CGPoint, paint: Paint) {
    self.run = run
    self.position = position
    self.paint = paint
  }
}

/// A picture drawn into a rectangle.
package struct ImageItem: Sendable, Equatable {
  /// How pixels are made where the picture is scaled.
  package enum Interpolation: Sendable, Hashable {
    /// The nearest pixel.
    case none
    /// Between neighbors.
    case bilinear
    /// Averaged when made smaller.
    case high
  }

  package var image: EncodedImage
  /// The part of the picture that is drawn, in its pixels.
  package var source: CGRect
  /// Where it is drawn, in points.
  package var destination: CGRect
  package var interpolation: Interpolation

  package init(
    image: EncodedImage, source: CGRect, destination: CGRect, interpolation: Interpolation
  ) {
    self.image = image
    self.source = source
    self.destination = destination
    self.interpolation = interpolation
  }
}
