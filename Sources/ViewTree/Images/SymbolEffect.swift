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
