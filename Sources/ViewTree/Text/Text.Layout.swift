public import Foundation
import VectorGraphics
public import ViewLayout

extension Text {
  /// The lines of a text, from top to bottom.
  public struct Layout: RandomAccessCollection, Equatable {
    let layout: TextLayout
    let painting: TextPainting

    /// The number of the first line.
    public var startIndex: Int { 0 }
    /// One more than the number of the last line.
    public var endIndex: Int { layout.lines.count }
    /// Whether some of the text was left out.
    public var isTruncated: Bool { layout.isTruncated }

    /// The line at a position.
    public subscript(position: Int) -> Line {
      Line(line: layout.lines[position], painting: painting)
    }

    /// Whether both have the same letters in the same places.
    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.layout == rhs.layout }
  }
}

extension Text.Layout {
  /// Where text stands and how much room its letters take, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// From the left end to the right one.
    public var width: CGFloat
    /// Above the baseline.
    public var ascent: CGFloat
    /// Below the baseline.
    public var descent: CGFloat
    /// The gap between lines, which is 0 because the fonts' gaps are not part of a line.
    public var leading: CGFloat

    /// No room at the origin.
    public init() {
      self.init(origin: .zero, width: 0, ascent: 0, descent: 0)
    }

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      leading = 0
    }

    /// The rectangle around the room.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// Options for drawing text.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws letters just where they are, as is always done here.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }

  /// The runs of a line, from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let line: TextLayout.Line
    let painting: TextPainting

    /// The number of the first run.
    public var startIndex: Int { 0 }
    /// One more than the number of the last run.
    public var endIndex: Int { line.runs.count }
    /// The left end of the baseline, in points; it may be moved.
    public var origin: CGPoint {
      get { line.origin }
      set {
        self = Line(
          line: line.moved(by: CGSize(width: newValue.x - origin.x, height: newValue.y - origin.y)),
          painting: painting)
      }
    }
    /// The room that the line takes.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: line.origin, width: line.width, ascent: line.ascent, descent: line.descent)
    }

    /// The run at a position.
    public subscript(position: Int) -> Run {
      Run(run: line.runs[position], line: line, painting: painting)
    }

    /// Whether both have the same letters in the same places.
    public static func == (lhs: Line, rhs: Line) -> Bool { lhs.line == rhs.line }
  }

  /// Letters of one style in one direction, from left to right, each as a separate slice.
  ///
  /// A ligature is one of them, and so is a letter with its marks.
  public struct Run: RandomAccessCollection, Equatable {
    let run: TextLayout.Run
    let line: TextLayout.Line
    let painting: TextPainting
    let clusters: [TextCluster]

    init(run: TextLayout.Run, line: TextLayout.Line, painting: TextPainting) {
      self.run = run
      self.line = line
      self.painting = painting
      clusters = TextCluster.all(of: run.run)
    }

    /// The number of the first letter.
    public var startIndex: Int { 0 }
    /// One more than the number of the last letter.
    public var endIndex: Int { clusters.count }
    /// The direction that the run is read in.
    public var layoutDirection: LayoutDirection {
      run.run.isRightToLeft ? .rightToLeft : .leftToRight
    }
    /// The room that the run takes, as high as its line.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: run.origin, width: run.run.width, ascent: line.ascent, descent: line.descent)
    }

    /// The letter at a position.
    public subscript(position: Int) -> RunSlice {
      RunSlice(run: self, indices: position..<position + 1)
    }

    /// Letters side by side.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The value of the run's `customAttribute`, or `nil` if it has none of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { painting.attribute(key, of: run.span) }

    /// Whether both have the same letters in the same places.
    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.run == rhs.run && lhs.line == rhs.line
    }
  }

  /// Adjacent letters in a run, each as a separate slice.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that the letters are part of.
    public var run: Run
    /// The letters' numbers in the run.
    public var indices: Range<Int>

    /// Letters of a run; numbers beyond it are left out.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: 0..<run.endIndex)
    }

    /// The number of the first letter in the run.
    public var startIndex: Int { indices.lowerBound }
    /// One more than the number of the last letter in the run.
    public var endIndex: Int { indices.upperBound }

    /// The room that the letters take, as high as their line.
    public var typographicBounds: TypographicBounds {
      let part = part
      return TypographicBounds(
        origin: part.origin, width: part.run.width, ascent: run.line.ascent,
        descent: run.line.descent)
    }

    /// The letter at a position.
    public subscript(position: Int) -> RunSlice {
      RunSlice(run: run, indices: position..<position + 1)
    }

    /// Letters side by side.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The value of the run's `customAttribute`, or `nil` if it has none of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The letters as a run of their own.
    var part: TextLayout.Run {
      run.run.part(run.clusters[indices.clamped(to: run.clusters.indices)])
    }
  }
}
