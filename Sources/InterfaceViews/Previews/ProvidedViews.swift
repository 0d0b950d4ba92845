package import ViewTree

/// One of the views of a provider.
package struct ProvidedPart<P: PreviewProvider>: View {
  private let index: Int

  /// - Parameter index: Its number among them, from 0.
  package init(index: Int) { self.index = index }

  package var body: some View {
    Group(subviews: P.previews) { parts in
      if index < parts.count { parts[index] }
    }
  }
}

/// Tells how many views a provider has.
package struct ProvidedCount<P: PreviewProvider>: View {
  package init() {}

  package var body: some View {
    Group(subviews: P.previews) { parts in
      EmptyView().preference(key: ProvidedCountKey.self, value: parts.count)
    }
  }
}

enum ProvidedCountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension ViewGraph {
  /// How many views the provider has whose ``ProvidedCount`` the scene shows.
  package var previewCount: Int { preference(ProvidedCountKey.self) }
}
