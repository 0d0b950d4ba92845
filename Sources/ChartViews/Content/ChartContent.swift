import ViewTree

/// The content of a chart: marks, and content composed of others.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content that this one is made of.
  associatedtype Body: ChartContent

  /// The content that this one is made of.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks to those of the chart.
  func _collect(into collector: inout _MarkCollector)
}

extension ChartContent {
  /// Adds the marks of the body.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    body._collect(into: &collector)
  }
}

extension ChartContent where Body == Never {
  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ChartContent {
  /// Never called.
  @MainActor public func _collect(into collector: inout _MarkCollector) {}
}

/// Collects the marks of a chart in their order.
public struct _MarkCollector {
  var marks: [Mark] = []
  /// What leads to the content that is being collected.
  var place = MarkPlace(parent: nil, step: AnyHashable(0))

  init() {}

  /// Collects what is inside of one part of some content.
  @MainActor
  mutating func inside(_ step: AnyHashable, _ collect: (inout _MarkCollector) -> Void) {
    let outside = place
    place = MarkPlace(parent: outside, step: step)
    collect(&self)
    place = outside
  }
}

/// What tells a mark from others: the way to it through the content, with the ids on it.
final class MarkPlace: Hashable {
  private let parent: MarkPlace?
  private let step: AnyHashable
  private let hash: Int

  init(parent: MarkPlace?, step: AnyHashable) {
    (self.parent, self.step) = (parent, step)
    var hasher = Hasher()
    hasher.combine(parent?.hash)
    hasher.combine(step)
    hash = hasher.finalize()
  }

  static func == (lhs: MarkPlace, rhs: MarkPlace) -> Bool {
    lhs === rhs || (lhs.hash == rhs.hash && lhs.step == rhs.step && lhs.parent == rhs.parent)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Makes one piece of content of those in a closure.
@resultBuilder @MainActor
public enum ChartContentBuilder {
  /// A single expression.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// No content.
  public static func buildBlock() -> _ChartContentList { _ChartContentList { _ in } }

  /// One piece as it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Any number of pieces in a row.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartContentList {
    _ChartContentList { collector in
      var index = 0
      for content in repeat each content {
        collector.inside(AnyHashable(index)) { content._collect(into: &$0) }
        index += 1
      }
    }
  }

  /// Content that may be left out.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> _ChartContentBranch<First, Second> { .first(first) }

  /// The second branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> _ChartContentBranch<First, Second> { .second(second) }

  /// Content under `if #available`.
  public static func buildLimitedAvailability(_ content: any ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Content in a row.
public nonisolated struct _ChartContentList: ChartContent {
  /// There is none.
  public typealias Body = Never
  let collect: @MainActor (inout _MarkCollector) -> Void

  nonisolated init(_ collect: @escaping @MainActor (inout _MarkCollector) -> Void) {
    self.collect = collect
  }

  /// Adds all of it.
  @MainActor public func _collect(into collector: inout _MarkCollector) { collect(&collector) }
}

/// One of two pieces of content.
public nonisolated enum _ChartContentBranch<First: ChartContent, Second: ChartContent>: ChartContent
{
  /// There is none.
  public typealias Body = Never
  /// The first one.
  case first(First)
  /// The second one.
  case second(Second)

  /// Adds the one that it is.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    switch self {
    case .first(let content):
      collector.inside(AnyHashable(true)) { content._collect(into: &$0) }
    case .second(let content):
      collector.inside(AnyHashable(false)) { content._collect(into: &$0) }
    }
  }
}

/// Content whose type is not known.
public nonisolated struct AnyChartContent: ChartContent {
  /// There is none.
  public typealias Body = Never
  private let content: any ChartContent

  /// Hides the type of some content.
  public nonisolated init(_ content: any ChartContent) { self.content = content }

  /// Adds the content of the body.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    content._collect(into: &collector)
  }
}

/// Content that is one thing, for modifiers and for those that listen.
public nonisolated struct Plot<Content: ChartContent>: ChartContent {
  /// There is none.
  public typealias Body = Never
  private let content: Content

  /// Content that is one thing.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Adds the content of the body.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    content._collect(into: &collector)
  }
}
