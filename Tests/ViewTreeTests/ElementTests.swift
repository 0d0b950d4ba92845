import Foundation
import InputModel
import InterfaceViews
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@testable import ViewTree

/// The accessibility tree of rows, and of views that pointers do not hit.
@Suite("Elements of the accessibility tree")
@MainActor
struct ElementTests {
  private final class Log { var lines: [String] = [] }

  private func row(_ name: String) -> ElementQuery { ElementQuery(roles: [.row], text: name) }

  private struct Shelf: View {
    @State private var books = ["Emma", "Ulysses"]
    @State private var chosen: String?
    let log: Log

    var body: some View {
      List(selection: $chosen) {
        ForEach(books, id: \.self) { Text($0) }.onDelete { books.remove(atOffsets: $0) }
        Text("Index").swipeActions {
          Button("Pin") { log.lines.append("pin") }
          Button("Share") { log.lines.append("share") }
        }
      }
      .onChange(of: chosen) { log.lines.append("chosen \(chosen ?? "-")") }
    }
  }

  private func shelf(_ log: Log) throws -> SceneSession {
    try SceneSession(scene(width: 300, height: 400) { Shelf(log: log) })
  }

  private func perform(_ action: String, on name: String, in session: SceneSession) throws {
    let element = try session.element(row(name))
    let found = try #require(element.actions.first { $0.name == action })
    session.graph.schedule(at: session.now + 1) { found.action() }
    try session.advance(to: session.now + 2)
  }

  @Test("A row of a list is an element with the row's name, around the elements of its content")
  func rows() throws {
    let session = try shelf(Log())
    let rows = try session.tree().all.filter { $0.role == .row }
    #expect(rows.map(\.name) == ["Emma", "Ulysses", "Index"])
    #expect(rows[0].children.map(\.role) == [.text])
    // A name alone means the text inside of the row.
    #expect(try session.element(ElementQuery(text: "Emma")).role == .text)
  }

  @Test("A row's actions are its selection, its deletion and its swipe actions")
  func rowActions() throws {
    let log = Log()
    let session = try shelf(log)
    #expect(try session.element(row("Emma")).actions.map(\.name) == ["Delete", "press"])
    #expect(try session.element(row("Index")).actions.map(\.name) == ["Pin", "Share", "press"])
    try perform("Share", on: "Index", in: session)
    #expect(log.lines == ["share"])
    try perform("press", on: "Ulysses", in: session)
    #expect(log.lines == ["share", "chosen Ulysses"])
    try perform("Delete", on: "Emma", in: session)
    let rows = try session.tree().all.filter { $0.role == .row }
    #expect(rows.map(\.name) == ["Ulysses", "Index"])
  }

  @Test("A view that lets pointers through stays in the tree, and what is behind it is hit")
  func hitTesting() throws {
    let log = Log()
    let session = try SceneSession(
      scene {
        ZStack {
          Color.red.onTapGesture { log.lines.append("tap") }
          Text("Note").allowsHitTesting(false)
        }
      })
    let note = ElementQuery(roles: [.text], text: "Note")
    #expect(try session.element(note).frame.contains(CGPoint(x: 50, y: 50)))
    let error = try #require(throws: SessionError.self) { try session.place(of: note, at: 1) }
    #expect(error.description.contains("allowsHitTesting(false)"))
    try session.play([
      finger(at: CGPoint(x: 50, y: 50), 1), finger(at: CGPoint(x: 50, y: 50), 1.1, .up),
    ])
    #expect(log.lines == ["tap"])
  }

  private func cover<V: View>(@ViewBuilder _ cover: @escaping () -> V) throws -> String {
    let session = try SceneSession(
      scene {
        ZStack {
          Button("Save") {}
          cover()
        }
      })
    let error = try #require(throws: SessionError.self) {
      try session.place(of: ElementQuery(roles: [.button], text: "Save"), at: 1)
    }
    #expect(error.code == .covered)
    return error.description
  }

  @Test("The message for a covered view names the cover by its identifier, its name or its path")
  func covers() throws {
    #expect(
      try cover { Color.red.accessibilityIdentifier("shade") }
        .contains("by the view with the identifier \"shade\""))
    #expect(
      try cover {
        Color.red.accessibilityLabel("Shade").accessibilityIdentifier("shade")
      }.contains("by \"Shade\" with the identifier \"shade\""))
    #expect(
      try cover {
        ZStack {
          Color.red.accessibilityLabel("Shade")
          Circle().accessibilityLabel("Disc")
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("shade")
      }.contains("\"Disc\" with the identifier \"shade\""))
    #expect(try cover { Color.red.accessibilityLabel("Shade") }.contains("by \"Shade\" ("))
    #expect(try cover { Color.red }.contains("Color"))
  }
}
