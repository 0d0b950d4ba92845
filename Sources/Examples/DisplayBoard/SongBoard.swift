import SwiftUI

/// A song that somebody wants to sing.
struct Song: Identifiable {
  let title: String
  var isTaken = false
  var id: String { title }
}

/// Three people's songs for an evening; those that are rejected are crossed out.
struct SongBoard: View {
  let second = [
    Song(title: "Ring of Compilers"), Song(title: "Hotel Cairo", isTaken: true),
    Song(title: "Smells Like Clean Builds"), Song(title: "Under the Bridge Header"),
    Song(title: "Let It Free", isTaken: true), Song(title: "Wish You Were Typed"),
  ]
  let third = [Song(title: "Yesterday's Snapshot"), Song(title: "Purple Render")]

  var body: some View {
    DisplayBoard {
      Section("First choice") {
        Text("Stairway to Layout")
        Text("Bohemian Raster").boardCardRejected()
        Text("Born to Draw")
      }
      Section("Second choice") {
        ForEach(second) { song in
          Text(song.title).boardCardRejected(song.isTaken)
        }
      }
      Section("Never again") {
        ForEach(third) { Text($0.title) }
      }
      .boardCardRejected()
    }
  }
}
