public import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout

/// A view that fills what it is offered and makes its content of its own size.
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
  /// How far the canvas reaches beyond the container, where that ends with the safe area, in points.
  public let safeAreaInsets: EdgeInsets

  let globalFrame: CGRect

  /// The container's rectangle in its own coordinates or in those of the canvas.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: globalFrame
    case .local: CGRect(origin: .zero, size: size)
    }
  }
}

/// A frame of reference for positions.
public enum CoordinateSpace: Hashable, Sendable {
  /// The canvas.
  case global
  /// The view itself.
  case local
}

private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>,
  ResizableContent
{
  private var content: _ViewNode<Content>?
  private var leaf: GeometryReaderLeaf?
  private var contentInputs = StackInputs()

  override var childNodes: [AnyViewNode] { content.map { [$0] } ?? [] }
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

  override func collectOutputs(into outputs: inout [LayoutNode]) {
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
      globalFrame: leaf.canvasFrame)
    let inputs = contentInputs.inputs(from: inputs, stackAxis: nil)
    isDirty = false
    childNode(in: &content).update(tracking { view.content(proxy) }, inputs)
  }
}

/// The rectangle of a reader, with its content from the top leading corner.
private final class GeometryReaderLeaf: LayoutNode, ReaderLeaf {
  weak var reader: (any ResizableContent)?
  let stack: ContainerNode<ZStackLayout>
  private var isPlaced = false
  private var known: (frame: CGRect, canvasFrame: CGRect)?

  override init(owner: AnyViewNode, session: LayoutSession) {
    stack = ContainerNode(
      ZStackLayout(alignment: .topLeading), name: nil, owner: owner, session: session)
    super.init(owner: owner, session: session)
    adopt([stack])
    session.readers.append(WeakReader(reader: self))
  }

  override var name: String? { "GeometryReader" }
  override var children: [LayoutNode] { [stack] }

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
    guard isPlaced, let reader else { return }
    let now = (frame: frame, canvasFrame: canvasFrame)
    if let known, known == now { return }
    known = now
    session.resizedReaders.append(reader)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    stack.items(context.child(of: "GeometryReader", index: nil))
  }
}
