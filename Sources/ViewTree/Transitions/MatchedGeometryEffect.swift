import Foundation
public import VectorGeometry
import ViewLayout

/// The geometry shared by views with one id.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Properties by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the place of another one with the same id.
public struct _MatchedGeometryEffect<ID: Hashable>: PrimitiveViewModifier {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  /// A node that notes each of the content's views under the id.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    MatchedModifierNode<Base, ID>()
  }
}

private final class MatchedModifierNode<Base: View, ID: Hashable>:
  WrapperNode<Base, _MatchedGeometryEffect<ID>, MatchedBox>
{
  private var nodes: [MatchedBox] = []

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> MatchedBox {
    let wrapper = MatchedBox(around: box, owner: self, session: session)
    nodes.append(wrapper)
    return wrapper
  }

  override func update(_ wrapper: MatchedBox, with modifier: _MatchedGeometryEffect<ID>) {
    wrapper.update(
      key: MatchKey(namespace: modifier.namespace, id: AnyHashable(modifier.id)),
      properties: modifier.properties, anchor: modifier.anchor, isSource: modifier.isSource)
  }

  override func willUnmount() {
    for node in nodes { node.session.matches.remove(node) }
  }
}

/// By what views are matched.
struct MatchKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// A box that may put its content where another one is.
final class MatchedBox: WrapperBox {
  private(set) var key: MatchKey?
  private(set) var isSource = true
  private var properties = MatchedGeometryProperties.frame
  private var anchor = UnitPoint.center
  /// Where the content is put; nil for the node's own frame.
  private var matchedFrame: CGRect?

  override var isTraced: Bool { false }

  func update(
    key: MatchKey, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
  ) {
    if let old = self.key, old != key { session.matches.remove(self) }
    if self.key != key { session.matches.add(self, under: key) }
    let isSame =
      self.key == key && self.isSource == isSource && self.properties == properties
      && self.anchor == anchor
    (self.key, self.properties, self.anchor, self.isSource) = (key, properties, anchor, isSource)
    // Whom the view follows is found after the layout, which may have nothing else to do.
    if !isSame { invalidateLayout() }
  }

  override func placeChildren() {
    session.matches.isStale = true
    placeContent()
  }

  /// Puts the content where another node is, or into the own frame.
  func match(_ frame: CGRect?) {
    guard frame != matchedFrame else { return }
    matchedFrame = frame
    placeContent()
  }

  private func placeContent() {
    guard let matchedFrame else { return content.place(in: frame, proposal: proposal) }
    let proposal =
      properties.contains(.size) ? ProposedViewSize(matchedFrame.size) : self.proposal
    let size = content.sizeThatFits(proposal)
    var place = CGRect(origin: frame.origin, size: size)
    if properties.contains(.position) {
      place.origin = CGPoint(
        x: matchedFrame.minX + (matchedFrame.width - size.width) * anchor.x,
        y: matchedFrame.minY + (matchedFrame.height - size.height) * anchor.y)
    }
    content.place(in: place, proposal: proposal)
  }
}

/// The views that are matched, by their ids.
final class MatchRegistry {
  private struct Group {
    var members: [MatchedBox] = []
    /// The member whose frame the others take.
    weak var source: MatchedBox?
  }

  /// Whether something has moved, come or gone.
  var isStale = false
  private var groups: [MatchKey: Group] = [:]
  private var order: [MatchKey] = []

  func add(_ node: MatchedBox, under key: MatchKey) {
    if groups[key] == nil { order.append(key) }
    groups[key, default: Group()].members.append(node)
    isStale = true
  }

  func remove(_ node: MatchedBox) {
    guard let key = node.key else { return }
    groups[key]?.members.removeAll { $0 === node }
    if groups[key]?.members.isEmpty ?? false {
      groups[key] = nil
      order.removeAll { $0 == key }
    }
    isStale = true
  }

  /// Puts those that have just come where the one before them is drawn at a time.
  func begin(at time: Double) {
    for key in order {
      guard let group = groups[key], let source = Self.source(of: group), source !== group.source,
        let former = group.source, group.members.contains(where: { $0 === former })
      else { continue }
      source.match(former.content.drawnFrame.frame(at: time))
    }
  }

  /// Puts all where they belong; reports ids with several sources.
  func finish() {
    isStale = false
    for key in order {
      guard let group = groups[key] else { continue }
      let source = Self.source(of: group)
      groups[key]?.source = source
      let sources = group.members.filter { $0.isSource && !$0.isGoing }
      if sources.count > 1 {
        sources[1].refuse("several views with the id \(key.id) are sources; the last one is used")
      }
      for member in group.members {
        member.match(member === source ? nil : source?.frame)
      }
    }
  }

  /// The last source that is there, else the last that is about to go.
  private static func source(of group: Group) -> MatchedBox? {
    let sources = group.members.filter(\.isSource)
    return sources.last { !$0.isGoing } ?? sources.last
  }
}

extension View {
  /// Gives the view the place of the view with the same id that is the source; where one goes and
  /// another comes, both move from the place of the former to that of the latter.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
