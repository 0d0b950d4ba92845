import Foundation
import VectorGeometry
import VectorGraphics

/// The purposes of a view's content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Hit testing of pointers.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview during a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The look under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Says what pointers meet of a view.
struct ContentShapeModifier<S: Shape>: BoxModifier {
  let shape: S
  var isEOFilled = false
  /// Whether the shape stands for what is drawn inside; else that stands for itself.
  var isEnabled = true

  @MainActor func update(_ box: ContentShapeBox, of node: AnyViewNode) {
    let path = isEnabled ? { shape.path(in: $0) } : nil
    box.show(path, FillStyle(eoFill: isEOFilled))
  }
}

/// The shape stands for what is drawn inside; what follows pointers there goes on to do so, inside of the shape.
final class ContentShapeBox: WrapperBox, ModifierBox {
  private var path: ((CGRect) -> Path)?
  private var style = FillStyle()

  override var isTraced: Bool { false }

  /// Stands for what is inside from now on; nil for not at all.
  func show(_ path: ((CGRect) -> Path)?, _ style: FillStyle) {
    guard path != nil || self.path != nil else { return }
    self.style = style
    self.path = path
    invalidateDrawing()
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let items = content.items(context)
    guard context.isForRegions, let path else { return items }
    let frame = context.placed(drawnFrame.frame(at: context.time))
    let shape = path(CGRect(origin: .zero, size: frame.size))
      .offsetBy(dx: frame.minX, dy: frame.minY)
    let black = Paint.color(.init(red: 0, green: 0, blue: 0))
    let ground = FillItem(path: shape, paint: black, style: style)
    var effects = DisplayGroup.Effects()
    effects.clip = DisplayClip(path: shape, style: style)
    return [
      DisplayItem(.fill(ground)),
      DisplayItem(.group(DisplayGroup(effects: effects, items: items))),
    ]
  }
}

/// Says whether pointers meet a view and what is inside.
private struct HitTestingModifier: BoxModifier {
  let isEnabled: Bool

  @MainActor func update(_ box: HitTestingBox, of node: AnyViewNode) { box.isEnabled = isEnabled }
}

/// A box that pointers meet, or that they pass through with all inside.
final class HitTestingBox: WrapperBox, ModifierBox {
  var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidateDrawing() } }
  }

  override var isTraced: Bool { false }
}

extension HitRegion {
  /// Whether pointers pass through the view and everything inside, which the accessibility tree still contains.
  var letsPointersThrough: Bool {
    (node as? HitTestingBox).map { !$0.isEnabled } ?? false
  }
}

extension View {
  /// Whether pointers meet the view and what is inside.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// The shape in which pointers meet the view, whatever it draws.
  public nonisolated func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// The shape of the view for some purposes; only that for touches says anything.
  @ViewBuilder
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    } else {
      self
    }
  }
}
