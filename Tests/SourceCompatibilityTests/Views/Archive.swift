import SwiftUI

struct ArchiveEntry: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var size = 0
  var entries: [ArchiveEntry]?
}

enum ArchivePage: Hashable {
  case files, details
}

/// A tree, a table, and tabs of iOS 18.
struct ArchiveView: View {
  @State private var page = ArchivePage.files
  @State private var selection: ArchiveEntry.ID?
  @State private var position = ScrollPosition(edge: .bottom)

  private let entries = [
    ArchiveEntry(
      name: "Documents", entries: [ArchiveEntry(name: "Letter", size: 12)]),
    ArchiveEntry(name: "Photo", size: 240),
  ]

  var body: some View {
    TabView(selection: $page) {
      Tab("Files", systemImage: "folder", value: .files) {
        VStack {
          List(entries, children: \.entries) { entry in
            Label(entry.name, systemImage: entry.entries == nil ? "doc" : "folder")
          }
          .listItemTint(.orange)
          Table(entries, selection: $selection) {
            TableColumn("Name", value: \.name)
            TableColumn("Size") { entry in Text("\(entry.size) KB") }
              .width(min: 60, ideal: 80, max: 90)
              .alignment(.trailing)
          }
          .frame(height: 140)
        }
      }
      TabSection("More") {
        Tab("Details", systemImage: "info.circle", value: ArchivePage.details) {
          ScrollView {
            Text("Details").containerRelativeFrame(.vertical)
          }
          .scrollPosition($position)
          .contentMargins(.horizontal, 20, for: .scrollContent)
        }
        .badge(2)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
