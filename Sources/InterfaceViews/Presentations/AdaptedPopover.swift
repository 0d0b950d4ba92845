import ViewAnimation
import ViewTree

/// Shows what a popover holds as what it is where there is little room: a sheet, unless the content says otherwise.
nonisolated struct AdaptedPopover: ViewModifier {
  let bubble: PopoverFrame
  /// What the content is known to ask for before it is made.
  let expected: PresentationAdaptation
  /// What it has asked for.
  @State private var asked: PresentationAdaptation?

  init(_ bubble: PopoverFrame, expected: PresentationAdaptation) {
    (self.bubble, self.expected) = (bubble, expected)
    _asked = State(initialValue: nil)
  }

  @MainActor func body(content: Content) -> some View {
    Group {
      switch (asked ?? expected).kind {
      case .automatic, .sheet: content.modifier(SheetFrame())
      case .fullScreenCover: content.modifier(CoverFrame())
      case .none, .popover: content.modifier(bubble)
      }
    }
    .modifier(
      _PreferenceActionModifier<PresentationSettingsKey>(moment: .atOnce) {
        let adaptation = $0.compactAdaptation ?? .automatic
        if adaptation != expected || asked != nil { asked = adaptation }
      }
    )
    // What is made anew in another frame does not come from somewhere.
    .transaction(value: asked) { $0.animation = nil }
  }
}

/// A view whose modifiers tell what it asks of the presentation around it, before it is made.
private protocol PresentationAsking {
  var askedSettings: PresentationSettings { get }
}

extension ModifiedContent: PresentationAsking {
  fileprivate var askedSettings: PresentationSettings {
    var settings = (content as? any PresentationAsking)?.askedSettings ?? PresentationSettings()
    if let change = modifier as? _PreferenceTransformModifier<PresentationSettingsKey> {
      change.transform(&settings)
    }
    return settings
  }
}

extension PresentationAdaptation {
  /// What a view asks for by the modifiers that stand at it.
  static func asked(by view: some View) -> PresentationAdaptation {
    (view as? any PresentationAsking)?.askedSettings.compactAdaptation ?? .automatic
  }

  /// How a popover comes and goes that becomes this.
  var animation: Animation {
    switch kind {
    case .automatic, .sheet, .fullScreenCover: .sheet
    case .none, .popover: .question
    }
  }
}
