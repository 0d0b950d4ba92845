public import Foundation
public import VectorGeometry
public import VectorGraphics
public import ViewLayout
public import ViewTree

/// Content whose marks are changed.
nonisolated struct RestyledContent<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let change: (inout MarkStyle.Values) -> Void

  @MainActor func _collect(into collector: inout _MarkCollector) {
    let first = collector.marks.count
    content._collect(into: &collector)
    for index in first..<collector.marks.count { collector.marks[index].restyle(change) }
  }
}

extension ChartContent {
  nonisolated func restyled(
    _ change: @escaping (inout MarkStyle.Values) -> Void
  ) -> RestyledContent<Self> {
    RestyledContent(content: self, change: change)
  }

  /// Paints the marks in a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return restyled { $0.foreground = $0.foreground ?? style }
  }

  /// Paints the marks in the style that a value has.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    let field = value.field
    return restyled { $0.foregroundField = $0.foregroundField ?? field }
  }

  /// Draws the points as a shape.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let symbol = SymbolSource.shape(AnyChartSymbolShape(shape: symbol))
    return restyled { $0.symbol = $0.symbol ?? symbol }
  }

  /// Draws the points as views.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let symbol = SymbolSource.view(AnyView(symbol()))
    return restyled { $0.symbol = $0.symbol ?? symbol }
  }

  /// Draws the points as the shape that a value has.
  public nonisolated func symbol<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    let field = value.field
    return restyled { $0.symbolField = $0.symbolField ?? field }
  }

  /// Sets the size of points by their area, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(area, 0).squareRoot()
    return symbolSize(CGSize(width: side, height: side))
  }

  /// Draws the points in a size.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    restyled { $0.symbolSize = $0.symbolSize ?? size }
  }

  /// Draws the points as large as a value says.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    let field = value.field
    return restyled { $0.symbolSizeField = $0.symbolSizeField ?? field }
  }

  /// Draws lines in a style.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    restyled { $0.lineStyle = $0.lineStyle ?? style }
  }

  /// Draws lines with the dashes that a value has.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    let field = value.field
    return restyled { $0.lineStyleField = $0.lineStyleField ?? field }
  }

  /// Leads lines from point to point in some way.
  public nonisolated func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    restyled { $0.interpolation = $0.interpolation ?? method }
  }

  /// Puts marks of one place beside each other, by a value.
  ///
  /// - Parameter axis: Along x or along y; nil for that along which the marks stand.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let field = value.field
    return restyled {
      guard $0.positionField == nil else { return }
      ($0.positionField, $0.positionSpan) = (field, span)
    }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    let radii = RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    return restyled {
      guard $0.cornerRadii == nil else { return }
      ($0.cornerRadii, $0.cornerStyle) = (radii, style)
    }
  }

  /// Cuts each mark by a shape that fills its frame.
  public nonisolated func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    let radii =
      (shape as? UnevenRoundedRectangle)?.cornerRadii
      ?? (shape as? RoundedRectangle).map { rectangle in
        let radius = rectangle.cornerSize.width
        return RectangleCornerRadii(
          topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
      }
      ?? (shape is Capsule
        ? RectangleCornerRadii(
          topLeading: 10_000, bottomLeading: 10_000, bottomTrailing: 10_000, topTrailing: 10_000)
        : nil)
    let clip = radii == nil ? MarkClip(shape: AnyShape(shape), style: style) : nil
    return restyled {
      $0.cornerRadii = $0.cornerRadii ?? radii
      $0.clip = $0.clip ?? clip
    }
  }

  /// Whether gradients reach over the whole plot instead of the mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    restyled { $0.alignsWithPlot = $0.alignsWithPlot ?? aligns }
  }
}

extension ChartContent {
  /// Moves the marks, in points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the marks, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks along x and their edges along y, in points.
  @_disfavoredOverload
  public nonisolated func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd) }

  /// Moves the edges of the marks along x and the marks along y, in points.
  @_disfavoredOverload
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y) }

  /// Moves the edges of the marks, in points.
  @_disfavoredOverload
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    restyled {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }

  /// Makes the marks see-through.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    restyled { $0.opacity *= opacity }
  }

  /// Blurs the marks.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    restyled { $0.blurRadius += radius }
  }

  /// Puts a shadow under each of the marks.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    restyled { $0.shadow = $0.shadow ?? MarkShadow(color: color, radius: radius, x: x, y: y) }
  }

  /// Draws the marks over those of lower numbers.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    restyled { $0.zIndex = $0.zIndex ?? value }
  }

  /// Draws the marks as one; without effect, as they hardly cover each other.
  public nonisolated func compositingLayer() -> some ChartContent { restyled { _ in } }
}

extension ChartContent {
  /// Puts a view beside each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Puts a view beside each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    restyled {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing,
          overflow: overflowResolution, view: AnyView(content())))
    }
  }

  /// Sets the accessibility label of the marks.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    restyled { $0.accessibilityLabel = $0.accessibilityLabel ?? label }
  }

  /// Sets the accessibility label of the marks.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(key))
  }

  /// Sets the accessibility label of the marks.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility value of the marks.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
    restyled { $0.accessibilityValue = $0.accessibilityValue ?? value }
  }

  /// Sets the accessibility value of the marks.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(key))
  }

  /// Sets the accessibility value of the marks.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Hides the marks from voices, or not.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    restyled { $0.isAccessibilityHidden = hidden }
  }

  /// Sets the accessibility identifier of the marks; without effect.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    restyled { _ in }
  }
}
