import SwiftUI

struct WorkspaceView: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var folder: String? = "Drafts"
  @State private var hasDetails = true
  @State private var notes = "Call back."

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(["Inbox", "Drafts", "Sent"], id: \.self, selection: $folder) { name in
        Label(name, systemImage: "folder")
      }
      .listStyle(.sidebar)
      .navigationTitle("Folders")
      .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 250)
    } detail: {
      TextEditor(text: $notes)
        .textEditorStyle(.plain)
        .navigationTitle(folder ?? "None")
        .toolbarTitleMenu { Button("Rename") {} }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            ControlGroup {
              Button("Cut", systemImage: "scissors") {}
              Button("Copy", systemImage: "doc.on.doc") {}
            }
            .controlGroupStyle(.palette)
          }
        }
        .inspector(isPresented: $hasDetails) {
          Form { LabeledContent("Words", value: "2") }
            .inspectorColumnWidth(min: 180, ideal: 220, max: 300)
        }
    }
    .navigationSplitViewStyle(.balanced)
  }
}
