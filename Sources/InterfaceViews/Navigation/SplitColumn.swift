import Foundation
import VectorGraphics
import ViewLayout
import ViewTree

/// What a link in a column of a split view shows in the next column, in place of what is there at first.
struct SplitPage: Equatable {
  let link: PageLink
  /// What the link stands for; nil for one that leads to a view of its own.
  let value: AnyHashable?

  static func == (lhs: SplitPage, rhs: SplitPage) -> Bool { lhs.link === rhs.link }
}

/// The stack of a column: it begins with what the column before has led to, or else with what the split view has.
struct SplitStack<Content: View>: View {
  let page: SplitPage?
  /// What the next column shows; nil for the last one, whose links lead on in its own stack.
  var next: Binding<SplitPage?>?
  let content: Content

  var body: some View {
    if let page {
      NavigationStack { linked(LinkedView(page.link)) }.id(ObjectIdentifier(page.link))
    } else {
      NavigationStack { linked(content) }
    }
  }

  @ViewBuilder private func linked(_ first: some View) -> some View {
    if let next { first.modifier(SplitLinks(next: next)) } else { first }
  }
}

/// Has the links of a column lead to the next one.
private nonisolated struct SplitLinks: ViewModifier {
  @State private var destinations: [PageDestination]
  @Binding private var next: SplitPage?

  init(next: Binding<SplitPage?>) {
    _destinations = State(initialValue: [])
    _next = next
  }

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.navigation, navigation)
      .onPreferenceChange(PageDestinationsKey.self) { new in
        destinations = new
        if let next, let value = next.value, let view = new.view(of: value) {
          next.link.update(view)
        }
      }
  }

  @MainActor private var navigation: Navigation {
    Navigation {
      guard $0 != next?.value else { return }
      let link = PageLink()
      link.update(destinations.view(of: $0) ?? AnyView(MissingPage()))
      show(SplitPage(link: link, value: $0))
    } show: {
      show(SplitPage(link: $0, value: nil))
    } hide: {
      if next?.link === $0 { next = nil }
    }
  }

  @MainActor private func show(_ page: SplitPage) {
    guard page != next else { return }
    let old = next
    next = page
    old?.link.end()
  }
}

/// A column of a split view, as wide as its content wants, and a line; its links lead to the next column.
///
/// Source: Apple, `UISplitViewController`: a sidebar of 320 points.
struct SplitColumn<Content: View>: View {
  @Environment(\.pixelLength) private var pixel
  @State private var width: CGFloat?
  let page: SplitPage?
  let next: Binding<SplitPage?>
  let content: Content

  var body: some View {
    SplitStack(page: page, next: next, content: content)
      .frame(width: width ?? 320)
      .onPreferenceChange(SplitColumnWidthKey.self) { width = $0 }
    Color.opaqueSeparator.frame(width: pixel).ignoresSafeArea()
  }
}

extension [PageDestination] {
  /// The page of a value: that of the first one that makes one.
  @MainActor fileprivate func view(of value: AnyHashable) -> AnyView? {
    for destination in self {
      if let page = destination.page(value) { return page }
    }
    return nil
  }
}

enum SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = nextValue() ?? value
  }
}
