import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// An action that reloads a view's content.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Calls the function that `refreshable` was given.
  @MainActor public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that reloads the content of enclosing views, or `nil` if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Calls a function when scroll views and lists inside are pulled down, and shows its progress.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The spokes above a content that is pulled down or fetched anew.
struct RefreshSign {
  /// How far a content is pulled, as it is drawn, before it is fetched anew, in points.
  static let threshold: CGFloat = 80
  /// The room that the spokes take while it is, in points.
  ///
  /// Source: Apple, `UIRefreshControl`: its height.
  static let room: CGFloat = 60
  private static let side: CGFloat = 20
  private static let count = 8

  /// Since when the content is fetched anew, in seconds; nil while it is not.
  var start: Double?

  /// The spokes in a room above the content, in points: as many as it is pulled by, or all of them, turning once a second.
  ///
  /// - Parameter room: The window's width above the content, as high as that is pulled down.
  func items(in room: CGRect, color: Color.Resolved, at time: Double) -> [DisplayItem] {
    let count = Double(Self.count)
    let share = start == nil ? min(1, room.height / Self.threshold) : 1
    let shown = Int(clamping: share * count)
    guard shown > 0, room.height > 1 else { return [] }
    let turn = start.map { Int(clamping: (time - $0) * count, to: 0...Int.max) } ?? 0
    let center = CGPoint(x: room.midX, y: room.maxY - Self.room / 2)
    let (side, width) = (Self.side, Self.side * 0.1)
    let spoke = CGRect(x: -width / 2, y: -side / 2, width: width, height: side * 0.28)
    return (0..<shown).map { index in
      let place = CGAffineTransform(translationX: center.x, y: center.y)
        .rotated(by: CGFloat(index) / CGFloat(count) * 2 * .pi)
      let path = Path(roundedRect: spoke, cornerSize: CGSize(width: width / 2, height: width / 2))
        .applying(place)
      let age = start == nil ? 0 : Self.age(of: index, after: turn)
      return DisplayItem(
        .fill(
          FillItem(
            path: path, paint: .color(color.multiplyingOpacity(by: 1 - Double(age) * 0.1)))))
    }
  }

  /// How many steps ago a spoke was the first.
  private static func age(of index: Int, after turn: Int) -> Int {
    ((turn - index) % count + count) % count
  }
}
