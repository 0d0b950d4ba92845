import DocumentModel
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewTree

extension ModifierTable {
  static let animation: [ModifierEntry] = [
    .view(
      "animation", "Animates changes of a view.", .animation, ["animation"],
      required("animation", .animationOrNone, "The animation; null takes animations away."),
      optional("value", .anyValue, "Only changes that come with a change of this; absent: all.")
    ) { (animation: Animation?, value: JSONValue?) in
      guard let value else { return { AnyView($0.animation(animation)) } }
      return { AnyView($0.animation(animation, value: value)) }
    },
    .single(
      "transition", "How a view comes and goes when a change is animated.", .animation, .transition
    ) { transition in { AnyView($0.transition(transition.any)) } },
    .single(
      "contentTransition", "How texts and symbols inside change their content under an animation.",
      .animation, .contentTransition
    ) { transition in { AnyView($0.contentTransition(transition)) } },
    .view(
      "symbolEffect", "Moves the symbols inside.", .animation, ["effect"],
      required("effect", .symbolEffect, "The motion."),
      defaulted("isActive", .bool, true, "Whether symbols move, if no value sets the motion off."),
      optional("value", .anyValue, "The symbols move once whenever this changes."),
      defaulted("speed", .positive, 1, "How many times as fast as usual."),
      optional("repeat", .positiveCount, "How often; absent: once for a value, else without end.")
    ) { effect, isActive, value, speed, count in
      var options = SymbolEffectOptions.default.speed(speed)
      if let count { options = options.repeat(count) }
      guard let value else {
        return { AnyView($0.symbolEffect(effect, options: options, isActive: isActive)) }
      }
      return { AnyView($0.symbolEffect(effect, options: options, value: value)) }
    },
    .view(
      "colorInterpolation", "Has animated colors inside go through another space.", .animation,
      ["space"],
      required("space", .colorSpace, "The space; without the modifier, linear light."),
      defaulted("hue", .hueTurn, "shorter", "The way round, in spaces that have hues.")
    ) { space, hue in { AnyView($0.colorInterpolation(space, hue: hue)) } },
    .view(
      "phaseAnimator",
      "Changes a view from phase to phase; the modifiers see the present one as phase.",
      .animation, [],
      required("phases", .elements, "The phases, at least one: any values."),
      required("modifiers", .phaseModifiers, "What is put on the view in each phase."),
      optional("trigger", .anyValue, "Runs once whenever this changes; absent: without end."),
      defaulted("animation", .animationOrNone, "default", "How each phase is come to."),
      optional("animations", .animations, "How each phase is come to, one for each.")
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
      "Changes a view by numbers that run through keyframes; the modifiers see them as value.",
      .animation, [],
      required("initialValue", .numbers, "The numbers by name, at the start."),
      required("tracks", .keyframeTracks, "The keyframes of each number."),
      required("modifiers", .keyframeModifiers, "What is put on the view at each time."),
      defaulted("repeating", .bool, true, "Whether they run again and again."),
      optional("trigger", .anyValue, "Runs once whenever this changes; absent: from the start on.")
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
      "Gives a view the place of the one with the same id, from where it also comes and goes.",
      .animation, ["id"],
      required("id", .string, "By what views are matched."),
      defaulted("properties", .matchedProperties, "frame", "What they share."),
      defaulted("anchor", .unitPoint, "center", "The point that is matched."),
      defaulted("isSource", .bool, true, "Whether others take the place of this one.")
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
