import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

/// A screen to sign in: two fields, a switch, a button that is on once both are filled in, and what went wrong.
struct SignInScreen: View {
  private enum Field: Hashable { case name, password }

  @FocusState private var field: Field?
  @State private var name = ""
  @State private var password = ""
  @State private var staysSignedIn = false
  @State private var problem: String?
  @State private var user: String?

  var body: some View {
    if let user {
      VStack(spacing: 12) {
        Text("Welcome, \(user)").font(.title2)
        Button("Sign out") { self.user = nil }
      }
    } else {
      VStack(alignment: .leading, spacing: 16) {
        Text("Sign in").font(.largeTitle.bold())
        TextField("Name", text: $name).focused($field, equals: .name)
          .onSubmit { field = .password }
        SecureField("Password", text: $password).focused($field, equals: .password)
          .onSubmit { signIn() }
        Toggle("Stay signed in", isOn: $staysSignedIn)
        if let problem { Text(problem).font(.footnote).foregroundStyle(.red) }
        Button("Sign in") { signIn() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
          .disabled(name.isEmpty || password.isEmpty)
          .frame(maxWidth: .infinity)
      }
      .textFieldStyle(.roundedBorder)
      .padding(24)
    }
  }

  private func signIn() {
    guard password == "öpen sesame" else {
      problem = "That is not the password."
      password = ""
      field = .password
      return
    }
    (user, problem) = (name, nil)
  }
}

/// A form with rules for what is written into it.
struct OrderForm: View {
  private enum Field: Hashable { case name, amount, zip, note }

  @FocusState private var field: Field?
  @State private var name = ""
  @State private var amount = 1
  @State private var zip = ""
  @State private var note = ""
  @State private var express = false
  @State private var speed = 0.5
  @State private var sent = ""

  private var problems: [String] {
    var problems: [String] = []
    if name.count < 2 { problems.append("A name has two letters or more.") }
    if zip.count != 5 { problems.append("A code has five digits.") }
    if !(1...20).contains(amount) { problems.append("Between 1 and 20.") }
    return problems
  }

  var body: some View {
    Form {
      Section("To") {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField(
          "Code",
          text: Binding(get: { zip }, set: { zip = String($0.filter(\.isNumber).prefix(5)) })
        )
        .focused($field, equals: .zip)
      }
      Section("What") {
        TextField("Amount", value: $amount, format: .number).focused($field, equals: .amount)
        Stepper("Pieces: \(amount)", value: $amount, in: 1...20)
        Slider(value: $speed, in: 0...1, step: 0.25) { Text("Speed") }
        TextField("Note", text: $note, axis: .vertical).focused($field, equals: .note)
        Toggle("Express", isOn: $express)
      }
      Section {
        ForEach(problems, id: \.self) { Text($0).foregroundStyle(.red).font(.footnote) }
        Button("Send") { sent = "\(name) \(zip) \(amount) \(note) \(express) \(speed)" }
          .disabled(!problems.isEmpty)
          .keyboardShortcut("s")
        if !sent.isEmpty { Text(sent) }
      }
    }
  }
}

@MainActor
@Suite("Sessions with forms")
struct FormSessionTests {
  /// The texts of pictures of a session at some times, drawn forward; the same backward, and of the session replayed.
  private func expectSame<Content: View>(
    _ scene: TestScene, at times: [Double], size: CGSize,
    @ViewBuilder _ view: @escaping () -> Content
  ) throws {
    let forward = try times.map { try scene.displayList(at: $0).dump() }
    #expect(try times.reversed().map { try scene.displayList(at: $0).dump() } == forward.reversed())
    let again = try TestScene(size: size, content: view)
    try again.replay(scene.logWithSecrets)
    #expect(try times.map { try again.displayList(at: $0).dump() } == forward)
  }

  @Test("Somebody signs in")
  func signIn() throws {
    let size = CGSize(width: 390, height: 420)
    let scene = try TestScene(size: size) { SignInScreen() }
    #expect(try !scene.isEnabled(.button("Sign in")))
    try scene.tap(.textField("Name"), at: 1)
    try scene.type("ada", at: 1.2)
    try scene.press(.home, at: 1.4)
    try scene.press(.deleteForward)
    try scene.type("A", at: 1.6)
    #expect(try scene.value(of: .textField("Name")) == "Ada")
    #expect(try !scene.isEnabled(.button("Sign in")))
    try scene.press(.return, at: 2)
    #expect(try scene.isFocused(.secureField("Password")))
    try scene.type("wrong", at: 2.5)
    #expect(try scene.isEnabled(.button("Sign in")))
    try scene.press(.return, at: 3)
    #expect(try scene.exists(.text("That is not the password.")))
    #expect(try scene.value(of: .secureField("Password")) == "")
    #expect(try scene.isFocused(.secureField("Password")))
    try scene.compose("o", at: 3.5)
    try scene.compose("ö", at: 3.6)
    try scene.commit("ö", at: 3.7)
    try scene.paste("pen sesame!", at: 4)
    try scene.press(.delete, at: 4.2)
    try scene.press(.tab, at: 4.4)
    #expect(try scene.focused == "Stay signed in")
    try scene.press(.space, at: 4.6)
    #expect(try scene.value(of: .switch("Stay signed in")) == "1")
    try scene.press(.tab, at: 4.8)
    #expect(try scene.isFocused(.button("Sign in")))
    try scene.press(.space, at: 5)
    #expect(try scene.exists(.text("Welcome, Ada")))
    #expect(try scene.focused == nil)
    try scene.tap(.button("Sign out"), at: 6)
    #expect(try scene.value(of: .textField("Name")) == "Ada")
    #expect(!scene.log.contains("sesame"))
    try expectSame(scene, at: [0, 1.3, 2.5, 3, 3.65, 4.5, 5.5, 7], size: size) { SignInScreen() }
  }

  @Test("Somebody fills in a form that has rules")
  func form() throws {
    let size = CGSize(width: 390, height: 844)
    let scene = try TestScene(size: size) { OrderForm() }
    #expect(try scene.count(.text("A code has five digits.")) == 1)
    #expect(try !scene.isEnabled(.button("Send")))
    try scene.press("s", modifiers: .command, at: 0.5)
    try scene.type("B", into: .textField("Name"), at: 1)
    #expect(try scene.exists(.text("A name has two letters or more.")))
    try scene.type("o", at: 1.5)
    #expect(try !scene.exists(.text("A name has two letters or more.")))
    try scene.press(.tab, at: 2)
    #expect(try scene.isFocused(.textField("Code")))
    try scene.type("1x2-3456789", at: 2.2)
    #expect(try scene.value(of: .textField("Code")) == "12345")
    try scene.press(.tab, at: 2.4)
    try scene.press("a", modifiers: .command, at: 2.6)
    try scene.type("40", at: 2.8)
    try scene.press(.return, at: 3)
    #expect(try scene.exists(.text("Between 1 and 20.")))
    #expect(try scene.focused == nil)
    try scene.type("none", into: .textField("Amount"), at: 3.5)
    try scene.press(.return, at: 3.6)
    #expect(try scene.value(of: .textField("Amount")) == "40")
    try scene.focus(.textField("Amount"), at: 4)
    try scene.press(.delete, modifiers: .command, at: 4.1)
    try scene.type("3", at: 4.2)
    try scene.press(.tab, at: 4.4)
    #expect(try scene.exists(.text("Pieces: 3")))
    try scene.press(.upArrow, at: 4.5)
    #expect(try scene.value(of: .textField("Amount")) == "4")
    try scene.press(.tab, at: 4.6)
    try scene.press(.rightArrow, at: 4.7)
    #expect(try scene.value(of: .slider("Speed")) == "75%")
    try scene.press(.tab, at: 5)
    try scene.type("ring\ntwice", at: 5.2)
    try scene.press("z", modifiers: .command, at: 5.3)
    #expect(try scene.value(of: .textField("Note")) == "ring\n")
    try scene.press(.delete, at: 5.4)
    try scene.tap(.switch("Express"), at: 6)
    try scene.press("s", modifiers: .command, at: 7)
    #expect(try scene.exists(.text("Bo 12345 4 ring true 0.75")))
    try expectSame(scene, at: [0.5, 1.2, 2.3, 2.7, 3.2, 4.3, 5.25, 6.5, 8], size: size) {
      OrderForm()
    }
  }
}
