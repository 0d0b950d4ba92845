// A talk of 2024 on containers, with the names that notes of it have.
// swift-format-ignore-file

import SwiftUI

struct Song: Identifiable {
  var title: String
  var samHasDibs = false
  var id: String { title }
  init(_ title: String) { self.title = title }
}

struct DisplayBoardCardLayout<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { VStack { content } }
}

struct BoardBackgroundView: View {
  var body: some View { Color.brown }
}

struct BoardSectionBackgroundView: View {
  var body: some View { Color.gray }
}

struct CardView<Content: View>: View {
  enum Scale { case small, normal }
  var scale = Scale.normal
  var isRejected = false
  @ViewBuilder var content: Content
  var body: some View { content.opacity(isRejected ? 0.5 : 1).padding(scale == .small ? 2 : 8) }
}

struct DisplayBoardSectionHeaderCard<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content }
}

extension ContainerValues {
  @Entry var isDisplayBoardCardRejected: Bool = false
}

extension View {
  func displayBoardCardRejected(_ isRejected: Bool) -> some View {
    containerValue(\.isDisplayBoardCardRejected, isRejected)
  }
}

struct DataBoard<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
var data: Data
@ViewBuilder var content: (Data.Element) -> Content

var body: some View {
  DisplayBoardCardLayout {
    ForEach(data) { item in
      CardView {
        content(item)
      }
    }
  }
  .background { BoardBackgroundView() }
}
}

struct SubviewBoard<Content: View>: View {
@ViewBuilder var content: Content

var body: some View {
  DisplayBoardCardLayout {
    ForEach(subviewOf: content) { subview in
      CardView {
        subview
      }
    }
  }
  .background { BoardBackgroundView() }
}
}

struct CountingBoard<Content: View>: View {
@ViewBuilder var content: Content

var body: some View {
  DisplayBoardCardLayout {
    Group(subviewsOf: content) { subviews in
      ForEach(subviews) { subview in
        CardView(
          scale: subviews.count > 15 ? .small : .normal
        ) {
          subview
        }
      }
    }
  }
  .background { BoardBackgroundView() }
}
}

struct DisplayBoard<Content: View>: View {
@ViewBuilder var content: Content

var body: some View {
  HStack(spacing: 80) {
    ForEach(sectionOf: content) { section in
      VStack(spacing: 20) {
        if !section.header.isEmpty {
          DisplayBoardSectionHeaderCard { section.header }
        } 
        DisplayBoardSectionContent {
          section.content
        }
        .background { BoardSectionBackgroundView() }
      }
    }
  }
  .background { BoardBackgroundView() }
}
}

struct DisplayBoardSectionContent<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    DisplayBoardCardLayout {
      Group(subviewsOf: content) { subviews in
        ForEach(subviews) { subview in
          let values = subview.containerValues
          CardView(
            scale: (subviews.count > 15) ? .small : .normal,
            isRejected: values.isDisplayBoardCardRejected
          ) {
            subview
          }
        }
      }
    }
  }
}

struct SongBoard: View {
@State private var songs: [Song] = [
  Song("Scrolling in the Deep"),
  Song("Born to Build & Run"),
  Song("Some Body Like View"),
]
let songsFromSam = [Song("Ice Ice Swift")]
let songsFromSommer = [Song("Hello World")]

var body: some View {
DataBoard(data: songs) { song in
    Text(song.title)
}
SubviewBoard { Text("One"); Text("Two") }
CountingBoard { ForEach(songs) { Text($0.title) } }
DisplayBoard {
  Section("Matt's Favorites") {
    Text("Scrolling in the Deep")
      .displayBoardCardRejected(true)
    Text("Born to Build & Run")
    Text("Some Body Like View")
  }
  Section("Sam's Favorites") {
    ForEach(songsFromSam) { song in
      Text(song.title)
        .displayBoardCardRejected(song.samHasDibs)
    }
  }
  Section("Sommer's Favorites") {
    ForEach(songsFromSommer) { Text($0.title) }
  }
  .displayBoardCardRejected(true)
}
}
}
