package import Foundation
import VectorGeometry
package import VectorGraphics

/// A motion of a symbol; none is drawn.
public protocol SymbolEffect: Sendable {}

/// How a motion of a symbol runs.
public struct SymbolEffectOptions: Sendable, Hashable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// The motions that symbols have in SwiftUI, by their names.
public struct NamedSymbolEffect: SymbolEffect, Hashable {
  let name: String

  /// The motion upwards.
  public var up: NamedSymbolEffect { self }
  /// The motion downwards.
  public var down: NamedSymbolEffect { self }
  /// By layers.
  public var byLayer: NamedSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: NamedSymbolEffect { self }
  /// One layer after another.
  public var iterative: NamedSymbolEffect { self }
  /// More and more layers.
  public var cumulative: NamedSymbolEffect { self }
  /// There and back.
  public var reversing: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// A bounce.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect(name: "bounce") }
  /// A pulse of the opacity.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect(name: "pulse") }
  /// A change of scale.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect(name: "scale") }
  /// Colours that wander.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect(name: "variableColor") }
  /// A turn.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect(name: "rotate") }
  /// A wiggle.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(name: "wiggle") }
  /// Breathing.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect(name: "breathe") }
  /// A replacement.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect(name: "replace") }
  /// A coming.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect(name: "appear") }
  /// A going.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect(name: "disappear") }
}

/// Reports a motion of a symbol that is not drawn.
public struct _SymbolEffectModifier: EffectModifier {
  let isActive: Bool

  nonisolated init(isActive: Bool) { self.isActive = isActive }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects { DisplayGroup.Effects() }

  package var problem: ViewProblem? {
    isActive ? .layout("symbol effects are not drawn; the symbol stands still") : nil
  }
}

extension View {
  /// A motion of the symbols inside, which is reported and not drawn.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(_SymbolEffectModifier(isActive: isActive))
  }

  /// A motion of the symbols inside when a value changes, which is not drawn.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(_SymbolEffectModifier(isActive: false))
  }
}

extension SymbolEffectOptions {
  /// As these, some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// As these, again and again.
  public var repeating: SymbolEffectOptions { self }
  /// As these, once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// As these, faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// As these, in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// In a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }

  /// How a motion is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// Some times without a pause.
    public static func continuous(_ count: Int) -> RepeatBehavior { RepeatBehavior() }
    /// With pauses.
    public static let periodic = RepeatBehavior()
    /// Some times with pauses, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

extension NamedSymbolEffect {
  /// The old goes down, the new comes up.
  public var downUp: NamedSymbolEffect { self }
  /// The old goes up, the new comes up.
  public var upUp: NamedSymbolEffect { self }
  /// The old goes off, the new comes up.
  public var offUp: NamedSymbolEffect { self }
  /// Parts that are not lit are hidden.
  public var hideInactiveLayers: NamedSymbolEffect { self }
  /// Parts that are not lit are paler.
  public var dimInactiveLayers: NamedSymbolEffect { self }
  /// In one direction.
  public var nonReversing: NamedSymbolEffect { self }
  /// Clockwise.
  public var clockwise: NamedSymbolEffect { self }
  /// Anticlockwise.
  public var counterClockwise: NamedSymbolEffect { self }
  /// Without scale.
  public var plain: NamedSymbolEffect { self }
  /// To the left.
  public var left: NamedSymbolEffect { self }
  /// To the right.
  public var right: NamedSymbolEffect { self }
  /// To the start.
  public var backward: NamedSymbolEffect { self }
  /// To the end.
  public var forward: NamedSymbolEffect { self }
}

extension ContentTransition {
  /// Symbols follow each other by an effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension AnyTransition {
  /// A symbol that comes or goes: here it fades.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }

  /// A symbol that comes or goes: here it fades.
  public static var symbolEffect: AnyTransition { .opacity }
}

extension View {
  /// Keeps symbols inside from moving; they stand still in any case.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
