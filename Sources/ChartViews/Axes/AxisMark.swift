public import Foundation
public import VectorGeometry
import ViewLayout
public import ViewTree

/// The marks at a value of an axis: grid lines, ticks, labels.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Adds what it is.
  func _collect(into parts: inout _AxisParts)
}

/// The marks at a value of an axis.
public struct _AxisParts {
  /// One of the things.
  struct Part {
    enum Kind {
      case gridLine
      case tick(AxisTick.Length)
      case label(AxisLabelForm)
    }

    var kind: Kind
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
  }

  var parts: [Part] = []
}

/// How a label is written, and where.
struct AxisLabelForm {
  enum Content {
    case automatic
    case format((_PlottedValue, Locale, Calendar) -> String?)
    case view(AnyView)
  }

  var content = Content.automatic
  /// Why the format can't write a value, a sentence; nil where it can.
  var problem: ((_PlottedValue) -> String?)?
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

extension Never: AxisMark {
  /// Never called.
  @MainActor public func _collect(into parts: inout _AxisParts) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Adds the content, if any.
  @MainActor public func _collect(into parts: inout _AxisParts) {
    if let self { self._collect(into: &parts) }
  }
}

/// Axis marks one after the other, or changed.
public nonisolated struct _AxisMarkList: AxisMark {
  let collect: @MainActor (inout _AxisParts) -> Void

  nonisolated init(_ collect: @escaping @MainActor (inout _AxisParts) -> Void) {
    self.collect = collect
  }

  /// Adds all of it.
  @MainActor public func _collect(into parts: inout _AxisParts) { collect(&parts) }
}

/// One of two axis marks.
public nonisolated enum _AxisMarkBranch<First: AxisMark, Second: AxisMark>: AxisMark {
  /// The first one.
  case first(First)
  /// The second one.
  case second(Second)

  /// Adds the one that it is.
  @MainActor public func _collect(into parts: inout _AxisParts) {
    switch self {
    case .first(let mark): mark._collect(into: &parts)
    case .second(let mark): mark._collect(into: &parts)
    }
  }
}

/// Makes one axis mark of those in a closure.
@resultBuilder @MainActor
public enum AxisMarkBuilder {
  /// A single expression.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// No mark.
  public static func buildBlock() -> _AxisMarkList { _AxisMarkList { _ in } }
  /// One mark as it is.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Any number of marks in a row.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> _AxisMarkList {
    _AxisMarkList { parts in repeat (each content)._collect(into: &parts) }
  }

  /// A mark that may be left out.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> _AxisMarkBranch<First, Second> { .first(first) }

  /// The second branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> _AxisMarkBranch<First, Second> { .second(second) }

  /// A mark under `if #available`.
  public static func buildLimitedAvailability(_ content: any AxisMark) -> _AxisMarkList {
    _AxisMarkList { content._collect(into: &$0) }
  }
}

extension AxisMark {
  private func changed(
    _ change: @escaping (inout _AxisParts.Part) -> Void
  ) -> _AxisMarkList {
    _AxisMarkList { parts in
      let first = parts.parts.count
      self._collect(into: &parts)
      for index in first..<parts.parts.count { change(&parts.parts[index]) }
    }
  }

  /// Paints lines and labels in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return changed { $0.style = $0.style ?? style }
  }

  /// Writes labels in a font.
  public func font(_ font: Font?) -> some AxisMark {
    changed { $0.font = $0.font ?? font }
  }

  /// Moves lines and labels, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves lines and labels, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}

/// A line through the plot at a value of an axis.
public nonisolated struct AxisGridLine: AxisMark {
  private let isCentered: Bool?
  private let stroke: StrokeStyle?

  /// Creates a line; a centered line is halfway between two values.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    (isCentered, self.stroke) = (centered, stroke)
  }

  /// Adds the line.
  @MainActor public func _collect(into parts: inout _AxisParts) {
    parts.parts.append(.init(kind: .gridLine, isCentered: isCentered, stroke: stroke))
  }
}

/// A short line outside of the plot at a value of an axis.
public nonisolated struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Hashable {
      case automatic, label, longestLabel
      case points(CGFloat)
    }

    let kind: Kind
    /// A few points.
    public static let automatic = Length(kind: .automatic)
    /// As long as the label is.
    public static let label = Length(kind: .label)
    /// As long as the longest label is.
    public static let longestLabel = Length(kind: .longestLabel)

    init(kind: Kind) { self.kind = kind }
    /// Creates a length in points.
    public init(integerLiteral value: Int) { kind = .points(CGFloat(value)) }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { kind = .points(CGFloat(value)) }
  }

  private let isCentered: Bool?
  private let length: Length
  private let stroke: StrokeStyle?

  /// Creates a line; a centered line is halfway between two values.
  public nonisolated init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) { (isCentered, self.length, self.stroke) = (centered, length, stroke) }

  /// Creates a line with a length in points; a centered line is halfway between two values.
  public nonisolated init(
    centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil
  ) { self.init(centered: centered, length: Length(kind: .points(length)), stroke: stroke) }

  /// Adds the line.
  @MainActor public func _collect(into parts: inout _AxisParts) {
    parts.parts.append(.init(kind: .tick(length), isCentered: isCentered, stroke: stroke))
  }
}
