import ShapeShiftTesting
import SwiftData
import SwiftUI
import Testing

@Model
final class Album {
  var title: String
  var year: Int?
  @Attribute(.unique) var code = ""
  @Relationship(deleteRule: .cascade, inverse: \Song.album) var songs: [Song] = []
  var label: Publisher?

  init(title: String, year: Int? = nil, code: String) {
    self.title = title
    self.year = year
    self.code = code
  }
}

@Model
final class Song {
  var name: String
  var album: Album?
  @Transient var plays = 0

  init(name: String, album: Album? = nil) {
    self.name = name
    self.album = album
  }
}

@Model
final class Publisher {
  var name: String
  /// Leads back by itself: there is one way between the classes.
  var albums: [Album]?

  init(name: String) { self.name = name }
}

@Suite("SwiftData")
@MainActor
struct SwiftDataTests {
  private let context: ModelContext

  init() throws { context = try ModelContainer(for: Album.self, Song.self).mainContext }

  private func titles(_ descriptor: FetchDescriptor<Album> = FetchDescriptor()) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }

  @Test("models are found by a condition, in an order, in parts")
  func fetch() throws {
    for (number, title) in ["Blue", "Été", "Abbey"].enumerated() {
      context.insert(Album(title: title, year: number == 1 ? nil : 1970 + number, code: title))
    }
    #expect(try titles() == ["Blue", "Été", "Abbey"])
    #expect(try titles(FetchDescriptor(sortBy: [SortDescriptor(\.title)]))[0] == "Abbey")
    let searched = "ete"
    let found = FetchDescriptor<Album>(
      predicate: #Predicate { $0.title.localizedStandardContains(searched) && $0.year == nil })
    #expect(try titles(found) == ["Été"])
    var part = FetchDescriptor<Album>(sortBy: [SortDescriptor(\.title, order: .reverse)])
    (part.fetchLimit, part.fetchOffset) = (1, 1)
    #expect(try titles(part) == ["Blue"])
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 0)
    let id = try #require(try context.fetchIdentifiers(part).first)
    #expect((context.model(for: id) as? Album)?.title == "Blue")
    let song: Song? = context.registeredModel(for: id)
    #expect(song == nil)
    try context.delete(model: Album.self, where: #Predicate { $0.year != nil })
    #expect(try titles() == ["Été"])
  }

  @Test("texts are in the order that people have")
  func order() throws {
    for title in ["a10", "B", "a9", "é", "f"] { context.insert(Album(title: title, code: title)) }
    let standard = SortDescriptor(\Album.title, comparator: .localizedStandard)
    #expect(try titles(FetchDescriptor(sortBy: [standard])) == ["a9", "a10", "B", "é", "f"])
    let back = SortDescriptor(\Album.title, comparator: .localizedStandard, order: .reverse)
    #expect(try titles(FetchDescriptor(sortBy: [back])) == ["f", "é", "B", "a10", "a9"])
    let years = KeyPathComparator(\Album.title, comparator: .localizedStandard)
    #expect(try context.fetch(FetchDescriptor<Album>()).sorted(using: years)[0].title == "a9")
  }

  @Test("models that others lead to are kept with them, and lead back")
  func relationships() throws {
    let album = Album(title: "A", code: "a")
    let song = Song(name: "S")
    album.songs = [song]
    context.insert(album)
    #expect(song.album === album && song.modelContext == context)
    let late = Song(name: "T", album: album)
    #expect(album.songs.map(\.name) == ["S", "T"] && late.modelContext == context)
    let other = Album(title: "B", code: "b")
    context.insert(other)
    song.album = other
    #expect(album.songs.map(\.name) == ["T"] && other.songs.map(\.name) == ["S"])
    other.songs.removeAll()
    #expect(song.album == nil)
    let label = Publisher(name: "P")
    label.albums = [album, other]
    #expect(album.label === label)
    album.label = nil
    #expect(label.albums == [other])
    #expect(try context.fetch(FetchDescriptor<Publisher>()).map(\.name) == ["P"])
    // Songs go with their album; a publisher stays.
    context.delete(album)
    #expect(late.modelContext == nil && late.isDeleted)
    context.delete(other)
    #expect(label.albums == [])
    #expect(try context.fetchCount(FetchDescriptor<Publisher>()) == 1)
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 1)
  }

  @Test("a model with the same unique value makes way")
  func unique() throws {
    context.insert(Album(title: "old", code: "a"))
    context.insert(Album(title: "other", code: "b"))
    context.insert(Album(title: "new", code: "a"))
    #expect(try titles() == ["other", "new"])
  }

  @Test("what is not saved can be taken back")
  func rollback() throws {
    let album = Album(title: "A", code: "a")
    context.insert(album)
    #expect(context.insertedModelsArray.count == 1)
    try context.save()
    #expect(!context.hasChanges)
    album.title = "B"
    #expect(album.hasChanges && context.changedModelsArray.count == 1)
    context.insert(Album(title: "C", code: "c"))
    context.delete(album)
    #expect(context.deletedModelsArray.count == 1)
    context.rollback()
    #expect(try titles() == ["A"])
    #expect(!context.hasChanges && !album.hasChanges && !album.isDeleted)
  }

  private struct Albums: View {
    @Environment(\.modelContext) private var context
    @Query(filter: #Predicate<Album> { $0.year ?? 0 < 2000 }, sort: \Album.title)
    private var old: [Album]
    @Query private var all: [Album]

    init() {}

    var body: some View {
      VStack {
        Text(old.map(\.title).joined(separator: " "))
        Text("\(all.count)")
        Button("Add") { context.insert(Album(title: "A", year: 1960, code: "\(all.count)")) }
        Button("Later") { old.last?.year = 2020 }
        Button("Rename") { old.first?.title = "Z" }
        Button("Delete") { old.first.map(context.delete) }
      }
    }
  }

  @Test("views that ask for models follow them as they come, change and go")
  func query() throws {
    let scene = try TestScene(size: CGSize(width: 300, height: 300)) {
      Albums().modelContainer(for: [Album.self, Song.self], inMemory: true) { result in
        guard case .success(let container) = result else { return }
        container.mainContext.insert(Album(title: "B", year: 1970, code: "b"))
        container.mainContext.insert(Album(title: "C", year: 2010, code: "c"))
      }
    }
    #expect(try scene.exists(.text("B")) && scene.exists(.text("2")))
    try scene.tap(.button("Add"))
    #expect(try scene.exists(.text("A B")) && scene.exists(.text("3")))
    try scene.tap(.button("Rename"))
    #expect(try scene.exists(.text("B Z")))
    try scene.tap(.button("Later"))
    #expect(try scene.exists(.text("B")) && scene.exists(.text("3")))
    try scene.tap(.button("Delete"))
    #expect(try scene.exists(.text("2")))
  }

  @Test("views outside of a container find nothing")
  func empty() throws {
    let scene = try TestScene(size: CGSize(width: 300, height: 300)) { Albums() }
    #expect(try scene.exists(.text("0")))
  }
}
