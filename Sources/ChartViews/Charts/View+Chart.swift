public import Foundation
public import VectorGeometry
public import ViewLayout
public import ViewTree

/// The plot of a chart, for modifiers of the plot.
public struct ChartPlotContent: View {
  let plot: AnyView

  /// The plot area.
  public var body: some View { plot }
}

extension View {
  /// Shows or hides the legends of charts.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets the position of the legends of charts.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }

  /// Gives charts legends of one's own.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chart {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = content
    }
  }

  /// Changes the plots of charts.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyles.append { AnyView(content(ChartPlotContent(plot: $0))) } }
  }

  /// Puts a view over charts.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Puts a view under charts.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Makes charts that show a part of their scales scrollable.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.x.isScrollable = axes.contains(.horizontal)
      $0.y.isScrollable = axes.contains(.vertical)
    }
  }

  /// Sets the resting positions of scrolled charts.
  public nonisolated func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    chart { $0.targetBehavior = behavior }
  }

  /// Replaces the selection of values by fingers on plots with another gesture.
  ///
  /// - Parameter gesture: Creates the gesture, whose locations are in points of the plot.
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping @MainActor (ChartProxy) -> G
  ) -> some View {
    chart { $0.gesture = { AnyGesture(gesture($0).map { _ in () }) } }
  }

  /// Tells of the running sum of the sectors under a finger.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.selectAngle = { plotted in value.wrappedValue = plotted.flatMap { P(plotted: $0) } }
    }
  }
}
