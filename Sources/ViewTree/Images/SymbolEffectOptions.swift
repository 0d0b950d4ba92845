/// The speed and the repetition of a symbol effect.
public struct SymbolEffectOptions: Sendable, Hashable {
  /// How often.
  enum Repetition: Hashable {
    /// Once when a value sets it off, without end as long as it is active.
    case automatic
    case count(Int)
    case endless
  }

  var repetition = Repetition.automatic
  /// How many times as fast as usual.
  var speed = 1.0
  /// The pause after each time, in seconds.
  var pause = 0.0

  /// The default speed and repetition.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions(repetition: .endless)
  /// Plays the effect once.
  public static let nonRepeating = SymbolEffectOptions(repetition: .count(1))

  /// Some times; nil for again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// Repeats the effect with a behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// Faster or slower, by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// As these, some times; nil for again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = count.map { .count(max($0, 1)) } ?? .endless }
  }
  /// As these, again and again.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .endless } }
  /// As these, once.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .count(1) } }
  /// As these, faster or slower, by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.speed = speed > 0 && speed.isFinite ? speed : 1 }
  }
  /// As these, in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { ($0.repetition, $0.pause) = (behavior.repetition, behavior.pause) }
  }

  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Hashable, Sendable {
    let repetition: Repetition
    var pause = 0.0

    /// Without a pause.
    public static let continuous = RepeatBehavior(repetition: .endless)
    /// Some times without a pause.
    public static func continuous(_ count: Int) -> RepeatBehavior {
      RepeatBehavior(repetition: .count(max(count, 1)))
    }
    /// Repeats with pauses.
    public static let periodic = RepeatBehavior(repetition: .endless, pause: usualPause)
    /// Some times with pauses, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let pause = delay.map { $0.isFinite ? max($0, 0) : 0 }
      return RepeatBehavior(
        repetition: count.map { .count(max($0, 1)) } ?? .endless, pause: pause ?? usualPause)
    }

    /// The pause if none is given, in seconds.
    private static let usualPause = 1.0
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
