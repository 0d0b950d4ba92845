public import Foundation
import VectorGeometry
import VectorGraphics
public import ViewTree

/// Views whose panes of glass belong together: unions of panes are drawn as one.
///
/// Panes that are near each other do not flow together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Views on glass; the spacing is the distance below which panes flow together on a device.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views over the panes of their unions.
  public var body: some View {
    content
      .transformEnvironment(\.glassMembership) { $0.isContained = true }
      .backgroundPreferenceValue(GlassUnionKey.self) { panes in
        GeometryReader { proxy in
          ForEach(GlassUnionKey.unions(of: panes), id: \.first?.union) { members in
            GlassUnionPane(members: members, proxy: proxy)
          }
        }
      }
      .transformPreference(GlassUnionKey.self) { $0 = [] }
  }
}

/// One pane around the bounds of several, with the glass and the shape of the first.
private struct GlassUnionPane: View {
  let members: [GlassUnionKey.Pane]
  let proxy: GeometryProxy

  var body: some View {
    let bounds = members.map { proxy[$0.bounds] }.reduce(CGRect.null) { $0.union($1) }
    if let first = members.first {
      GlassPane(glass: first.glass, shape: first.shape)
        .frame(width: bounds.width, height: bounds.height)
        .position(x: bounds.midX, y: bounds.midY)
    }
  }
}

/// The panes that want to be drawn with others.
enum GlassUnionKey: PreferenceKey {
  struct Pane: Equatable {
    let union: AnyHashable
    let bounds: Anchor<CGRect>
    let glass: Glass
    let shape: AnyShape

    /// Shapes count as the same where they have one outline in a rectangle that is no square.
    static func == (lhs: Pane, rhs: Pane) -> Bool {
      let rect = CGRect(x: 0, y: 0, width: 128, height: 96)
      return lhs.union == rhs.union && lhs.bounds == rhs.bounds && lhs.glass == rhs.glass
        && lhs.shape.path(in: rect) == rhs.shape.path(in: rect)
    }
  }

  static var defaultValue: [Pane] { [] }

  static func reduce(value: inout [Pane], nextValue: () -> [Pane]) { value += nextValue() }

  /// The panes by their unions, which stand in the order of their first panes.
  static func unions(of panes: [Pane]) -> [[Pane]] {
    var places: [AnyHashable: Int] = [:]
    var unions: [[Pane]] = []
    for pane in panes {
      if let place = places[pane.union] {
        unions[place].append(pane)
      } else {
        places[pane.union] = unions.count
        unions.append([pane])
      }
    }
    return unions
  }
}
