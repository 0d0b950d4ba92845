/// The metrics of text in the system font: letter spacing, line height, and distances to other views.
///
/// An addition by ShapeShift. The letters are Inter's in both cases, because Apple's license does not allow San
/// Francisco to be redistributed.
public enum FontMetrics: String, CaseIterable, Sendable {
  /// The metrics of San Francisco on an iPhone, and SwiftUI's rules for breaking and spacing text.
  case sanFrancisco
  /// The metrics of Inter, with a distance of 8 points between text and other views.
  case inter
}
