import Foundation
import Testing
import VectorGraphics

@testable import InterfaceViews
@testable import ViewTree

@MainActor
@Suite("Choices among the views of a ForEach")
struct ImplicitTagTests {
  private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: Self { self }
  }

  /// What a menu shows: the label of the chosen option.
  private func shown<V: View>(_ view: V) throws -> String {
    try scene { view }.displayList().description
  }

  @Test("the id of an element is its tag, also where the choice may be nil")
  func ids() throws {
    func picker<Value: Hashable>(_ selection: Value) -> some View {
      Picker("", selection: .constant(selection)) {
        ForEach(Flavour.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.menu).labelsHidden()
    }
    func tagged<Value: Hashable>(_ selection: Value) -> some View {
      Picker("", selection: .constant(selection)) {
        ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.menu).labelsHidden()
    }
    for flavour in Flavour.allCases {
      #expect(try shown(picker(flavour)) == shown(tagged(flavour)))
      #expect(try shown(picker(Flavour?.some(flavour))) == shown(tagged(Flavour?.some(flavour))))
    }
    #expect(try shown(picker(Flavour.vanilla)) != shown(picker(Flavour.chocolate)))
  }

  @Test("the numbers of a constant range are told apart by their place")
  func places() throws {
    func menu(_ selection: Int, @ViewBuilder _ options: () -> some View) throws -> String {
      try shown(
        Picker("", selection: .constant(selection), content: options)
          .pickerStyle(.menu).labelsHidden())
    }
    let two = try menu(2) { ForEach(2..<9) { Text("\($0) people").tag($0 - 2) } }
    #expect(try menu(2) { ForEach(2..<9) { Text("\($0) people") } } == two)
    #expect(try menu(4) { ForEach(2..<9, id: \.self) { Text("\($0) people") } } == two)
    #expect(try menu(4) { ForEach(2..<9) { Text("\($0) people") } } != two)
  }

  @Test("the ids around a picker are no tags of its options")
  func outside() throws {
    let row = Picker("", selection: .constant(7)) {
      Text("one").tag(1)
      Text("none")
    }
    .pickerStyle(.menu).labelsHidden()
    #expect(try shown(ForEach([7], id: \.self) { _ in row }) == shown(row))
  }
}
