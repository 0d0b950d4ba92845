package import Foundation
import VectorGeometry

/// What may be done with the elements of a `ForEach`.
package struct ElementEdits {
  /// Deletes elements, by their offsets.
  package var delete: ((IndexSet) -> Void)?
  /// Moves elements, by their offsets, to before the one of another, which counts them where they were.
  package var move: ((IndexSet, Int) -> Void)?
}

extension ElementEdits {
  /// What actions do to a bound collection: elements that have gone are left out, one by one.
  init<C: MutableCollection & RandomAccessCollection>(
    _ actions: EditActions<C>, of data: Binding<C>
  ) {
    if actions.contains(.delete), C.self is any RangeReplaceableCollection.Type {
      delete = { offsets in Self.delete(offsets, in: data) }
    }
    if actions.contains(.move) {
      move = { offsets, destination in Self.move(offsets, to: destination, in: data) }
    }
  }

  private static func delete<C: MutableCollection & RandomAccessCollection>(
    _ offsets: IndexSet, in data: Binding<C>
  ) {
    func open<R: RangeReplaceableCollection>(_ type: R.Type) {
      guard var whole = data.wrappedValue as? R else { return }
      for offset in offsets.reversed() where offset < whole.count {
        whole.remove(at: whole.index(whole.startIndex, offsetBy: offset))
      }
      if let whole = whole as? C { data.wrappedValue = whole }
    }
    if let type = C.self as? any RangeReplaceableCollection.Type { open(type) }
  }

  private static func move<C: MutableCollection & RandomAccessCollection>(
    _ offsets: IndexSet, to destination: Int, in data: Binding<C>
  ) {
    var whole = data.wrappedValue
    let elements = Array(whole)
    guard destination <= elements.count, offsets.allSatisfy(elements.indices.contains) else {
      return
    }
    let rest = elements.indices.filter { !offsets.contains($0) }
    let order =
      rest.filter { $0 < destination } + Array(offsets) + rest.filter { $0 >= destination }
    for (index, old) in zip(whole.indices, order) { whole[index] = elements[old] }
    data.wrappedValue = whole
  }
}

/// A node with a view for each element.
@MainActor
protocol ElementSource: AnyViewNode {
  /// Which element, from 0, a child is of.
  func offset(of child: AnyViewNode) -> Int?
  /// What may be done with the elements.
  var edits: ElementEdits? { get }
}

extension LayoutBox {
  /// The view that the node is of, without what is put around it: modifiers of a whole `ForEach` are further out than
  /// its elements.
  var innermostOwner: AnyViewNode? {
    var node = self
    while let wrapper = node as? WrapperBox { node = wrapper.content }
    return node.owner
  }
}

extension Subview {
  /// The elements that the view is made for one of, and which one: those of the innermost `ForEach` around it.
  @MainActor private var element: (source: any ElementSource, offset: Int)? {
    var node: AnyViewNode? = node.innermostOwner
    while let current = node, let parent = current.parent, !(current is any SubviewsCollecting) {
      if let source = parent as? any ElementSource, let offset = source.offset(of: current) {
        return (source, offset)
      }
      node = parent
    }
    return nil
  }

  /// Which element, from 0, the view is made for; nil if it is made for none.
  @MainActor package var elementOffset: Int? { element?.offset }

  /// Tells the elements of one `ForEach` from those of others.
  @MainActor package var elementSource: ObjectIdentifier? {
    element.map { ObjectIdentifier($0.source) }
  }

  /// What the `ForEach` lets be done with its elements.
  @MainActor package var elementEdits: ElementEdits? { element?.source.edits }

  /// The rectangle of the row that shows the view, in the layout's coordinates; nil if none does.
  @MainActor package var rowFrame: CGRect? {
    sequence(first: node.parent, next: { $0?.parent })
      .lazy.compactMap { $0 as? ScrollRowBox }.first?.frame
  }
}

/// Marks a row of a list.
private struct ScrollRowModifier: BoxModifier {
  @MainActor func update(_ box: ScrollRowBox, of node: AnyViewNode) {}
}

/// What presses the first control in a view.
@MainActor
package final class PressHandle {
  fileprivate weak var node: AnyViewNode?

  package nonisolated init() {}

  /// Does what the first control does when it is pressed, if there is one and it is on.
  package func press() { node?.firstPress?() }
}

private struct PressHandleModifier: PrimitiveViewModifier {
  let handle: PressHandle

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PressHandleNode<Base>()
  }
}

private final class PressHandleNode<Base: View>:
  _ViewNode<ModifiedContent<Base, PressHandleModifier>>
{
  private var content: _ViewNode<Base>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, PressHandleModifier>) {
    view.modifier.handle.node = self
    childNode(in: &content).update(view.content, inputs)
  }
}

extension View {
  /// Marks a row of a list, which who scrolls to what is inside brings into sight as a whole.
  package nonisolated func scrollRow() -> some View { modifier(ScrollRowModifier()) }

  /// Has a handle press the first control in the view.
  package nonisolated func pressed(by handle: PressHandle) -> some View {
    modifier(PressHandleModifier(handle: handle))
  }
}
