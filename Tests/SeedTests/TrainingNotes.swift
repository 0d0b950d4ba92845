// Notes of a training of 2022: what stands in them, with as much around as makes it a program.
// swift-format-ignore-file

import SwiftUI

extension View { 
    func print(_ value: Any) -> some View {
        Swift.print(value)
        return self
    }
}

extension View {
    func dumpViewType() -> some View { 
    Swift.print(Mirror(reflecting: self))
    return self
    }
}

struct Theme { var color = Color.red }

struct ThemeKey: EnvironmentKey {
    static var defaultValue = Theme()
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    func theme(_ theme: Theme) -> some View {
        self.environment(\.theme, theme)
    }
}

struct Book: Identifiable {
    let id: Int
    var title = "Book"
}

struct BookView: View {
    var book: Book
    var body: some View { Text(book.title) }
}

struct Person: Identifiable { let id = 1 }

class PeopleStore: ObservableObject {
    var people: [Person] = [] {
        willSet {
            objectWillChange.send()
        }
    }
}

struct Notes: View {
    @State private var presentSheet = false
    @State var presentedBook: Book?
    @State private var books = [Book(id: 1), Book(id: 2)]
    @State private var isOn = true
    @ScaledMetric(relativeTo: .largeTitle) var size = 45.0
    @Environment(\.scenePhase) var scene
    @Environment(\.isEnabled) var isEnabled
    @StateObject private var store = PeopleStore()

    var fontSize: Double {
        min(70, size)
    }

    var body: some View {
        let _ = Self._printChanges
        VStack {
            Text("A")
                .padding()
                .border(.red)
                .print("a")
                .dumpViewType()
            TabView {
                Text("Home")
                    . tabItem {
                        Label("Home", systemImage: "house")
                    }
                Text("Security")
                    . tabItem {
                        Label("Security", image: "none")
                    }
            }
            List {
                ForEach(books, id: \.id) { book in
                    BookView(book: book)
                        .swipeActions {
                            Button("Hello") {}
                        }
                        .swipeActions(edge: .leading,
                        allowsFullSwipe: true) {
                            Button { } label: {
                                Label("Favorite", systemImage: "star.fill")
                            }
                            .tint(Color.green)
                        }
                }
                .onDelete { indexSet in
                    books.remove(atOffsets: indexSet)
                }
            }
            Group {
                if isOn {
                    Color.yellow
                } else {
                    Color.black
                }
            }
            .opacity(0.5)
            if scene != .active {
                Color.yellow
            }
            Text("hi poeple").font(.system(size: fontSize)).disabled(!isEnabled)
        }
        .environment(\.font, Font.largeTitle)
        .theme(Theme())
        .sheet(isPresented: $presentSheet) { Text("Sheet") }
        .popover(item: $presentedBook) { book in
            BookView(book: book)
        }
    }
}
