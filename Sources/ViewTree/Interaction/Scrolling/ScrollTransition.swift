import Foundation
public import VectorGeometry
public import ViewAnimation
import ViewLayout

/// The position of a view relative to the visible area during scrolling.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before its sight.
  case topLeading
  /// The view is visible.
  case identity
  /// After its sight.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in, 1 after the sight.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view follows scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  fileprivate enum Way: Sendable {
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }

  fileprivate var way: Way
  fileprivate var threshold = Threshold.visible

  /// Step by step with the finger.
  public static let interactive = interactive(timingCurve: .linear)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(way: .identity)
  /// Follows with the default animation.
  public static let animated = animated(.default)
  /// Step by step with the finger, by a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .interactive(timingCurve))
  }
  /// Follows with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .animated(animation))
  }

  /// As this, from a threshold on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// As this, by an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    copy.way = .animated(animation)
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// The visible share from which a view counts as visible.
  public struct Threshold: Sendable {
    fileprivate var ofView: Double
    fileprivate var ofWindow = 0.0
    fileprivate var points = 0.0

    /// The view is entirely visible.
    public static let visible = Threshold(ofView: 1)
    /// Any part of the view is visible.
    public static let hidden = Threshold(ofView: 0)
    /// The view is centered.
    public static let centered = Threshold(ofView: 0.5, ofWindow: 0.5)
    /// A share of the view is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold(ofView: amount) }

    /// Some points further in.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.points += distance
      return copy
    }

    /// Between this and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func between(_ path: KeyPath<Threshold, Double>) -> Double {
        self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * amount
      }
      return Threshold(
        ofView: between(\.ofView), ofWindow: between(\.ofWindow), points: between(\.points))
    }

    /// How far a view has come into a window when it counts as in sight, in points.
    fileprivate func way(of view: Double, in window: Double) -> Double {
      ofView * view + ofWindow * window + points
    }
  }
}

/// Where a view is in the window of a scroll view.
private struct ScrollSight {
  /// How far it has come in over each end, in points.
  let fromStart: Double
  let fromEnd: Double
  let length: Double
  let window: Double

  /// The place of a view in the nearest scroll view along an axis; nil outside of one.
  init?(_ proxy: GeometryProxy, axis: Axis?) {
    guard let node = proxy.node else { return nil }
    var around = node.parent
    while let current = around, !((current as? WindowBox)?.answers(axis) ?? false) {
      around = current.parent
    }
    guard let window = around as? WindowBox else { return nil }
    let axis = axis ?? (window.settings.axes.contains(.vertical) ? .vertical : .horizontal)
    let frame = node.canvasFrame.applying(window.fromCanvas)
    let size = window.frame.size
    let isMirrored = axis == .horizontal && window.settings.direction == .rightToLeft
    let start = isMirrored ? size.width - frame.maxX : frame.origin[axis]
    length = Double(frame.size[axis])
    self.window = Double(size[axis])
    fromStart = Double(start) + length
    fromEnd = self.window - Double(start)
  }

  /// How far the view is from being in sight at an end, 0 in and 1 out of it.
  func share(_ configuration: ScrollTransitionConfiguration, fromEnd isEnd: Bool) -> Double {
    let way = configuration.threshold.way(of: length, in: window)
    let come = isEnd ? fromEnd : fromStart
    guard way > 0 else { return come <= 0 ? 1 : 0 }
    return min(max(1 - come / way, 0), 1)
  }
}

extension WindowBox {
  fileprivate func answers(_ axis: Axis?) -> Bool { axis.map { scrolls(along: $0) } ?? true }
}

private typealias ScrollChange<Effect> =
  @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

/// The configurations of both ends.
private struct ScrollTransitionEnds: Sendable {
  let start: ScrollTransitionConfiguration
  let end: ScrollTransitionConfiguration
  let axis: Axis?

  /// The effect by the share of the view that is out of sight.
  func effect<Effect: VisualEffect>(
    _ content: EmptyVisualEffect, _ proxy: GeometryProxy, _ transition: ScrollChange<Effect>
  ) -> Effect {
    var effect = transition(content, .identity)
    guard let sight = ScrollSight(proxy, axis: axis) else { return effect }
    for (configuration, phase) in [
      (start, ScrollTransitionPhase.topLeading), (end, .bottomTrailing),
    ] {
      guard case .interactive(let curve) = configuration.way else { continue }
      let share = curve.value(
        at: sight.share(configuration, fromEnd: phase == .bottomTrailing))
      guard share > 0 else { continue }
      let outside = transition(content, phase)
      let way = outside.animatableData - effect.animatableData
      effect.animatableData += way.scaled(by: share)
    }
    return effect
  }

  /// Whether the view is in sight, for those ends that change at once.
  func phase(_ proxy: GeometryProxy) -> ScrollTransitionPhase {
    guard let sight = ScrollSight(proxy, axis: axis) else { return .identity }
    if case .animated = start.way, sight.share(start, fromEnd: false) > 0 { return .topLeading }
    if case .animated = end.way, sight.share(end, fromEnd: true) > 0 { return .bottomTrailing }
    return .identity
  }

  var isAnimated: Bool {
    for case .animated in [start.way, end.way] { return true }
    return false
  }

  /// The animation between two phases.
  func animation(from old: ScrollTransitionPhase, to new: ScrollTransitionPhase) -> Animation? {
    let end = old == .topLeading || new == .topLeading ? start : end
    if case .animated(let animation) = end.way { return animation }
    return nil
  }
}

/// Follows scrolling by an animation, from one phase to the next.
private struct AnimatedScrollTransition<Effect: VisualEffect>: ViewModifier {
  @State private var phase: ScrollTransitionPhase?
  let ends: ScrollTransitionEnds
  let transition: ScrollChange<Effect>

  func body(content: Content) -> some View {
    let (phase, transition, ends) = (phase ?? .identity, transition, ends)
    content.visualEffect { content, _ in transition(content, phase) }
      .onGeometryChange(for: ScrollTransitionPhase.self) {
        ends.phase($0)
      } action: { new in
        let animation = self.phase.map { ends.animation(from: $0, to: new) } ?? nil
        withAnimation(animation) { self.phase = new }
      }
  }
}

extension View {
  /// Changes how the view is drawn by where it is in the scroll view around.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is drawn by where it is in the scroll view around, at its start and at its end.
  @ViewBuilder
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let ends = ScrollTransitionEnds(start: topLeading, end: bottomTrailing, axis: axis)
    let view = visualEffect { content, proxy in ends.effect(content, proxy, transition) }
    if ends.isAnimated {
      view.modifier(AnimatedScrollTransition(ends: ends, transition: transition))
    } else {
      view
    }
  }
}
