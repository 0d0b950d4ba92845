import SwiftUI

struct NavigationDecorations: View {
  @State private var isPresented = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Content")
      Button("Close") { dismiss() }
    }
    .navigationTitle("Title")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add") { isPresented = true }
      }
    }
    .sheet(isPresented: $isPresented) { Text("Sheet") }
    .alert("Question", isPresented: $isPresented) {
      Button("OK") {}
    }
    .accessibilityIdentifier("content")
    .statusBar(hidden: true)
    .padding()
  }
}
