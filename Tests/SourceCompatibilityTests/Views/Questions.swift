import SwiftUI

private enum UploadError: LocalizedError {
  case offline

  var errorDescription: String? { "There is no network." }
  var recoverySuggestion: String? { "Try again later." }
}

struct QuestionsView: View {
  @State private var isConfirming = true
  @State private var isChoosing = false
  @State private var error: UploadError?
  @State private var name = ""

  var body: some View {
    VStack(spacing: 12) {
      Button("Delete", role: .destructive) { isConfirming = true }
        .alert("Delete this album?", isPresented: $isConfirming) {
          TextField("Type its name", text: $name)
          Button("Delete", role: .destructive) { error = .offline }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Its \(42) photos go with it.")
        }
      Button("Share") { isChoosing = true }
        .confirmationDialog(
          "Share the album", isPresented: $isChoosing, titleVisibility: .visible
        ) {
          Button("Copy Link") {}
          Button("Mail") {}
        }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .alert(
      isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), error: error
    ) { _ in
      Button("OK") {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }
}

struct OldQuestionView: View {
  @Environment(\.presentationMode) var presentationMode
  @State private var showingAlert = true
  @State private var showingSheet = false

  var body: some View {
    Button("Close") { presentationMode.wrappedValue.dismiss() }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .alert(isPresented: $showingAlert) {
        Alert(
          title: Text("Important message"), message: Text("Wear sunscreen"),
          dismissButton: .default(Text("Got it!")))
      }
      .actionSheet(isPresented: $showingSheet) {
        ActionSheet(
          title: Text("What now?"),
          buttons: [.default(Text("Go on")), .destructive(Text("Stop")), .cancel()])
      }
  }
}
