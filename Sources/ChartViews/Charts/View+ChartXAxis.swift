public import Foundation
public import ViewLayout
public import ViewTree

extension View {
  /// Sets the domain of the x scale.
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return chart { ($0.x.domain, $0.x.type) = (domain, type ?? $0.x.type) }
  }

  /// Sets the start and the end of the x scale in the plot.
  public nonisolated func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let range = range._range
    return chart { ($0.x.range, $0.x.type) = (range, type ?? $0.x.type) }
  }

  /// Sets the domain of the x scale, and its start and end in the plot.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._domain, range._range)
    return chart {
      ($0.x.domain, $0.x.range, $0.x.type) = (domain, range, type ?? $0.x.type)
    }
  }

  /// Sets the type of the x scale.
  public nonisolated func chartXScale(type: ScaleType?) -> some View {
    chart { $0.x.type = type }
  }

  /// Shows or hides the axis along x.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }

  /// Gives the axis along x marks of one's own.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content()._groups
    return chart { $0.x.groups = groups }
  }

  /// Adds a label to the x axis, by default below the plot.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }

  /// Adds a label to the x axis, by default below the plot.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Adds a view to the x axis, by default below the plot.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.x.titles.append(title) }
  }

  /// Shows a part of the scale along x at once.
  ///
  /// - Parameter length: A difference of numbers, seconds, or so many names.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.number
    return chart { $0.x.visibleLength = length }
  }

  /// Tells of the value under a finger along x.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.x.tellSelection(to: value) }
  }

  /// Tells of the values along x between which a finger has gone.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { $0.x.tellSelection(to: range) }
  }

  /// Shows the part of the scale along x that begins at a value, and tells where it is scrolled to.
  public nonisolated func chartScrollPosition<P: Plottable>(x value: Binding<P>) -> some View {
    let position = value.wrappedValue.plotted
    return chart { $0.x.scroll(to: position, telling: value) }
  }

  /// Shows the part of the scale along x that begins at a value, until it is scrolled.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX value: P) -> some View {
    let position = value.plotted
    return chart { $0.x.scrollPosition = position }
  }
}
