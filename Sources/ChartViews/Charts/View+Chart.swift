public import Foundation
public import VectorGeometry
public import ViewLayout
public import ViewTree

/// The plot of a chart, for what is to change it.
public struct ChartPlotContent: View {
  let plot: AnyView

  /// The plot.
  public var body: some View { plot }
}

extension View {
  /// Shows or hides the legends of charts.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Says where the legends of charts stand.
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

  /// Lets fingers scroll charts that show a part of their scales.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.x.isScrollable = axes.contains(.horizontal)
      $0.y.isScrollable = axes.contains(.vertical)
    }
  }

  /// How charts come to rest after they have been scrolled.
  public nonisolated func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    chart { $0.targetBehavior = behavior }
  }

  /// Has fingers do something else on plots than select values.
  ///
  /// - Parameter gesture: Makes the gesture, whose places are in points of the plot.
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
