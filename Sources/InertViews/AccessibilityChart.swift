// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ViewTree

// What is read aloud of a chart, and what is told to those who listen: nothing reads a picture aloud.

/// Something that is told to those who listen.
public enum AccessibilityNotification {
  /// A text to read aloud.
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    /// Tells nobody.
    public func post() {}
  }

  /// A part of the screen that has changed.
  public struct LayoutChanged: Sendable {
    public init() {}
    /// Tells nobody.
    public func post() {}
  }

  /// Another screen.
  public struct ScreenChanged: Sendable {
    public init() {}
    /// Tells nobody.
    public func post() {}
  }
}

/// What describes a chart.
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  /// Sets what may have changed in it.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a chart that is described.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What it is called.
  var title: String { get set }
}

/// A chart that is described.
public final class AXChartDescriptor {
  /// What it is called.
  public var title: String?
  public var summary: String?
  /// The axis from side to side.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis upwards.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The rows of values.
  public var series: [AXDataSeriesDescriptor]

  /// A chart that is described.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis) = (title, summary, xAxis)
    (self.yAxis, self.series) = (yAxis, series)
  }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// What it is called.
  public var title: String
  public var range: ClosedRange<Double>

  /// An axis of numbers.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range) = (title, range)
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What it is called.
  public var title: String
  /// The names in order.
  public var categoryOrder: [String]

  /// An axis of names.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// A row of values.
public final class AXDataSeriesDescriptor {
  /// What it is called.
  public var name: String?
  /// Whether there are values between those that are there.
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  /// A row of values.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A value.
public final class AXDataPoint {
  /// A value along an axis.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  /// What it is called.
  public var label: String?

  /// A value at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    self.label = label
  }

  /// A value of a name.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    self.label = label
  }
}

extension View {
  /// What is read aloud of a chart; without effect in a picture.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}
