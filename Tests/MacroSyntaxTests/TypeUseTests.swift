import MacroSyntax
import Testing

@Suite("Types and names of a Swift file")
struct TypeUseTests {
  @Test("Top-level types are visible to other files unless they are private")
  func visible() {
    let use = TypeUse(
      """
      public struct Photo<Content> where Content: View { enum Kind { case small } }
      fileprivate final class Store {}
      private struct Hidden {}
      actor Loader { class func make() -> Loader { Loader() } }
      protocol Named { associatedtype Name }
      typealias Size = CGSize
      func build() { struct Local {} }
      """)
    #expect(use.visible == ["Photo", "Loader", "Named", "Size"])
    #expect(
      use.declared
        == use.visible.union(["Kind", "Store", "Hidden", "Name", "Local"]))
  }

  @Test("Words in comments and strings are not used names")
  func words() {
    let use = TypeUse("let photo = Photo(\"Album\") // a Shelf\n/* Camera */")
    #expect(use.words == ["let", "photo", "Photo"])
  }

  @Test("Source that cannot be read has no types and names")
  func unreadable() {
    #expect(TypeUse("struct Photo { let a = \"") == TypeUse(""))
  }
}
