package import ViewTree

extension PreviewProvider {
  /// The views of the provider, each by itself: none tells another one how it wants to be shown.
  package static var views: [AnyView] { parts(of: previews).map { AnyView($0) } }
}

/// A view that stands for others, which a provider shows one by one.
@MainActor
private protocol DividedView {
  /// Those that it stands for.
  var parts: [any View] { get }
}

/// The views that a view stands for; itself, unless it is a group of some kind.
@MainActor
private func parts(of view: any View) -> [any View] {
  if view is EmptyView { return [] }
  return (view as? any DividedView)?.parts ?? [view]
}

/// Those of the views that a value of the module below keeps to itself.
@MainActor
private func parts(in value: Any) -> [any View] {
  Mirror(reflecting: value).children.flatMap { child in
    (child.value as? any View).map { parts(of: $0) } ?? []
  }
}

extension TupleView: DividedView {
  fileprivate var parts: [any View] { InterfaceViews.parts(in: value) }
}

extension Group: DividedView where Content: View {
  fileprivate var parts: [any View] { InterfaceViews.parts(in: self) }
}

extension ForEach: DividedView where Content: View {
  fileprivate var parts: [any View] { data.flatMap { InterfaceViews.parts(of: content($0)) } }
}

extension Optional: DividedView where Wrapped: View {
  fileprivate var parts: [any View] { map { InterfaceViews.parts(of: $0) } ?? [] }
}

extension _ConditionalContent: DividedView where TrueContent: View, FalseContent: View {
  fileprivate var parts: [any View] {
    Mirror(reflecting: self).children.flatMap { InterfaceViews.parts(in: $0.value) }
  }
}

extension ModifiedContent: DividedView where Content: View, Modifier: ViewModifier {
  /// What modifies a group modifies each of its views.
  fileprivate var parts: [any View] {
    guard content is any DividedView else { return [self] }
    return InterfaceViews.parts(of: content).map { modified($0) }
  }

  private func modified<Part: View>(_ part: Part) -> any View { part.modifier(modifier) }
}
