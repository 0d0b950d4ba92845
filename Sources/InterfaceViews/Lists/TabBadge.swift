import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// A text on a red plate.
struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 13)).foregroundStyle(Color.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
  }
}
