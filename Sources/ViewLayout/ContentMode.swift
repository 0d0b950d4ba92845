/// The way in which content with a fixed aspect ratio fits the offered space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers.
  case fill
}
