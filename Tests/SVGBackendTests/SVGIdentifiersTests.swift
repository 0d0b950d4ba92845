import Foundation
import Testing
import VectorGraphics

@testable import SVGBackend

@Suite struct SVGIdentifiersTests {
  @Test(arguments: [
    ("root/VStack/2:Circle#sun", "sun"), ("root/Circle#1", "_1"), ("root/Circle#a b:c", "a-b-c"),
    ("root/Circle#naïve", "naïve"), ("root/Circle#<\"&'>", "_-----"),
    ("root/Circle#a.b-c", "a.b-c"),
  ])
  func `An id is the part after the mark, made an XML name`(origin: String, name: String) {
    #expect(SVGIdentifiers.name(in: origin) == name)
  }

  @Test(arguments: ["root/Circle", "root/VStack#outer/0:Circle", "root/Circle#", ""])
  func `A view without an id of its own has none`(origin: String) {
    #expect(SVGIdentifiers.name(in: origin) == nil)
  }

  @Test func `Ids are unique`() {
    var ids = SVGIdentifiers(prefix: "", items: [])
    #expect(ids.view("a#x") == "x")
    #expect(ids.view("b#x-2") == "x-2")
    #expect(ids.view("c#x") == "x-3")
    #expect(ids.view("d#x") == "x-4")
  }

  @Test func `Definitions keep away from what views are called`() {
    let item = DisplayItem.fill(Shapes.rect(0, 0, 1, 1), .pureRed, id: "g1")
    var ids = SVGIdentifiers(prefix: "p-", items: [item])
    #expect(ids.definition("g") == "p-g2")
    #expect(ids.definition("g") == "p-g3")
    #expect(ids.definition("c") == "p-c1")
    #expect(ids.view("a#g1") == "p-g1")
  }
}
