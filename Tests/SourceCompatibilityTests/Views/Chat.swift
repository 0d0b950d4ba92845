import SwiftUI

struct BubbleShape: Shape {
  let isMine: Bool

  func path(in rect: CGRect) -> Path {
    let tail: CGFloat = 8
    var path = Path(
      roundedRect: CGRect(
        x: isMine ? 0 : tail, y: 0, width: rect.width - tail, height: rect.height),
      cornerRadius: 14)
    let x = isMine ? rect.maxX - tail : tail
    path.move(to: CGPoint(x: x, y: rect.maxY - 20))
    path.addQuadCurve(
      to: CGPoint(x: isMine ? rect.maxX : 0, y: rect.maxY), control: CGPoint(x: x, y: rect.maxY))
    path.addLine(to: CGPoint(x: isMine ? x - 10 : x + 10, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct ChatView: View {
  let messages: [(String, Bool)] = [
    ("Does it render on Linux?", false), ("Yes.", true), ("Without a window?", false),
    ("Without a window.", true),
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(Array(zip(messages.indices, messages)), id: \.0) { _, message in
        HStack {
          if message.1 { Spacer() }
          Text(message.0)
            .padding(.horizontal, 18)
            .padding(.vertical, 8)
            .foregroundColor(message.1 ? .white : .primary)
            .background(message.1 ? Color.blue : Color.gray.opacity(0.2))
            .clipShape(BubbleShape(isMine: message.1))
          if !message.1 { Spacer() }
        }
      }
    }
    .frame(width: 280)
    .padding()
  }
}
