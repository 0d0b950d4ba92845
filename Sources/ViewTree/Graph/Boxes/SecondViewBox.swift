import ViewLayout

/// The node of a modifier with a second view: each view of the content has a second view of its own.
class SecondViewNode<Base: View, Modifier: ViewModifier, Second: View, Box: SecondViewBox>:
  WrapperNode<Base, Modifier, Box>
{
  private var seconds = SecondViews<Second>()

  override var childNodes: [AnyViewNode] { super.childNodes + seconds.all }

  /// The boxes of a wrapper's second view, which is brought in line with `view`.
  final func boxes(of view: Second, for wrapper: Box) -> [LayoutBox] {
    var slot = seconds[wrapper]
    let node = childNode(in: &slot)
    node.update(view, inputs)
    seconds.insert(node, of: wrapper)
    return node.outputs
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    let start = outputs.count
    super.addOutputs(to: &outputs)
    let wrappers = outputs[start...]
    for case let wrapper as SecondViewBox in wrappers {
      guard let node = seconds[wrapper] else { continue }
      wrapper.second.update(children: node.outputs)
    }
    for node in seconds.removeAll(except: wrappers) { unmount(node) }
  }
}

/// A box with the boxes of a second view, which are stacked in depth.
class SecondViewBox: WrapperBox {
  /// What stacks the second view's boxes.
  final let second: ContainerBox<ZStackLayout>
  /// Where the second view stands.
  private(set) final var alignment = Alignment.center
  private(set) final var direction = LayoutDirection.leftToRight

  override init(around content: LayoutBox, owner: AnyViewNode, session: LayoutSession) {
    second = ContainerBox(ZStackLayout(), name: nil, owner: owner, session: session)
    super.init(around: content, owner: owner, session: session)
    adopt([second])
  }

  /// Takes the second view's boxes.
  ///
  /// - Parameter isSame: Whether all else that the layout depends on is as it was.
  final func update(
    alignment: Alignment, children: [LayoutBox], direction: LayoutDirection, isSame: Bool
  ) {
    let isSame = isSame && alignment == self.alignment && direction == self.direction
    (self.alignment, self.direction) = (alignment, direction)
    second.update(
      layout: ZStackLayout(alignment: alignment), children: children, direction: direction,
      isSameLayout: isSame)
    if !isSame { invalidateLayout() }
  }
}

extension DrawContext {
  /// The context of a second view.
  func secondary(_ role: SecondaryRole) -> DrawContext { secondary(named: "\(role)") }

  /// The context of a second view, by the name that it has in paths.
  func secondary(named name: String) -> DrawContext {
    var context = self
    context.id = nil
    context.path = context.path(of: name)
    context.index = nil
    return context
  }
}
