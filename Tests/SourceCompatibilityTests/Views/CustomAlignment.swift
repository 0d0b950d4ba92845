import SwiftUI

extension VerticalAlignment {
  private enum MidAccountAndName: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }

  static let midAccountAndName = VerticalAlignment(MidAccountAndName.self)
}

struct CustomAlignmentView: View {
  var body: some View {
    HStack(alignment: .midAccountAndName) {
      VStack {
        Text("@account").alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
        Rectangle().fill(.blue).frame(width: 64, height: 64)
      }
      VStack {
        Text("Full name:")
        Text("SOMEBODY")
          .alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
          .font(.largeTitle)
      }
    }
    .padding()
  }
}
