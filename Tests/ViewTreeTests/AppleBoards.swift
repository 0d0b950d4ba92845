import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

// The boards of `Resources/apple_frames.json` in Swift, with the same names.

/// The frames of marked views by name.
enum MarkedFrames: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { _, new in new }
  }
}

extension View {
  /// Reports the view's frame on its board.
  func mark(_ name: String) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(
          key: MarkedFrames.self, value: [name: proxy.frame(in: .named("board"))])
      })
  }
}

/// A board that Apple's SwiftUI laid out: its views after a number of changes.
struct AppleBoard: Sendable {
  let name: String
  let size: CGSize
  let changes: Int
  let content: @MainActor @Sendable (_ changes: Int) -> AnyView

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, changes: Int = 0,
    content: @escaping @MainActor @Sendable (_ changes: Int) -> some View
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.changes = changes
    self.content = { AnyView(content($0)) }
  }

  static let all = [
    AppleBoard("image/swap", 300, 200, changes: 3) { SwappedImage(changes: $0) },
    AppleBoard("ios/scroll-position", 375, 667, changes: 2) { Reel(changes: $0) },
    AppleBoard("lazy/grid-alignment", 300, 200) { _ in AlignedGrids() },
    AppleBoard("lazy/grids", 320, 300) { _ in LazyGrids() },
    AppleBoard("lazy/pinned-footers", 300, 200, changes: 2) {
      Book(changes: $0, pinned: .sectionFooters)
    },
    AppleBoard("shape/modifiers", 340, 200) { _ in ModifiedShapes() },
  ]

  /// Returns the marks at rest and after each change, a second apart.
  @MainActor func marks() throws -> [[String: CGRect]] {
    var current: [String: CGRect] = [:]
    let stage = try Stage(0, width: size.width, height: size.height, scale: 2) { changes in
      content(changes)
        .frame(width: size.width, height: size.height)
        .coordinateSpace(.named("board"))
        .onPreferenceChange(MarkedFrames.self) { current = $0 }
    }
    var result = [current]
    for change in 0..<changes {
      stage.set(change + 1, at: Double(change + 1))
      _ = try stage.graph.displayList(at: Double(change) + 1.9)
      result.append(current)
    }
    return result
  }
}

private func block(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
  color.frame(width: width, height: height)
}

/// A box with the size and baselines of a word.
private func word(_ width: CGFloat, _ height: CGFloat = 16) -> some View {
  Color.gray.frame(width: width, height: height)
    .alignmentGuide(.firstTextBaseline) { _ in 13 }
    .alignmentGuide(.lastTextBaseline) { dimensions in dimensions.height - 3 }
}

private struct SwappedImage: View {
  let changes: Int

  @ViewBuilder private var image: some View {
    switch changes {
    case 1: Image(size: CGSize(width: 20, height: 64)) { _ in }.mark("image")
    case 2: Image("no picture of this name").mark("image")
    default: Image(size: CGSize(width: 64, height: 40)) { _ in }.mark("image")
    }
  }

  var body: some View {
    HStack(alignment: .top) {
      image
      word(17.5).mark("text")
    }.mark("row")
  }
}

private struct Reel: View {
  let changes: Int
  @State private var position: Int? = 10
  @State private var goal: Int?

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { index in
              block(.mint, 120, 40).mark("row\(index)").id(index)
            }
          }.scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        .mark("scroll")
        .onChange(of: goal) { _, goal in
          if let goal { proxy.scrollTo(goal, anchor: .top) }
        }
      }
      Color.clear.frame(width: CGFloat(position ?? -1) + 100, height: 1).mark("position")
    }
    .onChange(of: changes) { _, changes in
      if changes == 1 { position = 20 } else { goal = 5 }
    }
  }
}

private struct AlignedGrids: View {
  private let tracks = [
    GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
    GridItem(.fixed(60), alignment: .bottomTrailing),
  ]

  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(columns: tracks, alignment: .trailing, spacing: 4) {
        block(.pink, 20, 20).mark("t0")
        block(.pink, 20, 40).mark("t1")
        block(.pink, 20, 20).mark("t2")
        block(.mint, 20, 20).mark("t3")
      }.frame(width: 240).mark("trailing")
      LazyVGrid(columns: tracks, alignment: .leading, spacing: 4) {
        block(.pink, 20, 20).mark("l0")
        block(.pink, 20, 40).mark("l1")
        block(.pink, 20, 20).mark("l2")
      }.frame(width: 240).mark("leading")
    }
  }
}

private struct LazyGrids: View {
  private let columns = [
    GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
  ]

  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<6, id: \.self) { Color.pink.frame(height: 20).mark("cell\($0)") }
      }.frame(width: 280).mark("columns")
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8
      ) {
        ForEach(0..<5, id: \.self) { Color.mint.frame(height: 24).mark("adaptive\($0)") }
      }.frame(width: 240).mark("adaptive")
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<5, id: \.self) { Color.teal.frame(width: 40).mark("hcell\($0)") }
      }.frame(height: 70).mark("rows")
    }.mark("stack")
  }
}

private struct Chapter: View {
  let name: String

  var body: some View {
    Section {
      ForEach(0..<8, id: \.self) { index in
        block(index % 2 == 0 ? .mint : .orange, 200, 20).mark("\(name)\(index)").id(
          "\(name)\(index)")
      }
    } header: {
      block(.gray, 200, 24).mark("\(name)H")
    } footer: {
      block(.black, 200, 16).mark("\(name)F")
    }
  }
}

private struct Book: View {
  let changes: Int
  let pinned: PinnedScrollableViews

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          Chapter(name: "a")
          Chapter(name: "b")
          Chapter(name: "c")
        }
      }
      .mark("scroll")
      .onChange(of: changes) { _, changes in
        if changes == 1 {
          proxy.scrollTo("b3", anchor: .top)
        } else {
          proxy.scrollTo("b0", anchor: .bottom)
        }
      }
    }
  }
}

private struct ModifiedShapes: View {
  private func cell(_ view: some View, _ name: String) -> some View {
    view.mark(name).frame(width: 60, height: 40)
  }

  private var shear: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
  }

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        cell(Circle().scale(0.5).fill(.mint), "scaled")
        cell(Circle().offset(x: 10, y: 5).fill(.pink), "offset")
        cell(Rectangle().rotation(.degrees(30)).fill(.teal), "rotated")
        cell(Rectangle().transform(shear).fill(.orange), "sheared")
        cell(Rectangle().size(width: 30, height: 20).fill(.purple), "sized")
      }.mark("row1")
      HStack(spacing: 8) {
        cell(Circle().trim(from: 0.25, to: 1).stroke(.mint, lineWidth: 4), "trimmed")
        cell(RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.teal), "inset")
        cell(
          Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.pink), "strokedOffset")
        cell(Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.pink), "anchored")
        cell(Ellipse().inset(by: 4).stroke(.indigo, lineWidth: 2), "insetStroke")
      }.mark("row2")
      HStack(spacing: 8) {
        Circle().offset(x: 5).fill(.mint).mark("offsetIdeal")
        Rectangle().size(width: 30, height: 20).fill(.teal).mark("sizedIdeal")
        Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(.pink).mark("pathIdeal")
        Circle().trim(from: 0, to: 0.5).fill(.orange).mark("trimIdeal")
      }.fixedSize().mark("row3")
    }.mark("stack")
  }
}
