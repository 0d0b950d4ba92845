import SwiftUI

/// A modifier wraps what stands before it.
struct ModifierOrder: View {
  var body: some View {
    Lesson(title: "padding then border, border then padding") {
      Text("inside").padding().border(.red)
      Text("outside").border(.red).padding().border(.gray.opacity(0.3))
    }
  }
}

/// A parent offers, a child answers: text what it needs, shapes all there is, circles a square of it.
struct Proposals: View {
  var body: some View {
    Lesson(title: "Offered 70 x 60: text, rectangle, circle") {
      Text("Text").border(.red).offered()
      Rectangle().fill(.blue.opacity(0.4)).border(.red).offered()
      Circle().fill(.green.opacity(0.4)).border(.red).offered()
    }
  }
}

extension View {
  fileprivate func offered() -> some View { frame(width: 70, height: 60).border(.gray) }
}

/// A frame is a container of its own: what is larger hangs over.
struct FixedFrames: View {
  var body: some View {
    Lesson(title: "A frame is a container: smaller, aligned, overflowing") {
      Color.orange.frame(width: 20, height: 20)
        .frame(width: 60, height: 60).border(.red)
      Color.orange.frame(width: 20, height: 20)
        .frame(width: 60, height: 60, alignment: .bottomTrailing).border(.red)
      Color.orange.opacity(0.6).frame(width: 70, height: 30)
        .frame(width: 40, height: 60).border(.red)
    }
  }
}

/// minimum, maximum and ideal lengths.
struct FlexibleFrames: View {
  var body: some View {
    Lesson(title: "maxWidth: .infinity fills, minWidth does not grow") {
      VStack(spacing: 6) {
        Text("maxWidth").frame(maxWidth: .infinity).border(.red)
        Text("minWidth").frame(minWidth: 120).border(.red)
        Text("both").frame(minWidth: 60, maxWidth: 140).border(.red)
      }
    }
  }
}

/// The least flexible child is served first, the rest is shared.
struct Distribution: View {
  var body: some View {
    Lesson(title: "Fixed first, then text, then what is flexible") {
      VStack(spacing: 8) {
        HStack(spacing: 4) {
          Color.red.frame(width: 50)
          Text("some text").border(.gray)
          Color.blue
          Color.green
        }
        HStack(spacing: 4) {
          Text("less important text here").lineLimit(1)
          Text("layoutPriority(1)").layoutPriority(1).lineLimit(1).border(.gray)
        }
        .font(.footnote)
      }
      .frame(height: 70)
    }
  }
}

/// `fixedSize` asks for the ideal size instead of what is offered.
struct Ideals: View {
  var body: some View {
    Lesson(title: "Offered 80: as it is, and fixedSize()") {
      VStack(spacing: 10) {
        Text("a longer sentence").lineLimit(1).frame(width: 80).border(.red)
        Text("a longer sentence").fixedSize().frame(width: 80).border(.red)
      }
    }
  }
}
