import SwiftUI

struct UnderlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(spacing: 2) {
      configuration
      Rectangle().fill(.tint).frame(height: 1)
    }
  }
}

struct FieldStylesView: View {
  enum Field: Hashable { case name, mail }
  @State private var name = ""
  @State private var mail = "a@b.c"
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 12) {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .textContentType(.name)
        .submitLabel(.next)
        .onSubmit { focus = .mail }
      TextField("Mail", text: $mail)
        .focused($focus, equals: .mail)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .disableAutocorrection(true)
    }
    .textFieldStyle(UnderlinedFieldStyle())
    .tint(.orange)
    .padding()
    .frame(width: 220)
  }
}
