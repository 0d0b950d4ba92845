import SwiftUI

extension EnvironmentValues {
  @Entry var ringWidth: CGFloat = 6
  @Entry var onFinish: (() -> Void)? = nil
}

struct EntriesView: View {
  @Environment(\.ringWidth) private var width
  @AppStorage("turns") private var turns = 3
  @SceneStorage("tab") private var tab = "first"

  var body: some View {
    VStack {
      Circle().stroke(.teal, lineWidth: width).frame(width: 60, height: 60)
      Text("\(turns) turns, \(tab)")
    }
    .padding()
  }
}

#Preview {
  @Previewable @State var width: CGFloat = 4
  EntriesView().environment(\.ringWidth, width)
}
