import DocumentModel
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewTree

extension ModifierTable {
  static let animation: [ModifierEntry] = [
    .view(
      "animation", "Animates changes in a view.", .animation, ["animation"],
      required("animation", .animationOrNone, "The animation; null disables animation."),
      optional("value", .anyValue, "The value whose changes are animated; absent: all changes.")
    ) { (animation: Animation?, value: JSONValue?) in
      guard let value else { return { AnyView($0.animation(animation)) } }
      return { AnyView($0.animation(animation, value: value)) }
    },
    .single(
      "transition", "Sets how a view appears and disappears in an animated change.", .animation,
      .transition
    ) { transition in { AnyView($0.transition(transition.any)) } },
    .single(
      "contentTransition", "Sets how texts and symbols change their content in an animated change.",
      .animation, .contentTransition
    ) { transition in { AnyView($0.contentTransition(transition)) } },
    .view(
      "symbolEffect", "Animates the symbols in a view.", .animation, ["effect"],
      required("effect", .symbolEffect, "The effect."),
      defaulted("isActive", .bool, true, "Whether the effect is active, if no value triggers it."),
      optional("value", .anyValue, "A value that triggers the effect whenever it changes."),
      defaulted("speed", .positive, 1, "The speed factor."),
      optional(
        "repeat", .positiveCount,
        "The number of repetitions; absent: once for a value, otherwise forever.")
    ) { effect, isActive, value, speed, count in
      var options = SymbolEffectOptions.default.speed(speed)
      if let count { options = options.repeat(count) }
      guard let value else {
        return { AnyView($0.symbolEffect(effect, options: options, isActive: isActive)) }
      }
      return { AnyView($0.symbolEffect(effect, options: options, value: value)) }
    },
    .view(
      "colorInterpolation", "Sets the color space for animated colors.", .animation,
      ["space"],
      required("space", .colorSpace, "The color space; without the modifier, linear light."),
      defaulted(
        "hue", .hueTurn, "shorter",
        "The direction around the hue circle, in color spaces with a hue.")
    ) { space, hue in { AnyView($0.colorInterpolation(space, hue: hue)) } },
    .view(
      "phaseAnimator",
      "Animates a view through a sequence of phases; the modifiers read the current phase as phase.",
      .animation, [],
      required("phases", .elements, "The phases, at least one: any values."),
      required("modifiers", .phaseModifiers, "The modifiers of the view in each phase."),
      optional(
        "trigger", .anyValue,
        "A value that starts one run whenever it changes; absent: repeats forever."),
      defaulted("animation", .animationOrNone, "default", "The animation to each phase."),
      optional("animations", .animations, "The animation to each phase, one per phase.")
    ) {
      (phases, modifiers, trigger, animation, each) throws(ArgumentProblem)
        -> ModifierBuild.ViewChange in
      let animator = try DocumentPhases(
        phases: phases, modifiers: modifiers, trigger: trigger,
        animations: each ?? phases.map { _ in animation })
      return { animator.applied(to: $0) }
    },
    .view(
      "keyframeAnimator",
      "Animates a view by numbers that follow keyframes; the modifiers read the numbers as value.",
      .animation, [],
      required("initialValue", .numbers, "The numbers by name, at the start."),
      required("tracks", .keyframeTracks, "The keyframes of each number."),
      required("modifiers", .keyframeModifiers, "The modifiers of the view at each time."),
      defaulted("repeating", .bool, true, "Whether the keyframes repeat."),
      optional(
        "trigger", .anyValue,
        "A value that starts one run whenever it changes; absent: runs from the start.")
    ) {
      (initial, tracks, modifiers, isRepeating, trigger) throws(ArgumentProblem)
        -> ModifierBuild.ViewChange in
      let animator = try DocumentKeyframeAnimator(
        initial: initial, tracks: tracks, modifiers: modifiers, isRepeating: isRepeating,
        trigger: trigger)
      return { animator.applied(to: $0) }
    },
    .view(
      "matchedGeometryEffect",
      "Matches the frame of a view to the view with the same id, also during transitions.",
      .animation, ["id"],
      required("id", .string, "The id shared by the matched views."),
      defaulted("properties", .matchedProperties, "frame", "The properties to match."),
      defaulted("anchor", .unitPoint, "center", "The anchor point to match."),
      defaulted("isSource", .bool, true, "Whether other views match this view.")
    ) { id, properties, anchor, isSource in
      { view in
        AnyView(
          view.matchedGeometryEffect(
            id: id, in: .document, properties: properties, anchor: anchor, isSource: isSource))
      }
    },
  ]
}

extension ValueType where Value == JSONValue {
  /// Any value, with the values of expressions in it.
  static let anyValue = ValueType(
    "any value", schema: [:], examples: [true, 2], takesExpressions: false
  ) { node, decoder in decoder.resolved(node) }
}

extension ValueType where Value == [Animation?] {
  fileprivate static let animations = array(
    ValueType<Animation?>.animationOrNone, "an array of animations")
}

extension ValueType where Value == ColorInterpolation.Space {
  static let colorSpace = choice(ColorInterpolation.Space.allCases.map { ($0.rawValue, $0) })
}

extension ValueType where Value == ColorInterpolation.Hue {
  static let hueTurn = choice(ColorInterpolation.Hue.allCases.map { ($0.rawValue, $0) })
}

extension ValueType where Value == MatchedGeometryProperties {
  fileprivate static let matchedProperties = choice([
    ("frame", .frame), ("position", .position), ("size", .size),
  ])
}
