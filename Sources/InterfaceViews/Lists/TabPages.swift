import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// Pages beside each other, one of them in sight, which a finger turns, and a dot for each over them.
struct PagesBody: View {
  @Environment(\.indexPlate) private var hasPlate
  let tabs: SubviewsCollection
  let chosen: Int
  let hasDots: Bool
  let choose: @MainActor (Int) -> Void

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(tabs) { $0.containerRelativeFrame([.horizontal, .vertical]) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: page)
    .overlay(alignment: .bottom) { if hasDots, tabs.count > 1 { dots } }
  }

  private var page: Binding<Subview.ID?> {
    Binding {
      tabs.indices.contains(chosen) ? tabs[chosen].id : nil
    } set: { id in
      guard let index = tabs.firstIndex(where: { $0.id == id }), index != chosen else { return }
      choose(index)
    }
  }

  private var dots: some View {
    HStack(spacing: 9) {
      ForEach(tabs.numbered) { tab in
        Circle().fill(Color.primary.opacity(tab.index == chosen ? 0.9 : 0.3))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, hasPlate ? 14 : 0)
    .frame(minHeight: hasPlate ? 26 : nil)
    .background {
      if hasPlate { Capsule(style: .circular).fill(Color.primary.opacity(0.12)) }
    }
    .padding(.bottom, hasPlate ? 3 : 12)
  }
}
