extension Animation {
  /// The animation, started `delay` seconds later.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(kind, by: delay)) }

  /// The animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(kind, by: speed)) }

  /// The animation, run `repeatCount` times (at least once), every second one backwards if wanted.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(max(1, repeatCount), autoreverses)
  }

  /// The animation, run until another one takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(nil, autoreverses)
  }

  /// The animation, which counts as complete after `duration` seconds though it may still move.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.completed(kind, after: duration))
  }

  private func repeated(_ count: Int?, _ autoreverses: Bool) -> Animation {
    let run = kind.hasCustomRule ? nil : kind.length
    return Animation(.repeated(kind, count: count, autoreverses: autoreverses, run: run))
  }
}
