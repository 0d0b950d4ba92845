import SwiftUI

struct RichTextsView: View {
  @State private var count = 3

  private var attributed: AttributedString {
    var string = AttributedString("Attributed")
    string.foregroundColor = .purple
    string.underlineStyle = .single
    string.font = .headline
    return string
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("**Bold**, *italic*, ~~gone~~ and `code`")
      Text("You have \(count) items of \(4.5, specifier: "%.1f")").underline()
      Text(attributed)
      Text("Was 99").strikethrough(color: .red) + Text(" now ") + Text("79").bold()
      Text("shouted").textCase(.uppercase).tracking(2)
      Text("A line that is too long for its frame")
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: 120)
      Text("Two lines of room").lineLimit(2, reservesSpace: true)
      Text("Round").fontDesign(.rounded).fontWeight(.semibold)
      Text("Placeholder text").redacted(reason: .placeholder)
    }
    .padding()
    .textSelection(.enabled)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}
