import Testing

@testable import ViewTree

@Suite("Names of symbols")
struct SymbolNamesTests {
  /// Names that are frequent in public code and are not lines of the table: forms, compositions and synonyms.
  private static let composed = """
    align.horizontal.left.fill align.vertical.center.fill person.3.sequence.fill
    square.and.arrow.up.on.square.fill externaldrive.badge.icloud folder.badge.gearshape
    folder.badge.person.crop doc.badge.gearshape doc.badge.ellipsis camera.badge.ellipsis
    flag.badge.ellipsis paperclip.badge.ellipsis person.badge.key.fill
    person.badge.shield.checkmark.fill shield.lefthalf.filled.badge.checkmark
    lock.trianglebadge.exclamationmark eye.trianglebadge.exclamationmark
    bolt.trianglebadge.exclamationmark display.trianglebadge.exclamationmark
    checkmark.circle.trianglebadge.exclamationmark square.and.arrow.up.trianglebadge.exclamationmark
    questionmark.folder.fill lock.doc.fill arrow.up.doc.fill arrow.down.doc arrow.up.bin.fill
    doc.viewfinder.fill doc.text.viewfinder location.viewfinder ellipsis.viewfinder
    person.fill.viewfinder person.icloud link.icloud.fill plus.icloud minus.icloud key.icloud
    bolt.horizontal.icloud arrow.clockwise.icloud xmark.icloud.fill checkmark.icloud.fill
    exclamationmark.icloud lock.icloud plus.message.fill checkmark.message.fill arrow.up.message
    sparkles.tv photo.tv music.note.tv questionmark.video.fill play.laptopcomputer
    lock.iphone lock.applewatch lock.laptopcomputer lock.desktopcomputer lock.display
    exclamationmark.applewatch exclamationmark.lock.fill exclamationmark.magnifyingglass
    1.magnifyingglass arrow.clockwise.heart checkmark.rectangle.portrait plus.square.dashed
    plus.circle.dashed questionmark.app.dashed questionmark.circle.dashed circle.square
    h.circle.fill j.circle l.circle n.circle o.circle q.circle r.square.fill u.circle v.circle
    w.circle y.circle z.circle wonsign.circle.fill turkishlirasign.circle centsign.circle
    parkingsign.circle.fill sos.circle staroflife.circle.fill storefront.circle grid.circle
    arrow.triangle.turn.up.right.circle.fill arrow.uturn.down.circle arrowshape.up.circle.fill
    bolt.horizontal.circle.fill accessibility.fill smallcircle.circle.fill camera.macro.circle
    chevron.forward.2 chevron.backward.2 arrow.up.forward.app.fill arrow.up.forward.circle
    arrow.up.backward arrow.down.forward arrow.down.backward arrow.forward.to.line
    arrow.up.backward.and.arrow.down.forward arrow.down.forward.and.arrow.up.backward
    arrow.turn.up.forward arrowtriangle.forward.fill arrowtriangle.backward
    arrowshape.turn.up.backward.fill arrowshape.turn.up.forward arrowshape.forward
    arrowshape.backward.fill sidebar.leading sidebar.trailing sidebar.squares.leading
    text.justify.leading text.justify.trailing rectangle.leadinghalf.inset.filled
    rectangle.trailinghalf.inset.filled calendar.day.timeline.leading dot.radiowaves.forward
    square.stack.3d.down.forward wave.3.backward arrow.trianglehead.pull
    square.fill.on.square photo.fill.on.rectangle.fill rectangle.fill.on.rectangle.fill
    plus.square.fill.on.square.fill circle.righthalf.fill hourglass.tophalf.fill
    line.horizontal.3.decrease.circle.fill document.badge.plus laptopcomputer.slash
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  @Test("composed names have drawings", arguments: composed)
  func names(name: String) {
    #expect(SymbolTable.drawing(name) != nil)
    #expect(!SymbolTable.names.contains(name))
  }

  @Test("letters and parts of compositions are not symbols by themselves")
  func parts() {
    #expect(SymbolTable.names.allSatisfy { !$0.hasPrefix("letter.") && !$0.hasPrefix("part.") })
  }

  @Test("names with measured frames have drawings")
  func measured() {
    #expect(!SymbolTable.sizes.isEmpty)
    for name in SymbolTable.sizes.keys.sorted() where !name.hasPrefix("part.") {
      #expect(SymbolTable.names.contains(name), "\(name)")
    }
  }

  @Test("Parts of symbols are no symbols")
  func internalParts() {
    for name in [
      "part.shield.checkmark", "part.triangle.exclamationmark", "letter.a",
      "part.shield.checkmark.fill", "letter.a.slash", "letter.a.circle",
    ] { #expect(!Image.hasSymbol(name), "\(name)") }
    for name in ["shield.checkmark", "a.circle", "lock.trianglebadge.exclamationmark"] {
      #expect(Image.hasSymbol(name), "\(name)")
    }
  }
}
