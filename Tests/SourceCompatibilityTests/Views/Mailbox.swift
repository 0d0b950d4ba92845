import SwiftUI

private struct Mail: Identifiable, Hashable {
  let id: Int
  let subject: String
  let sender: String
}

struct MailboxView: View {
  @State private var mails = [
    Mail(id: 1, subject: "Lunch?", sender: "Ada"), Mail(id: 2, subject: "Invoice", sender: "Bob"),
    Mail(id: 3, subject: "Minutes", sender: "Eve"),
  ]
  @State private var selection: Set<Int> = [2]
  @State private var search = ""
  @State private var editMode = EditMode.active

  private var found: [Mail] {
    search.isEmpty ? mails : mails.filter { $0.subject.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(found) { mail in
          VStack(alignment: .leading) {
            Text(mail.sender).font(.headline)
            Text(mail.subject).foregroundStyle(.secondary)
          }
          .badge(mail.id)
          .swipeActions {
            Button("Archive", systemImage: "archivebox") {}.tint(.purple)
          }
        }
        .onDelete { mails.remove(atOffsets: $0) }
        .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
      }
      .badgeProminence(.increased)
      .environment(\.editMode, $editMode)
      .navigationTitle("Inbox")
      .navigationSubtitle("3 unread")
      .searchable(text: $search, placement: .navigationBarDrawer, prompt: "Search mail")
      .toolbar { EditButton() }
    }
  }
}
