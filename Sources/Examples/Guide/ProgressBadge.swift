import SwiftUI

/// What a server sends: a name and how far it has come.
struct ProgressBadge: View {
  let name: String
  let progress: Double

  var body: some View {
    HStack(spacing: 0) {
      Text(name).padding(.horizontal, 10).frame(height: 28).background(Color(white: 0.25))
      Text(progress, format: .percent)
        .padding(.horizontal, 10).frame(height: 28)
        .background(progress < 1 ? .orange : .green)
    }
    .font(.system(size: 14, weight: .medium))
    .foregroundStyle(.white)
    .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}

/// The badge as a file, drawn where views live.
@MainActor
func badge(_ name: String, progress: Double) throws -> Data {
  let renderer = ImageRenderer(content: ProgressBadge(name: name, progress: progress))
  renderer.scale = 2
  return try renderer.data(.png)
}

/// The badge as a file: laid out on the main actor, drawn and compressed on another thread.
func concurrentBadge(_ name: String, progress: Double) async throws -> [UInt8] {
  let list = try await MainActor.run {
    try ImageRenderer(content: ProgressBadge(name: name, progress: progress)).displayList()
  }
  return try list.encoded(as: .png, options: RenderOptions(scale: 2)).bytes
}
