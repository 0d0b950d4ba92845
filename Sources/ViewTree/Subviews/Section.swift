import VectorGraphics

/// Views that belong together, with a header and a footer; containers without sections show them all.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content shows.
  var isExpanded = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// A section with a header and a footer.
  @_disfavoredOverload
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  /// Primitive: never called.
  public var body: Never { preconditionFailure("Section is a primitive view: it has no body") }

  /// A node with a child for each of header, content and footer.
  @MainActor public static func _makeNode() -> _ViewNode<Self> {
    SectionNode<Parent, Content, Footer>()
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section with a header, whose content shows while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section with a title, whose content shows while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }

  /// A section with a title, whose content shows while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
  _ViewNode<Section<Parent, Content, Footer>>
{
  private var header: SectionPartNode<Parent>?
  private var content: _ViewNode<Content>?
  private var footer: SectionPartNode<Footer>?
  private var members: [SectionMemberBox] = []
  private let extent = SectionExtent()
  private var partInputs = SectionInputs()

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var childNodes: [AnyViewNode] {
    let nodes: [AnyViewNode?] = [header, content, footer]
    return nodes.compactMap(\.self)
  }

  override func receive(_ view: Section<Parent, Content, Footer>) {
    partInputs.update(inputs)
    part(in: &header).update(view.header, partInputs.header)
    if view.isExpanded {
      childNode(in: &content).update(view.content, inputs)
    } else {
      discard(&content)
    }
    part(in: &footer).update(view.footer, partInputs.footer)
    pinFooter()
  }

  /// The node in a slot, which is created if the slot is empty.
  private func part<Part: View>(in slot: inout SectionPartNode<Part>?) -> SectionPartNode<Part> {
    if let node = slot { return node }
    let node = adopt(SectionPartNode<Part>())
    slot = node
    outputsDidChange()
    return node
  }

  /// A pinned footer is visible while any row of its section is: it is created with the header.
  private func pinFooter() {
    guard let header, let footer, inputs.environment.sectionPins.axis(of: .footer) != nil else {
      return
    }
    header.didMake = { [weak footer] in footer?.make() }
    if !header.isCut { footer.make() }
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    guard let session = inputs.graph?.session else { return }
    let known = Dictionary(
      members.map { (ObjectIdentifier($0.content), $0) }, uniquingKeysWith: { $1 })
    let pins = inputs.environment.sectionPins
    func wrapped(_ node: AnyViewNode?, _ part: SectionMembership.Part) -> [SectionMemberBox] {
      let axis = pins.axis(of: part)
      return (node?.outputs ?? []).map { output in
        if let box = known[ObjectIdentifier(output)], box.pinAxis == axis { return box }
        let box = SectionMemberBox(around: output, owner: self, session: session)
        box.membership = SectionMembership(owner: link, part: part)
        (box.extent, box.pinAxis) = (extent, axis)
        return box
      }
    }
    members = wrapped(header, .header) + wrapped(content, .content) + wrapped(footer, .footer)
    extent.show(members)
    for member in members { outputs.append(member) }
  }
}
