/// How content of a fixed aspect ratio meets the space it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers.
  case fill
}
