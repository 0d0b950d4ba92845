import Foundation
import ImageCoding
import ShapeShift
import Testing

@Suite("Frames drawn one after the other")
@MainActor
struct FrameDrawingTests {
  /// Many shapes at rest, over and under two that move.
  private struct Dashboard: View {
    @State private var isMoved = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: [.white, .mint], startPoint: .topLeading, endPoint: .bottomTrailing)
        VStack(spacing: 2) {
          ForEach(0..<12, id: \.self) { row in
            HStack(spacing: 2) {
              ForEach(0..<16, id: \.self) { column in
                RoundedRectangle(cornerRadius: 3).fill(
                  Color(hue: Double(row * column % 19) / 19, saturation: 0.5, brightness: 0.9))
              }
            }
          }
        }
        Circle().fill(.red.opacity(0.7)).frame(width: 31, height: 31)
          .offset(x: isMoved ? 280 : 3, y: isMoved ? 150 : 8)
        Rectangle().fill(.black).frame(width: 60, height: 12).shadow(radius: 3)
          .offset(x: 40, y: 100)
        Capsule().fill(.blue).frame(width: isMoved ? 300 : 10, height: 6).offset(y: 190)
      }
      .frame(width: 320, height: 200)
      .onAppear { withAnimation(.easeInOut(duration: 0.5)) { isMoved = true } }
    }
  }

  private let timeline = FrameTimeline(duration: 0.6)

  private func lists() throws -> [DisplayList] {
    try ImageRenderer(content: Dashboard()).displaySequence(timeline).lists
  }

  @Test("The files are those of pictures drawn and written alone", arguments: [1.0, 2.5])
  func files(scale: Double) throws {
    var options = RenderOptions(scale: scale, background: .white)
    options.remarks = [("Title", "Dashboard")]
    let drawing = FrameDrawing(timeline, options: options)
    for list in try lists() {
      #expect(
        try drawing.encoded([list], as: .png).bytes
          == list.encoded(as: .png, options: options).bytes)
    }
  }

  @Test("The order of frames does not matter, nor does who draws them")
  func order() throws {
    let lists = try lists()
    let drawing = FrameDrawing(timeline, options: RenderOptions())
    for index in [18, 0, 9, 9, 3, 17, 4] {
      let alone = try lists[index].encoded(as: .png)
      #expect(try drawing.encoded([lists[index]], as: .png).bytes == alone.bytes)
      #expect(try drawing.bitmap(of: [lists[index]]) == lists[index].bitmap())
    }
  }

  @Test("A picture without a change of pixels is the file before, of a palette too")
  func unchanged() throws {
    let flat = DisplayList(
      size: CGSize(width: 40, height: 30),
      items: [
        DisplayItem(
          .fill(
            FillItem(
              path: Path(CGRect(x: 3, y: 3, width: 8, height: 9)), paint: .color(.black))))
      ])
    let drawing = FrameDrawing(timeline, options: RenderOptions(background: .white))
    let first = try drawing.encoded([flat], as: .png).bytes
    #expect(try drawing.encoded([flat], as: .png).bytes == first)
    #expect(try PNGHeader(first).width == 40)
  }
}
