import SwiftUI

/// One lesson: a sentence and what it says, drawn side by side.
struct Lesson<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.caption)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack(alignment: .center, spacing: 14) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(12)
    .frame(width: 260, height: 150)
    .background(.white, in: RoundedRectangle(cornerRadius: 10))
  }
}

/// A contact sheet of all lessons, three in a row.
struct LayoutLessons: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        ModifierOrder()
        Proposals()
        FixedFrames()
      }
      HStack(spacing: 12) {
        FlexibleFrames()
        Distribution()
        Ideals()
      }
      HStack(spacing: 12) {
        Alignments()
        Layers()
        Groups()
      }
      HStack(spacing: 12) {
        ManyChildren()
        Themes()
        EqualColumns()
      }
      HStack(spacing: 12) {
        SharedState()
        StableRows()
        OwnModifiers()
      }
    }
    .padding(20)
    .background(Color(white: 0.9))
  }
}
