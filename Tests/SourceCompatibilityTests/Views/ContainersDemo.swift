import SwiftUI

extension ContainerValues {
  private struct EmphasisKey: ContainerValueKey {
    static let defaultValue = false
  }

  var isEmphasised: Bool {
    get { self[EmphasisKey.self] }
    set { self[EmphasisKey.self] = newValue }
  }
}

extension View {
  func emphasised(_ flag: Bool = true) -> some View { containerValue(\.isEmphasised, flag) }
}

struct Shelf<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(sections: content) { section in
        section.header.font(.headline)
        HStack {
          ForEach(section.content) { subview in
            subview
              .padding(8)
              .background(
                subview.containerValues.isEmphasised ? Color.yellow : .gray.opacity(0.2))
          }
        }
        section.footer.font(.footnote)
      }
    }
    .padding()
  }
}

struct CountedRow<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      HStack {
        Text("\(subviews.count):")
        ForEach(subviews: content) { subview in
          subview.border(.blue)
        }
      }
    }
  }
}

struct ContainersDemo: View {
  var body: some View {
    VStack {
      Shelf {
        Section("Fruit") {
          Text("Apple").emphasised()
          Text("Pear")
        }
        Section {
          ForEach(1..<4) { Text("Nut \($0)") }
        } header: {
          Text("Nuts")
        } footer: {
          Text("May contain traces")
        }
      }
      CountedRow {
        Text("a")
        ForEach(0..<3) { Text("\($0)") }
      }
    }
  }
}
