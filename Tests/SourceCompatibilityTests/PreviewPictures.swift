import SwiftUI
import Testing

/// The picture of a preview in its own size, in which nothing is wrong.
@MainActor
func previewBitmap(of name: String, at time: Double = 0) throws -> Bitmap {
  let preview = try #require(Preview.all.first { $0.description == name })
  let renderer = ImageRenderer(content: preview.content)
  renderer.proposedSize = ProposedViewSize(try #require(preview.size))
  let bitmap = try renderer.bitmap(at: time)
  #expect(renderer.problems.isEmpty)
  return bitmap
}
