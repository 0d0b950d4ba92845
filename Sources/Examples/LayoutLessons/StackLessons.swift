import SwiftUI

/// Children line up by their guides.
struct Alignments: View {
  var body: some View {
    Lesson(title: "leading, trailing, first baseline, an own guide") {
      VStack(alignment: .leading, spacing: 2) { bars }
      VStack(alignment: .trailing, spacing: 2) { bars }
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text("a").font(.largeTitle)
        Text("b").font(.caption)
      }
      VStack(alignment: .leading, spacing: 2) {
        Color.blue.frame(width: 30, height: 8)
        Color.blue.frame(width: 30, height: 8).alignmentGuide(.leading) { _ in -12 }
      }
    }
  }

  @ViewBuilder private var bars: some View {
    Color.blue.frame(width: 40, height: 8)
    Color.blue.frame(width: 20, height: 8)
    Color.blue.frame(width: 30, height: 8)
  }
}

/// Overlays and backgrounds are offered the size of the view and never change it; a stack takes the widest.
struct Layers: View {
  var body: some View {
    Lesson(title: "overlay, background, ZStack") {
      Color.teal.frame(width: 50, height: 50)
        .overlay(alignment: .bottomTrailing) { Circle().fill(.yellow).frame(width: 20) }
      Text("text").padding(8).background(.yellow, in: Capsule())
      ZStack(alignment: .topLeading) {
        Color.teal.frame(width: 30, height: 60)
        Color.orange.frame(width: 60, height: 30)
        Color.pink.frame(width: 15, height: 15)
      }
      .border(.gray)
    }
  }
}

/// A modifier on a group is one on each view; on a stack it is one on the stack.
struct Groups: View {
  var body: some View {
    Lesson(title: "border on a Group, border on a stack") {
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .padding(6)
        .border(.red)
      }
      HStack {
        Text("a")
        Text("b")
      }
      .padding(6)
      .border(.red)
    }
  }
}

/// A builder takes any number of views, conditions and loops.
struct ManyChildren: View {
  private let isTrue = true

  var body: some View {
    Lesson(title: "More than ten children, if, switch, ForEach") {
      HStack(spacing: 3) {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        if isTrue { Text("12").bold() } else { Text("never") }
        ForEach(13..<16) { Text("\($0)") }
      }
      .font(.caption2)
      .dumpViewType()
    }
  }
}

extension View {
  /// Returns the view itself: a place to look at its type.
  func dumpViewType() -> some View {
    _ = type(of: self)
    return self
  }
}
