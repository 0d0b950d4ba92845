public import Foundation
public import ViewLayout
public import ViewTree

extension View {
  /// Sets the domain of the y scale.
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return chart { ($0.y.domain, $0.y.type) = (domain, type ?? $0.y.type) }
  }

  /// Sets the start and the end of the y scale in the plot.
  public nonisolated func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let range = range._range
    return chart { ($0.y.range, $0.y.type) = (range, type ?? $0.y.type) }
  }

  /// Sets the domain of the y scale, and its start and end in the plot.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._domain, range._range)
    return chart {
      ($0.y.domain, $0.y.range, $0.y.type) = (domain, range, type ?? $0.y.type)
    }
  }

  /// Sets the type of the y scale.
  public nonisolated func chartYScale(type: ScaleType?) -> some View {
    chart { $0.y.type = type }
  }

  /// Shows or hides the axis along y.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }

  /// Gives the axis along y marks of one's own.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content()._groups
    return chart { $0.y.groups = groups }
  }

  /// Adds a label to the y axis, by default above the plot.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }

  /// Adds a label to the y axis, by default above the plot.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Adds a view to the y axis, by default above the plot.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.y.titles.append(title) }
  }

  /// Shows a part of the scale along y at once.
  ///
  /// - Parameter length: A difference of numbers, seconds, or so many names.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.number
    return chart { $0.y.visibleLength = length }
  }

  /// Tells of the value under a finger along y.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.y.tellSelection(to: value) }
  }

  /// Tells of the values along y between which a finger has gone.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { $0.y.tellSelection(to: range) }
  }

  /// Shows the part of the scale along y that begins at a value, and tells where it is scrolled to.
  public nonisolated func chartScrollPosition<P: Plottable>(y value: Binding<P>) -> some View {
    let position = value.wrappedValue.plotted
    return chart { $0.y.scroll(to: position, telling: value) }
  }

  /// Shows the part of the scale along y that begins at a value, until it is scrolled.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY value: P) -> some View {
    let position = value.plotted
    return chart { $0.y.scrollPosition = position }
  }
}
