import VectorGraphics
public import ViewTree

extension View {
  /// Sets the destination for values of a type in the enclosing stack.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let make = Unchecked(destination)
    let page = PageDestination(for: data) { AnyView(make.value($0)) }
    return transformPreference(PageDestinationsKey.self) { $0.append(page) }
  }

  /// Leads to a view in the stack around while a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      BoundDestination(id: isPresented.wrappedValue, content: destination()) {
        isPresented.wrappedValue = false
      })
  }

  /// Leads to the view of an item in the stack around while there is one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      BoundDestination(
        id: item.wrappedValue != nil, content: item.wrappedValue.map { destination($0).id($0) }
      ) { item.wrappedValue = nil })
  }

  /// Hides the button that leads back from the page, and keeps its edge from drawing it away.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    barRequest(BarRequest(hidesBackButton: hidesBackButton))
  }
}

/// Leads to a view while something is the case.
private nonisolated struct BoundDestination<Destination: View>: ViewModifier {
  @Environment(\.navigation) private var navigation
  @State private var link = PageLink()
  let id: Bool
  let content: Destination
  let end: () -> Void

  nonisolated init(id: Bool, content: Destination, end: @escaping () -> Void) {
    (self.id, self.content, self.end) = (id, content, end)
    _link = State(initialValue: PageLink())
  }

  @MainActor func body(content: Content) -> some View {
    let (link, end) = (link, end)
    if id { link.update(AnyView(self.content)) { end() } }
    return content.onChange(of: id, initial: true) { _, isShown in
      if isShown { navigation?.show(link) } else { navigation?.hide(link) }
    }
  }
}
