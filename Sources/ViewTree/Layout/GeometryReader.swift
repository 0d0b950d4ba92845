public import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout

/// A view that fills the offered size and creates its content from its own size.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// A view whose content depends on its size.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// A node whose content is made once its size is known.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { GeometryReaderNode<Content>() }
}

/// The size and place of a container, for its content.
public struct GeometryProxy {
  /// The size of the container, in points.
  public let size: CGSize
  /// The distance of the canvas beyond the container, if that ends with the safe area, in points.
  public let safeAreaInsets: EdgeInsets

  /// The container in the layout; nil outside of one.
  weak var node: LayoutBox?

  /// The container's rectangle in its own coordinates, in those of the canvas, or of a view above.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard coordinateSpace != .local, let node else { return CGRect(origin: .zero, size: size) }
    (node as? any ReaderLeaf)?.note(coordinateSpace)
    return node.frame(in: coordinateSpace)
  }

  /// The container's rectangle in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a view above, in the container's own coordinates; nil if there is none of that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let node, let space = node.space(named: coordinateSpace.name) else { return nil }
    (node as? any ReaderLeaf)?.note(coordinateSpace.coordinateSpace)
    return space.canvasFrame.applying(node.fromCanvas)
  }

  /// An anchor's value in the container's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(by: node?.fromCanvas ?? .identity) }
}

private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>,
  ResizableContent
{
  private var content: _ViewNode<Content>?
  private var leaf: GeometryReaderLeaf?
  private var contentInputs = StackInputs()

  override var onlyChild: AnyViewNode? { content }
  override var pathComponent: String? { "GeometryReader" }

  override func receive(_ view: GeometryReader<Content>) {
    guard let session = inputs.graph?.session else { return }
    guard let leaf else {
      let leaf = GeometryReaderLeaf(owner: self, session: session)
      leaf.reader = self
      self.leaf = leaf
      return
    }
    if leaf.drawnFrame.isPlaced { updateForSize() }
  }

  override func updateIfDirty() {
    if isDirty, leaf?.drawnFrame.isPlaced ?? false { updateForSize() }
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }

  override func outputsDidChange() { inputs.graph?.collect(self) }

  override func collectChildren() { leaf?.stack.update(children: content?.outputs ?? []) }

  func updateForSize() {
    guard let view, let leaf else { return }
    let proxy = GeometryProxy(
      size: leaf.frame.size,
      safeAreaInsets: leaf.safeArea.insets(
        around: leaf.frame, direction: inputs.environment.layoutDirection),
      node: leaf)
    let inputs = contentInputs.inputs(from: inputs, stackAxis: nil)
    isDirty = false
    childNode(in: &content).update(tracking { view.content(proxy) }, inputs)
  }
}

/// The rectangle of a reader, with its content from the top leading corner.
private final class GeometryReaderLeaf: LayoutBox, ReaderLeaf {
  weak var reader: (any ResizableContent)?
  let stack: ContainerBox<ZStackLayout>
  private var isPlaced = false
  private var frames = FollowedFrames()

  override init(owner: AnyViewNode, session: LayoutSession) {
    stack = ContainerBox(
      ZStackLayout(alignment: .topLeading), name: nil, owner: owner, session: session)
    super.init(owner: owner, session: session)
    adopt([stack])
    session.watchers.readers.append(WeakReader(reader: self))
  }

  override var name: String? { "GeometryReader" }
  override var children: [LayoutBox] { [stack] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizeRule.filling.sizeThatFits(proposal)
  }

  override func placeChildren() {
    isPlaced = true
    let proposal = ProposedViewSize(frame.size)
    let size = stack.sizeThatFits(proposal)
    stack.place(in: CGRect(origin: frame.origin, size: size), proposal: proposal)
  }

  /// A place or a size that the content may depend on.
  func noteMove() {
    guard isPlaced, let reader, frames.haveChanged(for: self) else { return }
    session.resizedReaders.append(reader)
  }

  /// Has the content made anew when the node moves in a space.
  func note(_ space: CoordinateSpace) { frames.note(space, for: self) }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    stack.items(context.child(of: "GeometryReader", index: nil))
  }
}
