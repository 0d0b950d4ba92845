import Foundation
import VectorGeometry
import ViewLayout

func fill() -> TestElement { RuleElement(.filling) }

func circle() -> TestElement { RuleElement(.inscribedSquare) }

func spacer(_ minLength: CGFloat? = nil, _ axis: Axis?) -> TestElement {
  RuleElement(.spacer(minLength: minLength, axis: axis))
}

func divider(in axis: Axis?) -> TestElement { RuleElement(.divider(stackAxis: axis, thickness: 1)) }

func box(_ width: CGFloat, _ height: CGFloat) -> TestElement {
  LeafElement { _ in CGSize(width: width, height: height) }
}

func text(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) -> TestElement {
  LeafElement(spacing: .text(leading: 0), baseline: baseline ?? height) { _ in
    CGSize(width: width, height: height)
  }
}

/// Text of `length` points on one line of 10, which wraps anywhere.
func wrapping(_ length: CGFloat) -> TestElement {
  LeafElement(spacing: .text(leading: 0)) { proposal in
    let width = min(max(proposal.width ?? length, 10), length)
    return CGSize(width: width, height: (length / width).rounded(.up) * 10)
  }
}

func prefers(_ length: CGFloat, on edges: Edge.Set = .all) -> TestElement {
  LeafElement(spacing: ViewSpacing(length: length, edges: edges)) { _ in
    CGSize(width: 10, height: 10)
  }
}

func hstack(
  _ alignment: VerticalAlignment, spacing: CGFloat? = nil, _ children: TestElement...
) -> TestElement {
  ContainerElement(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func hstack(spacing: CGFloat? = nil, _ children: TestElement...) -> TestElement {
  ContainerElement(HStackLayout(spacing: spacing), children)
}

func vstack(
  _ alignment: HorizontalAlignment, spacing: CGFloat? = nil, _ children: TestElement...
) -> TestElement {
  ContainerElement(VStackLayout(alignment: alignment, spacing: spacing), children)
}

func vstack(spacing: CGFloat? = nil, _ children: TestElement...) -> TestElement {
  ContainerElement(VStackLayout(spacing: spacing), children)
}

func zstack(_ alignment: Alignment, _ children: TestElement...) -> TestElement {
  ContainerElement(ZStackLayout(alignment: alignment), children)
}

extension TestElement {
  func modified(by layout: some Layout) -> TestElement { ContainerElement(layout, [self]) }

  func frame(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, _ alignment: Alignment = .center
  ) -> TestElement {
    modified(by: _FrameLayout(width: width, height: height, alignment: alignment))
  }

  func padding(_ length: CGFloat, _ edges: Edge.Set = .all) -> TestElement {
    modified(by: _PaddingLayout(edges: edges, insets: EdgeInsets(length, edges: .all)))
  }

  func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil,
    _ alignment: Alignment = .center
  ) -> TestElement {
    modified(
      by: _FlexFrameLayout(minWidth: min, idealWidth: ideal, maxWidth: max, alignment: alignment))
  }

  func height(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TestElement {
    modified(by: _FlexFrameLayout(minHeight: min, idealHeight: ideal, maxHeight: max))
  }

  func fixedSize(_ horizontal: Bool = true, _ vertical: Bool = true) -> TestElement {
    modified(by: _FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  func aspect(_ ratio: CGFloat?, _ mode: ContentMode) -> TestElement {
    modified(by: _AspectRatioLayout(aspectRatio: ratio, contentMode: mode))
  }

  func secondary(_ element: TestElement, _ alignment: Alignment = .center) -> TestElement {
    ContainerElement(_SecondaryLayout(alignment: alignment), [self, element])
  }

  func guide(
    _ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> TestElement {
    modified(by: _AlignmentLayout(guide, computeValue: value))
  }

  func guide(
    _ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> TestElement {
    modified(by: _AlignmentLayout(guide, computeValue: value))
  }

  func prioritized(_ priority: Double) -> TestElement {
    self.priority = priority
    return self
  }

  /// Lays the element out at the origin and returns it.
  func laidOut(
    _ width: CGFloat?, _ height: CGFloat?, direction: LayoutDirection = .leftToRight
  ) -> TestElement {
    layOut(
      at: .zero, proposal: ProposedViewSize(width: width, height: height), direction: direction)
    return self
  }

  /// The frames of the children, or of the child's children if there is but one.
  var childFrames: [CGRect] { children.map(\.frame) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Proposes a share of the width that it is offered.
struct RelativeWidth: _UnaryLayout {
  var share: CGFloat

  func _sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    child.sizeThatFits(offer(proposal))
  }

  func _place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
    child.place(at: bounds.origin, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 * share }, height: proposal.height)
  }
}
