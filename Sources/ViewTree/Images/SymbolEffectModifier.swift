/// Moves the symbols inside: as long as it is active, or once whenever a value changes.
public struct _SymbolEffectModifier<Value: Equatable>: PrimitiveViewModifier {
  let effect: NamedSymbolEffect
  let options: SymbolEffectOptions
  let isActive: Bool
  /// What sets the motion off; nil if it runs while it is active.
  let value: Value?

  /// A node that keeps since when symbols move.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    SymbolEffectNode<Base, Value>()
  }
}

/// Keeps since when symbols move, and tells those inside.
private final class SymbolEffectNode<Base: View, Value: Equatable>:
  _ViewNode<ModifiedContent<Base, _SymbolEffectModifier<Value>>>
{
  private var content: _ViewNode<Base>?
  private var last: (value: Value?, isActive: Bool)?
  private var course: SymbolMotion?
  private var told: (base: EnvironmentValues, course: SymbolMotion?, result: EnvironmentValues)?

  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, _SymbolEffectModifier<Value>>) {
    note(view.modifier)
    var contentInputs = inputs
    contentInputs.environment = environment
    childNode(in: &content).update(view.content, contentInputs)
  }

  private func note(_ modifier: _SymbolEffectModifier<Value>) {
    defer { last = (modifier.value, modifier.isActive) }
    let (effect, options, time) = (modifier.effect, modifier.options, inputs.time)
    if modifier.value != nil {
      guard let last, last.value != modifier.value else { return }
      course = SymbolMotion(effect: effect, options: options, start: time, isTriggered: true)
    } else if modifier.isActive, last?.isActive != true {
      let isShownAsIs = last == nil && (effect.kind == .scale || effect.kind == .disappear)
      course = SymbolMotion(
        effect: effect, options: options, start: isShownAsIs ? -.infinity : time)
    } else if !modifier.isActive, last?.isActive == true {
      course?.stop = time
    }
  }

  /// The environment with the motion in it; the same one as last time if nothing has changed.
  private var environment: EnvironmentValues {
    if let told, told.course == course, told.base.isIdentical(to: inputs.environment) {
      return told.result
    }
    var result = inputs.environment
    if let course { result.symbolMotions.append(course) }
    told = (inputs.environment, course, result)
    return result
  }
}

extension EnvironmentValues {
  /// The motions of symbols, the outermost first.
  var symbolMotions: [SymbolMotion] {
    get { self[SymbolMotionsKey.self] }
    set { self[SymbolMotionsKey.self] = newValue }
  }
}

private enum SymbolMotionsKey: EnvironmentKey {
  static var defaultValue: [SymbolMotion] { [] }
}

extension View {
  /// Moves the symbols inside as long as the effect is active.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      _SymbolEffectModifier<Int>(
        effect: NamedSymbolEffect(effect), options: options, isActive: isActive, value: nil))
  }

  /// Moves the symbols inside whenever a value changes.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        effect: NamedSymbolEffect(effect), options: options, isActive: false, value: value))
  }

  /// Keeps symbols inside from moving as modifiers outside say.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolMotions) { if isEnabled { $0 = [] } }
  }
}

extension NamedSymbolEffect {
  /// A motion of ours; one of another type does nothing.
  fileprivate init<T: SymbolEffect>(_ effect: T) {
    self = effect as? NamedSymbolEffect ?? NamedSymbolEffect(.replace)
  }
}
