public import ShapeShift
import Testing

#Preview("Square", traits: .fixedLayout(width: 30, height: 20)) { Color.red }

// A comment before it is part of its source: the line is that of the number sign.
#Preview {
  @Previewable @State var width: CGFloat =
    24
  @Previewable @State var isWide = true
  Color.blue.frame(width: isWide ? width : 1, height: 10).onAppear { width += 1 }
}

#Preview("Lying", traits: .landscapeLeft, body: { Color.green })

/// Public: the compiler takes others that nobody uses out of optimised programs.
public struct Pair_Previews: PreviewProvider {
  /// Three views of different sizes.
  public static var previews: some View {
    Color.red.frame(width: 5, height: 6).previewDisplayName("Small")
    Group {
      Color.red.previewLayout(.fixed(width: 70, height: 80)).previewDisplayName("Large")
      Color.red.frame(width: 1, height: 2)
    }
  }
}

@Suite("Previews of a program")
@MainActor
struct PreviewTests {
  private static var own: [Preview] {
    Preview.all.filter {
      $0.fileID == "ClientTests/PreviewTests.swift" || $0.providerName == "Pair_Previews"
    }
  }

  @Test("those of macros come by file and line, then those of providers")
  func order() {
    #expect(
      Self.own.map(\.description) == [
        "Square", "PreviewTests", "Lying", "Small", "Large", "Pair_Previews",
      ])
    #expect(Self.own.map(\.line) == [4, 7, 14, nil, nil, nil])
  }

  @Test("each is drawn in the size that it asks for, and what is previewable is state")
  func sizes() throws {
    let sizes = try Self.own.map { try ImageRenderer(preview: $0).displayList().size }
    #expect(
      sizes == [
        CGSize(width: 30, height: 20), CGSize(width: 25, height: 10),
        CGSize(width: 852, height: 393), CGSize(width: 5, height: 6), CGSize(width: 70, height: 80),
        CGSize(width: 1, height: 2),
      ])
  }

  @Test("previews are arguments of tests", arguments: await Preview.all)
  func arguments(preview: Preview) throws {
    let size = try ImageRenderer(preview: preview).displayList().size
    #expect(size.width > 0 && size.height > 0)
  }
}
