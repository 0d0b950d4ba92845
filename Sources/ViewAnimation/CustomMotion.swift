import IntegerConversion
import VectorGeometry

/// A custom rule at work: its states at fixed steps, so that any time can be asked in any order.
struct CustomMotion<Value: VectorArithmetic> {
  /// The length of a step in seconds.
  static var step: Double { 1.0 / 60 }
  /// The number of steps that are kept, 60 s; a rule that runs longer counts as never ending.
  static var keptSteps: Int { 3600 }

  let kind: Animation.Kind
  let target: Value
  /// When the stepping began, in seconds.
  let start: Double
  /// When the rule's own time began: earlier than `start` if it merged with another one.
  let epoch: Double
  /// The value the rule starts from if it merged; otherwise that of whatever runs beneath.
  let origin: Value?
  /// The context before step 0, 1, 2, ...
  private let contexts: Contexts
  /// When the rule was found to have ended, nil if it did not within the kept steps.
  private(set) var end: Double?
  /// When the rule first said to be logically complete.
  private(set) var logicalEnd: Double?

  /// The contexts that are known, which grow as later times are asked for.
  ///
  /// Shared by copies: every copy would find the same.
  private final class Contexts {
    var list: [AnimationContext<Value>]
    init(_ first: AnimationContext<Value>) { list = [first] }
  }

  /// Runs the rule over what lies beneath it.
  init(
    kind: Animation.Kind, target: Value, start: Double, epoch: Double, origin: Value?,
    context: AnimationContext<Value>, beneath: (Double) -> Value
  ) {
    self.kind = kind
    self.target = target
    self.start = start
    self.epoch = epoch
    self.origin = origin
    contexts = Contexts(context)
    for index in 0..<Self.keptSteps {
      var context = contexts.list[index]
      let time = start + Double(index) * Self.step
      let part = part(at: time, from: origin ?? beneath(time), context: &context)
      if context.isLogicallyComplete || part == nil, logicalEnd == nil { logicalEnd = time }
      guard part != nil else {
        end = time
        return
      }
      contexts.list.append(context)
    }
  }

  /// The value at a time.
  func value(at time: Double, beneath: (Double) -> Value) -> Value {
    var context = context(before: time, beneath: beneath)
    let base = origin ?? beneath(time)
    guard let part = part(at: time, from: base, context: &context) else { return target }
    return base + part
  }

  /// The velocity per second at a time: the rule's own, else the difference over 1/1000 s.
  func velocity(at time: Double, beneath: (Double) -> Value) -> Value {
    let context = context(after: time, beneath: beneath)
    if let origin,
      let velocity = kind.velocity(value: target - origin, time: time - epoch, context: context)
    {
      return velocity
    }
    let earlier = max(start, time - 1e-3)
    guard time > earlier else { return .zero }
    let difference =
      value(at: time, beneath: beneath) - value(at: earlier, beneath: beneath)
    return difference.scaled(by: 1 / (time - earlier))
  }

  /// The context after the rule was asked for a time.
  func context(after time: Double, beneath: (Double) -> Value) -> AnimationContext<Value> {
    var context = context(before: time, beneath: beneath)
    _ = part(at: time, from: origin ?? beneath(time), context: &context)
    return context
  }

  /// How many steps a rule is followed: some five hours.
  private static var maximumSteps: Int { 1 << 20 }

  /// The context after all steps that lie before a time.
  private func context(before time: Double, beneath: (Double) -> Value) -> AnimationContext<Value> {
    let steps = Int(
      clamping: ((time - start) / Self.step).rounded(.up), to: 0...Self.maximumSteps)
    while contexts.list.count <= steps {
      let index = contexts.list.count - 1
      var context = contexts.list[index]
      let time = start + Double(index) * Self.step
      _ = part(at: time, from: origin ?? beneath(time), context: &context)
      contexts.list.append(context)
    }
    return contexts.list[steps]
  }

  /// Asks the rule for the part of the change that is made.
  private func part(
    at time: Double, from base: Value, context: inout AnimationContext<Value>
  ) -> Value? {
    kind.animate(value: target - base, time: time - epoch, context: &context)
  }
}
