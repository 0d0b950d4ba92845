import SwiftUI

struct TextStylesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Large Title").font(.largeTitle)
      Text("Title").font(.title).bold()
      Text("Headline").font(.headline)
      Text("Body, ") + Text("bold").bold() + Text(" and ") + Text("red").foregroundColor(.red)
      Text("A longer text that has to be broken into several lines, centred.")
        .multilineTextAlignment(.center)
        .lineSpacing(4)
        .frame(width: 180)
      Text("Truncated in the middle of it all")
        .lineLimit(1)
        .truncationMode(.middle)
        .frame(width: 120, alignment: .leading)
      Text("TRACKED").tracking(4).font(.caption)
      Text("Rounded").font(.system(size: 24, weight: .heavy, design: .rounded))
      Text("0123456789").font(.body.monospacedDigit())
      Text(verbatim: "*not* Markdown").italic()
    }
    .padding()
  }
}
