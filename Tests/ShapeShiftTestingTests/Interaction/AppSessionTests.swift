import Foundation
import ShapeShift
import ShapeShiftTesting
import TestSupport
import Testing

private let phone = CGSize(width: 320, height: 480)

/// A list of things to do: added, ticked off, deleted, put in another order, and counted.
private struct ToDoApp: View {
  private struct Item: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  @State private var items: [Item] = []
  @State private var title = ""
  @State private var next = 0
  @FocusState private var isWriting: Bool

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("New", text: $title)
            .focused($isWriting)
            .onSubmit { add() }
        }
        Section("\(items.filter { !$0.isDone }.count) open") {
          ForEach($items) { $item in
            HStack {
              Button {
                item.isDone.toggle()
              } label: {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
              }
              .accessibilityLabel("Tick \(item.title)")
              Text(item.title).strikethrough(item.isDone)
                .foregroundStyle(item.isDone ? .secondary : .primary)
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .navigationTitle("To do")
      .toolbar { EditButton() }
    }
  }

  private func add() {
    guard !title.isEmpty else { return }
    withAnimation { items.append(Item(id: next, title: title)) }
    next += 1
    title = ""
    isWriting = true
  }
}

/// Two tabs: places that lead to their pages, and what was marked there.
private struct PlacesApp: View {
  private static let places = ["Bern", "Lima", "Oslo"]
  @State private var path: [String] = []
  @State private var marked: Set<String> = []
  @State private var isAsking = false

  var body: some View {
    TabView {
      Tab("Places", systemImage: "map") {
        NavigationStack(path: $path) {
          List(Self.places, id: \.self) { NavigationLink($0, value: $0) }
            .navigationTitle("Places")
            .navigationDestination(for: String.self) { page(of: $0) }
        }
      }
      Tab("Marked", systemImage: "star") {
        VStack(spacing: 16) {
          ForEach(marked.sorted(), id: \.self) { Text("★ \($0)") }
          Button("Forget all", role: .destructive) { isAsking = true }
            .disabled(marked.isEmpty)
        }
        .alert("Forget all?", isPresented: $isAsking) {
          Button("Forget", role: .destructive) { marked = [] }
          Button("Keep", role: .cancel) {}
        }
      }
      .badge(marked.count)
    }
  }

  private func page(of place: String) -> some View {
    VStack(spacing: 20) {
      Text("About \(place)").font(.title)
      Toggle("Marked", isOn: mark(of: place)).fixedSize()
      if let next = Self.places.first(where: { $0 > place }) {
        NavigationLink("On to \(next)", value: next)
      }
      Button("To the start") { path = [] }
    }
    .navigationTitle(place)
  }

  private func mark(of place: String) -> Binding<Bool> {
    Binding {
      marked.contains(place)
    } set: { isMarked in
      if isMarked { marked.insert(place) } else { marked.remove(place) }
    }
  }
}

/// Three pages that introduce something, and what comes after them.
private struct Onboarding: View {
  @State private var page = 0
  @State private var name = ""
  @State private var isOn = true
  @State private var isDone = false

  var body: some View {
    if isDone {
      VStack(spacing: 20) {
        Text("Hello, \(name)").font(.title)
        Text(isOn ? "We will write." : "We keep quiet.")
        Button("Again") { withAnimation { (isDone, page) = (false, 0) } }
      }
      .transition(.opacity)
    } else {
      VStack {
        TabView(selection: $page) {
          Text("Welcome").font(.largeTitle.bold()).tag(0)
          TextField("Your name", text: $name).textFieldStyle(.roundedBorder).padding(40).tag(1)
          Toggle("Letters", isOn: $isOn).padding(40).tag(2)
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        Button(page == 2 ? "Begin" : "On") {
          withAnimation { if page == 2 { isDone = true } else { page += 1 } }
        }
        .buttonStyle(.borderedProminent)
        .disabled(page == 2 && name.isEmpty)
        .padding()
      }
      .transition(.opacity)
    }
  }
}

@MainActor
@Suite("Sessions with whole programs")
struct AppSessionTests {
  /// Compares the film of a session, and in the long form all ways to come to its pictures.
  private func finish(_ scene: TestScene, _ name: String) throws {
    try scene.expectFilm(
      from: 0, through: scene.now, fps: 1, showsPointer: true, named: name, filePath: #filePath)
    if TestLength.isLong { try scene.expectDeterministic(fps: 1) }
  }

  @Test("Things to do are added, ticked off, moved and deleted")
  func toDo() throws {
    let scene = try TestScene(size: phone) { ToDoApp() }
    try scene.tap(.textField("New"), at: 0.5)
    for title in ["Milk", "Bread", "Salt"] {
      try scene.type(title)
      try scene.press(.return)
      try scene.advance(by: 0.5)
    }
    #expect(try scene.exists(.text("3 open")))
    try scene.tap(.button("Tick Bread"))
    #expect(try scene.exists(.text("2 open")))
    try scene.tap(.button("Tick Milk"))
    #expect(try scene.exists(.text("1 open")))
    try scene.tap(.button("Tick Milk"))
    #expect(try scene.exists(.text("2 open")))
    try scene.drag(.text("Salt"), by: CGSize(width: -90, height: 0), during: 0.3)
    try scene.settle()
    try scene.tap(.button("Delete"))
    try scene.settle()
    #expect(try !scene.exists(.text("Salt")))
    try scene.tap(.button("Edit"))
    try scene.settle()
    try scene.drag(.button("Reorder").nth(1), by: CGSize(width: 0, height: -60), during: 0.4)
    try scene.settle()
    #expect(
      try scene.frame(of: .text("Bread")).minY < scene.frame(of: .text("Milk")).minY)
    try scene.tap(.button("Remove").nth(0))
    try scene.settle()
    try scene.tap(.button("Delete"))
    try scene.settle()
    try scene.tap(.button("Done"))
    try scene.settle()
    #expect(try !scene.exists(.text("Bread")))
    #expect(try scene.exists(.text("1 open")))
    try finish(scene, "to-do")
  }

  @Test("Places are gone through, marked, and forgotten")
  func places() throws {
    let scene = try TestScene(size: phone) { PlacesApp() }
    try scene.tap(.button("Bern"), at: 0.5)
    try scene.settle()
    try scene.tap(.switch("Marked"))
    try scene.tap(.button("On to Lima"))
    try scene.settle()
    try scene.tap(.switch("Marked"))
    try scene.tap(.backButton("Bern"))
    try scene.settle()
    #expect(try scene.value(of: .switch("Marked")) == "1")
    try scene.tap(.tab("Marked"))
    try scene.settle()
    #expect(try scene.exists(.text("★ Bern")) && scene.exists(.text("★ Lima")))
    try scene.tap(.button("Forget all"))
    try scene.settle()
    try scene.tap(.button("Keep"))
    try scene.settle()
    #expect(try scene.exists(.text("★ Bern")))
    try scene.tap(.tab("Places"))
    try scene.settle()
    #expect(try scene.exists(.text("About Bern")))
    try scene.tap(.tab("Places"))
    try scene.settle()
    #expect(try scene.exists(.button("Oslo")))
    try scene.tap(.button("Oslo"))
    try scene.settle()
    try scene.tap(.switch("Marked"))
    try scene.tap(.button("To the start"))
    try scene.settle()
    try scene.tap(.tab("Marked"))
    try scene.settle()
    #expect(try scene.count(.text().matching(/★ .*/)) == 3)
    try scene.tap(.button("Forget all"))
    try scene.settle()
    try scene.tap(.button("Forget"))
    try scene.settle()
    #expect(try !scene.isEnabled(.button("Forget all")))
    try finish(scene, "places")
  }

  @Test("Pages are turned by a finger and by a button, and lead on once a name is there")
  func onboarding() throws {
    let scene = try TestScene(size: phone) { Onboarding() }
    try scene.swipe(.left, on: .text("Welcome"), at: 0.5)
    try scene.settle()
    try scene.swipe(.left, on: .textField("Your name"))
    try scene.settle()
    #expect(try !scene.isEnabled(.button("Begin")))
    try scene.drag(.switch("Letters"), by: CGSize(width: 120, height: 0), during: 0.2)
    try scene.settle()
    try scene.tap(.textField("Your name"))
    try scene.type("Adam")
    try scene.press(.delete)
    try scene.press(.delete)
    try scene.type("a")
    try scene.tap(.button("On"))
    try scene.settle()
    try scene.tap(.switch("Letters"))
    try scene.tap(.button("Begin"))
    try scene.settle()
    #expect(try scene.exists(.text("Hello, Ada")))
    #expect(try scene.exists(.text("We keep quiet.")))
    try scene.tap(.button("Again"))
    try scene.settle()
    try scene.tap(.button("On"))
    try scene.settle()
    #expect(try scene.value(of: .textField("Your name")) == "Ada")
    try scene.tap(.button("On"))
    try scene.settle()
    try scene.tap(.switch("Letters"))
    try scene.tap(.button("Begin"))
    try scene.settle()
    #expect(try scene.exists(.text("We will write.")))
    try finish(scene, "onboarding")
  }
}
