import SwiftUI

@Observable
final class Library {
  var books = ["Sand", "Wool"]
  var isOpen = true
}

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    VStack(alignment: .leading) {
      BookList()
      OpenSign(library: library)
    }
    .environment(library)
  }
}

struct BookList: View {
  @Environment(Library.self) private var library

  var body: some View {
    ForEach(library.books, id: \.self) { book in
      Text(book)
    }
  }
}

struct OpenSign: View {
  @Bindable var library: Library

  var body: some View {
    Toggle("Open", isOn: $library.isOpen)
      .fixedSize()
  }
}
