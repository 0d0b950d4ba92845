import Foundation
import ValueStreams
import VectorGraphics
import ViewAnimation
import ViewLayout
import ViewTree

/// Shows a view over the scene while a binding has an item.
nonisolated struct PresentingModifier<Item, Shown: View>: ViewModifier {
  let item: Binding<Item?>
  /// What tells items apart; nil where there is but one.
  let id: ((Item) -> AnyHashable)?
  let onDismiss: (() -> Void)?
  let animation: Animation
  let shown: (Item) -> Shown

  init(
    item: Binding<Item?>, id: ((Item) -> AnyHashable)? = nil, onDismiss: (() -> Void)? = nil,
    animation: Animation, shown: @escaping (Item) -> Shown
  ) {
    (self.item, self.id, self.onDismiss) = (item, id, onDismiss)
    (self.animation, self.shown) = (animation, shown)
  }

  @MainActor func body(content: Content) -> some View {
    let (item, value) = (item, item.wrappedValue)
    let surroundings = PresentedEnvironment {
      item.wrappedValue = nil
    } isWanted: {
      item.wrappedValue != nil
    }
    return content.modifier(
      PresentationModifier(
        layer: PresentationLayer(
          shown: value.map { shown($0).modifier(surroundings) },
          id: value.flatMap { value in id?(value) }, onDismiss: onDismiss, animation: animation),
        leave: { $0.leaveSurroundings() }))
  }
}

extension EnvironmentValues {
  /// What is presented stands in no list, column or stack, and on no group of controls.
  fileprivate mutating func leaveSurroundings() {
    isInList = false
    if isInSidebar { (isInSidebar, hidesLinkIndicator) = (false, false) }
    surroundingSearch = nil
    leaveControlGroups()
  }
}

/// What is presented, or nothing.
private struct PresentationLayer<Shown: View>: View {
  let shown: Shown?
  let id: AnyHashable?
  let onDismiss: (() -> Void)?
  let animation: Animation

  var body: some View {
    Group {
      if let shown {
        if let id { shown.id(id) } else { shown }
      }
    }
    .animation(animation, value: shown != nil)
    .onChange(of: shown != nil) { _, isShown in
      if !isShown { tellWhenGone() }
    }
  }

  /// Calls the function once what was presented is out of sight.
  private func tellWhenGone() {
    guard let onDismiss else { return }
    guard let clock = VirtualClock.current else { return onDismiss() }
    clock.schedule(clock.now() + (animation.logicalDuration ?? 0), onDismiss)
  }
}

/// Tells views that they are presented, and lets them end it.
private struct PresentedEnvironment: EnvironmentModifier {
  let end: @MainActor () -> Void
  let isWanted: @MainActor () -> Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.presentation = Presentation(end: end, isWanted: isWanted)
  }
}

/// Makes what is presented light or dark as its content asks for, its ground too.
struct PresentedColorScheme: ViewModifier {
  @State private var asked: ColorScheme?

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.colorScheme) { scheme in
        if let asked { scheme = asked }
      }
      .modifier(
        _PreferenceActionModifier<PreferredColorSchemeKey>(moment: .atOnce) { asked = $0 })
  }
}

/// The one item of what is presented while a binding is true.
struct SoleItem: Equatable {}

extension Binding<Bool> {
  /// An item while the value is true; none makes it false.
  var item: Binding<SoleItem?> { self[dynamicMember: \.soleItem] }
}

extension Bool {
  fileprivate var soleItem: SoleItem? {
    get { self ? SoleItem() : nil }
    set { self = newValue != nil }
  }
}

/// Darkens the scene behind what is presented.
struct SceneDimming: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Color.black.opacity(colorScheme == .dark ? 0.48 : 0.2).ignoresSafeArea()
  }
}
