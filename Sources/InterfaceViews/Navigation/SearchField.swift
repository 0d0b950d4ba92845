import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A field for searches: a glass, and the text or what stands for it.
struct SearchField: View {
  @FocusState private var isFocused: Bool
  let search: SearchRequest
  /// Another one once the field is to look otherwise: the search itself is the same object.
  let token: BarToken

  var body: some View {
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(Color.secondary)
        entry
        if !search.text.wrappedValue.isEmpty {
          Spacer(minLength: 4).frame(width: 4)
          Image(systemName: "xmark.circle.fill").foregroundStyle(Color.secondary)
            .onPress { search.text.wrappedValue = "" }
            .control(.button, named: Text("Clear"))
        }
      }
      .font(.body)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 36)
      .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 10))
      if search.isActive.wrappedValue { Button("Cancel") { search.cancel() } }
    }
    .onChange(of: isFocused) { if isFocused { search.isActive.wrappedValue = true } }
    .onChange(of: search.isActive.wrappedValue) { isFocused = search.isActive.wrappedValue }
  }

  private var entry: some View {
    SearchText(text: search.text.wrappedValue, prompt: search.prompt)
      .frame(maxWidth: .infinity, alignment: .leading)
      .textEntry(search.entry, named: search.prompt)
      .focused($isFocused)
      .modifier(SearchFocus(binding: search.focus))
      .onKeyPress(.escape) {
        search.cancel()
        return .handled
      }
      .environment(\.submitAction, search.submit)
  }
}

/// The text that is sought, or what stands for it.
private struct SearchText: View {
  @Environment(\.editedText) private var edited
  let text: String
  let prompt: Text

  var body: some View {
    let text = edited ?? text
    if text.isEmpty {
      prompt.foregroundStyle(Color.secondary)
    } else {
      Text(verbatim: text)
    }
  }
}

/// Ties the focus of the field to a state of the view that is searched.
private struct SearchFocus: ViewModifier {
  let binding: FocusState<Bool>.Binding?

  func body(content: Content) -> some View {
    if let binding { content.focused(binding) } else { content }
  }
}

/// A field for searches in a bar.
typealias SearchRequest = SearchTies

/// What ties the field in a bar to the view that is searched: one for each view, brought up to date whenever that is.
@MainActor
final class SearchTies {
  fileprivate(set) var text: Binding<String> = .constant("")
  fileprivate(set) var prompt = Text(verbatim: "")
  /// Whether somebody searches.
  fileprivate(set) var isActive: Binding<Bool> = .constant(false)
  /// What is called when the text is entered.
  fileprivate var submit: SubmitAction?
  /// The state that tells whether the field has the focus.
  fileprivate var focus: FocusState<Bool>.Binding?
  private var shown: (text: String, isActive: Bool, prompt: Text)?
  private var lastToken = BarToken()

  nonisolated init() {}

  /// Stands for what is seen of the field: another one once that is something else.
  var token: BarToken {
    let (text, isActive) = (text.wrappedValue, isActive.wrappedValue)
    let isSame =
      shown.map {
        $0.text == text && $0.isActive == isActive && PropertyLinker.isEqual($0.prompt, prompt)
      } ?? false
    if !isSame { (shown, lastToken) = ((text, isActive, prompt), BarToken()) }
    return lastToken
  }

  /// How the text is written.
  fileprivate var entry: TextEntry {
    var entry = TextEntry(text)
    entry.trigger = .search
    return entry
  }

  /// Ends the search.
  func cancel() {
    text.wrappedValue = ""
    isActive.wrappedValue = false
  }
}

/// Puts a field for searches into the bar around.
nonisolated struct SearchModifier: ViewModifier {
  @Environment(\.submitAction) private var submit
  @Environment(\.searchFocus) private var focus
  @State private var isSearching = false
  @State private var ties = SearchTies()
  let text: Binding<String>
  let prompt: Text?
  /// Whether somebody searches, where the view that is searched says so.
  let isPresented: Binding<Bool>?

  init(text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?) {
    (self.text, self.prompt, self.isPresented) = (text, prompt, isPresented)
  }

  @MainActor func body(content: Content) -> some View {
    let ties = ties
    (ties.text, ties.prompt) = (text, prompt ?? Text("Search"))
    ties.isActive = isPresented ?? $isSearching
    (ties.submit, ties.focus) = (submit, focus)
    return
      content
      .modifier(
        SearchingEnvironment(
          search: SurroundingSearch(ties: ties, token: ties.token),
          isSearching: ties.isActive.wrappedValue)
      )
      .barRequest(BarRequest(search: ties), token: ties.token)
  }
}

/// Tells views whether somebody searches in them, and lets them end that; a stack inside takes the field.
private struct SearchingEnvironment: EnvironmentModifier {
  let search: SurroundingSearch
  let isSearching: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.search(isSearching) { [ties = search.ties] in ties.cancel() }
    environment.surroundingSearch = search
  }
}

/// A search that is asked for around a stack: the bar of its first page has the field.
struct SurroundingSearch: Equatable {
  let ties: SearchTies
  let token: BarToken

  static func == (lhs: SurroundingSearch, rhs: SurroundingSearch) -> Bool {
    lhs.token === rhs.token
  }
}

private enum SurroundingSearchKey: EnvironmentKey {
  static var defaultValue: SurroundingSearch? { nil }
}

extension EnvironmentValues {
  /// The search that is asked for around; nil inside of the stack that has its field.
  var surroundingSearch: SurroundingSearch? {
    get { self[SurroundingSearchKey.self] }
    set { self[SurroundingSearchKey.self] = newValue }
  }

  /// The state that tells whether the field for searches has the focus.
  fileprivate var searchFocus: FocusState<Bool>.Binding? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: FocusState<Bool>.Binding? { nil }
}

extension View {
  /// Ties the focus of the field for searches inside to a value.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, binding)
  }
}
