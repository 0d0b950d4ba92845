/// A motion of a symbol.
public protocol SymbolEffect: Sendable {}

/// The motions that symbols have in SwiftUI, by their names.
public struct NamedSymbolEffect: SymbolEffect, Hashable {
  /// What moves.
  enum Kind: Hashable {
    case bounce, pulse, scale, variableColor, rotate, wiggle, breathe, replace, appear, disappear
  }

  /// Where to.
  enum Direction: Hashable {
    case up, down, left, right, clockwise, counterClockwise
  }

  /// How one symbol makes way for another one.
  enum Replacement: Hashable {
    case downUp, upUp, offUp
  }

  let kind: Kind
  var direction: Direction?
  /// Whether parts that have been lit stay lit.
  var isCumulative = false
  /// Whether parts are lit there and back.
  var isReversing = false
  /// Whether parts that are not lit are hidden rather than pale.
  var hidesInactive = false
  /// Whether the opacity stays as it is.
  var isPlain = false
  var replacement = Replacement.downUp

  init(_ kind: Kind) { self.kind = kind }

  private func with(_ change: (inout NamedSymbolEffect) -> Void) -> NamedSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  /// The motion upwards, or to a larger scale.
  public var up: NamedSymbolEffect { with { $0.direction = .up } }
  /// The motion downwards, or to a smaller scale.
  public var down: NamedSymbolEffect { with { $0.direction = .down } }
  /// The effect toward the left.
  public var left: NamedSymbolEffect { with { $0.direction = .left } }
  /// The effect toward the right.
  public var right: NamedSymbolEffect { with { $0.direction = .right } }
  /// The effect toward the leading edge.
  public var backward: NamedSymbolEffect { left }
  /// The effect toward the trailing edge.
  public var forward: NamedSymbolEffect { right }
  /// The effect in clockwise direction.
  public var clockwise: NamedSymbolEffect { with { $0.direction = .clockwise } }
  /// The effect in counterclockwise direction.
  public var counterClockwise: NamedSymbolEffect { with { $0.direction = .counterClockwise } }
  /// The effect by layers; here the whole symbol moves, because its parts are not layers.
  public var byLayer: NamedSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: NamedSymbolEffect { self }
  /// The same effect, because symbols have no layers.
  public var individually: NamedSymbolEffect { self }
  /// One part after another.
  public var iterative: NamedSymbolEffect { with { $0.isCumulative = false } }
  /// More and more parts.
  public var cumulative: NamedSymbolEffect { with { $0.isCumulative = true } }
  /// There and back.
  public var reversing: NamedSymbolEffect { with { $0.isReversing = true } }
  /// In one direction.
  public var nonReversing: NamedSymbolEffect { with { $0.isReversing = false } }
  /// Parts that are not lit are hidden.
  public var hideInactiveLayers: NamedSymbolEffect { with { $0.hidesInactive = true } }
  /// Parts that are not lit are paler.
  public var dimInactiveLayers: NamedSymbolEffect { with { $0.hidesInactive = false } }
  /// With the size alone.
  public var plain: NamedSymbolEffect { with { $0.isPlain = true } }
  /// With the opacity as well.
  public var pulse: NamedSymbolEffect { with { $0.isPlain = false } }
  /// The old goes down, the new comes up.
  public var downUp: NamedSymbolEffect { with { $0.replacement = .downUp } }
  /// The old goes up, the new comes up.
  public var upUp: NamedSymbolEffect { with { $0.replacement = .upUp } }
  /// The old goes off, the new comes up.
  public var offUp: NamedSymbolEffect { with { $0.replacement = .offUp } }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// Moves the symbol up and down briefly.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect(.bounce) }
  /// A pulse of the opacity.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect(.pulse) }
  /// A change of scale, as long as it is active.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect(.scale) }
  /// Parts that are lit one after another.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect(.variableColor) }
  /// Rotates the symbol.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect(.rotate) }
  /// Moves the symbol back and forth.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(.wiggle) }
  /// Scales the symbol slowly up and down.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect(.breathe) }
  /// A replacement, for content transitions.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect(.replace) }
  /// Makes the symbol appear.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect(.appear) }
  /// A going: the symbol is gone as long as it is active.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect(.disappear) }
  /// Makes the symbol appear, like ``appear``: its strokes are not drawn one after another.
  public static var drawOn: NamedSymbolEffect { NamedSymbolEffect(.appear) }
  /// Makes the symbol disappear, like ``disappear``: its strokes are not removed one after another.
  public static var drawOff: NamedSymbolEffect { NamedSymbolEffect(.disappear) }
}

extension AnyTransition {
  /// A symbol that comes or goes: here it fades.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }

  /// A symbol that comes or goes: here it fades.
  public static var symbolEffect: AnyTransition { .opacity }
}
