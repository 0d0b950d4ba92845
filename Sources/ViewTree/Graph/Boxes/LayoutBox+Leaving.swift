// Views that have gone and still show.

extension LayoutBox {
  /// Whether the view has gone and still shows: itself, or what a modifier is about.
  var isOutsideLayout: Bool {
    isLeaving || wrapped?.isOutsideLayout ?? false
  }

  /// Whether the view, or one that it is a part of, has gone and still shows.
  var isGoing: Bool {
    isOutsideLayout || sequence(first: self, next: \.parent).contains(where: \.isLeaving)
  }
}
