import Foundation
public import VectorGeometry
import ViewLayout

/// Kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt

  /// The kinds with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area of bars and of the screen's shape.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of the keyboard, which images do not have.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every kind.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets what reaches to the edges of the safe area reach to those of the canvas.
public struct _SafeAreaRegionsIgnoringLayout: BoxModifier {
  /// The kinds of safe area that do not count.
  public var regions: SafeAreaRegions
  /// The edges at which they do not count.
  public var edges: Edge.Set

  /// Ignores safe areas at edges.
  public nonisolated init(regions: SafeAreaRegions = .all, edges: Edge.Set = .all) {
    self.regions = regions
    self.edges = edges
  }

  @MainActor func update(_ box: IgnoringBox, of node: AnyViewNode) {
    box.update(
      edges: regions.contains(.container) ? edges : [],
      direction: node.inputs.environment.layoutDirection)
  }
}

/// Places its content in the canvas rather than in the safe area.
final class IgnoringBox: WrapperBox, ModifierBox {
  private var edges = Edge.Set()
  private var direction = LayoutDirection.leftToRight

  override var modifierName: String? { "ignoresSafeArea" }

  func update(edges: Edge.Set, direction: LayoutDirection) {
    guard edges != self.edges || direction != self.direction else { return }
    self.edges = edges
    self.direction = direction
    invalidateLayout()
  }

  override func placeChildren() {
    let room = safeArea.extending(frame, over: edges, direction: direction)
    guard room != frame else { return super.placeChildren() }
    let proposal = ProposedViewSize(room.size)
    let size = content.sizeThatFits(proposal)
    content.place(in: room.centering(size), proposal: proposal)
  }

  override func safeArea(of child: LayoutBox) -> SafeArea {
    safeArea.ignoring(edges, direction: direction)
  }
}

extension CGRect {
  /// A rectangle of a size in the middle of this one.
  fileprivate func centering(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension View {
  /// Lets the view reach beyond the safe area, at the edges that it touches.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets the view reach beyond the safe area, at the edges that it touches.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
