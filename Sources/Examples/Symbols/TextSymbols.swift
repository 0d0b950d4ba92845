import SwiftUI

extension SymbolExamples {
  mutating func addText() {
    add("Text") {
      VStack(alignment: .leading) {
        Text("Hello, **world**")
        Text(0.25, format: .percent)
        Text("Total: ") + Text("42").bold().foregroundStyle(.red)
      }
    }
    add("Label") {
      VStack(alignment: .leading) {
        Label("Favourites", systemImage: "heart.fill")
        Label("Messages", systemImage: "envelope")
      }
    }
    add("Image") {
      HStack(spacing: 16) {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
        Image(systemName: "heart.fill").foregroundStyle(.red)
        Image(systemName: "gear").foregroundStyle(.gray)
      }
      .font(.largeTitle)
    }
    add("Font") {
      VStack(alignment: .leading) {
        Text("Large title").font(.largeTitle)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Caption").font(.caption)
        Text("28 points, heavy").font(.system(size: 28, weight: .heavy))
      }
    }
    add("View/font(_:)") {
      VStack {
        Text("Title").font(.title)
        Text("Body, in italics").font(.body.italic())
      }
    }
    add("View/fontWeight(_:)") {
      HStack {
        Text("thin").fontWeight(.thin)
        Text("regular").fontWeight(.regular)
        Text("bold").fontWeight(.bold)
        Text("black").fontWeight(.black)
      }
    }
    add("View/bold(_:)") {
      VStack {
        Text("every")
        Text("word")
      }
      .bold()
    }
    add("View/italic(_:)") {
      Text("set in italics").italic()
    }
    add("View/underline(_:pattern:color:)") {
      HStack(spacing: 16) {
        Text("plain").underline()
        Text("dashed").underline(pattern: .dash, color: .red)
      }
    }
    add("View/strikethrough(_:pattern:color:)") {
      HStack {
        Text("12.00").strikethrough(color: .red)
        Text("9.00").bold()
      }
    }
    add("View/kerning(_:)") {
      VStack {
        Text("KERNING").kerning(0)
        Text("KERNING").kerning(4)
      }
    }
    add("View/baselineOffset(_:)") {
      Text("E = mc") + Text("2").font(.caption).baselineOffset(6)
    }
    add("View/monospacedDigit()") {
      VStack(alignment: .trailing) {
        Text("111.11").monospacedDigit()
        Text("888.88").monospacedDigit()
      }
      .font(.title3)
    }
    add("View/lineLimit(_:)-(Int?)") {
      Text("A sentence that is far too long for the two lines that it is given here")
        .lineLimit(2)
        .frame(width: 150)
    }
    add("View/truncationMode(_:)") {
      VStack {
        Text("a-very-long-file-name.swift").truncationMode(.head)
        Text("a-very-long-file-name.swift").truncationMode(.middle)
        Text("a-very-long-file-name.swift").truncationMode(.tail)
      }
      .lineLimit(1)
      .frame(width: 130)
    }
    add("View/minimumScaleFactor(_:)") {
      Text("Made smaller until it fits")
        .font(.title)
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(width: 160)
        .border(.gray)
    }
    add("View/multilineTextAlignment(_:)") {
      HStack(spacing: 16) {
        Text("two lines\nof it").multilineTextAlignment(.leading)
        Text("two lines\nof it").multilineTextAlignment(.center)
        Text("two lines\nof it").multilineTextAlignment(.trailing)
      }
    }
    add("View/lineSpacing(_:)") {
      HStack(alignment: .top, spacing: 20) {
        Text("one\ntwo\nthree")
        Text("one\ntwo\nthree").lineSpacing(8)
      }
    }
    add("View/textCase(_:)") {
      VStack {
        Text("Upper").textCase(.uppercase)
        Text("Lower").textCase(.lowercase)
      }
    }
    add("View/dynamicTypeSize(_:)-(DynamicTypeSize)") {
      HStack(alignment: .firstTextBaseline) {
        Text("small").dynamicTypeSize(.xSmall)
        Text("large").dynamicTypeSize(.large)
        Text("larger").dynamicTypeSize(.accessibility1)
      }
    }
    add("View/symbolRenderingMode(_:)") {
      HStack(spacing: 16) {
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.monochrome)
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.hierarchical)
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
      }
      .font(.largeTitle)
      .foregroundStyle(.blue)
      .padding()
      .background(Color(white: 0.8))
    }
    add("View/symbolVariant(_:)") {
      HStack(spacing: 16) {
        Image(systemName: "heart")
        Image(systemName: "heart").symbolVariant(.fill)
        Image(systemName: "heart").symbolVariant(.circle)
      }
      .font(.title)
    }
    add("View/imageScale(_:)") {
      HStack {
        Image(systemName: "star.fill").imageScale(.small)
        Image(systemName: "star.fill").imageScale(.medium)
        Image(systemName: "star.fill").imageScale(.large)
      }
    }
    add("View/redacted(reason:)") {
      VStack(alignment: .leading) {
        Text("A title").font(.headline)
        Text("What is still being loaded")
      }
      .redacted(reason: .placeholder)
    }
  }
}
