public import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout

/// The shape of the container around, as far inside of it as the view lies; without one, a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// The shape of the container around.
  public init() {}

  /// The outline of the container's shape, made smaller by the distance of the rectangle to the container.
  public func path(in rect: CGRect) -> Path {
    guard let container = ContainerOutline.current else {
      let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
      return inner.isNull ? Path() : Path(inner)
    }
    let distance = container.distance
    return container.outline.path(
      rect.insetBy(dx: -distance, dy: -distance), distance + insetAmount)
  }

  /// Symmetric: the same in either direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The shape made smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container and where the container is drawn.
final class ContainerOutline: Sendable {
  /// What a shape is drawn in: a container, and how far it lies inside of it, in points.
  struct Place {
    let outline: ContainerOutline
    let distance: CGFloat
    /// The rectangle of the canvas that the shape is drawn in.
    let rect: CGRect

    /// The radii of corners in the rectangle that have the centres of the container's; nil for a container
    /// that is no rectangle with round corners.
    ///
    /// Where the distances of a corner differ across and along, the longer one counts.
    var innerRadii: RectangleCornerRadii? {
      guard let outer = outline.cornerRadii else { return nil }
      let frame = outline.frame
      let (left, right) = (rect.minX - frame.minX, frame.maxX - rect.maxX)
      let (top, bottom) = (rect.minY - frame.minY, frame.maxY - rect.maxY)
      func inner(_ radius: CGFloat, _ across: CGFloat, _ along: CGFloat) -> CGFloat {
        max(radius - max(across, along, 0), 0)
      }
      return RectangleCornerRadii(
        topLeading: inner(outer.topLeading, left, top),
        bottomLeading: inner(outer.bottomLeading, left, bottom),
        bottomTrailing: inner(outer.bottomTrailing, right, bottom),
        topTrailing: inner(outer.topTrailing, right, top))
    }
  }

  /// The place of the shape whose path is being made; nil without a container that has a shape.
  @TaskLocal static var current: Place?

  /// The outline in a rectangle, made smaller by a length.
  let path: @Sendable (CGRect, CGFloat) -> Path
  /// What tells the shape from others.
  let shape: ObjectIdentifier
  let frame: CGRect
  /// The corners; nil for a shape that is no rectangle with round corners.
  let cornerRadii: RectangleCornerRadii?

  init(
    _ path: @escaping @Sendable (CGRect, CGFloat) -> Path, shape: ObjectIdentifier, frame: CGRect,
    cornerRadii: RectangleCornerRadii?
  ) {
    (self.path, self.shape, self.frame) = (path, shape, frame)
    self.cornerRadii = cornerRadii
  }

  /// Whether both are one shape in one place.
  func matches(_ other: ContainerOutline) -> Bool { shape == other.shape && frame == other.frame }

  /// Makes paths for what lies in a rectangle of the canvas.
  func around<Result>(_ rect: CGRect, _ body: () -> Result) -> Result {
    let distances = [
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY,
    ]
    let place = Place(outline: self, distance: max(distances.min() ?? 0, 0), rect: rect)
    return Self.$current.withValue(place, operation: body)
  }
}

extension ContainerOutline? {
  /// Makes paths for what lies in a rectangle of the canvas, in a container or in none.
  func around<Wanted>(_ rect: CGRect, _ body: () -> Wanted) -> Wanted {
    guard let self else { return body() }
    return self.around(rect, body)
  }
}

/// Gives what is inside a shape to follow.
private struct ContainerShapeModifier<Outline: InsettableShape>: BoxModifier {
  let shape: Outline

  @MainActor func update(_ box: ContainerShapeBox, of node: AnyViewNode) {
    let shape = shape
    let cornered = shape as? any CorneredShape
    box.show(
      corners: { cornered?.cornerRadii(in: $0) }, path: { shape.inset(by: $1).path(in: $0) })
  }
}

/// A box whose shape is followed inside.
private final class ContainerShapeBox: WrapperBox, ModifierBox {
  /// Stands for one shape: another one is another object.
  private final class Token {}

  private var path: (@Sendable (CGRect, CGFloat) -> Path)?
  private var corners: (CGSize) -> RectangleCornerRadii? = { _ in nil }
  private var token = Token()

  override var modifierName: String? { "containerShape" }

  func show(
    corners: @escaping (CGSize) -> RectangleCornerRadii?,
    path: @escaping @Sendable (CGRect, CGFloat) -> Path
  ) {
    (self.path, self.corners) = (path, corners)
    token = Token()
    invalidateDrawing()
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    guard let path else { return content.items(context) }
    var inner = context
    let frame = context.placed(drawnFrame.frame(at: context.time))
    inner.container = ContainerOutline(
      path, shape: ObjectIdentifier(token), frame: frame, cornerRadii: corners(frame.size))
    return content.items(inner)
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` inside stands for.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
