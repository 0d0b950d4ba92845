import DocumentModel
import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  static let safeArea: [ModifierEntry] = [
    .view(
      "ignoresSafeArea", "Extends a view outside the safe area at the edges that it touches.",
      .layout, ["edges"],
      defaulted("edges", .edges, "all", "The edges.")
    ) { edges in { AnyView($0.ignoresSafeArea(edges: edges)) } },
    .view(
      "safeAreaPadding", "Adds padding inside the safe area; backgrounds can extend into it.",
      .layout,
      ["length", "edges"],
      defaulted("edges", .edges, "all", "The edges with padding."),
      optional("length", .nonnegativeLength, "The padding in points; absent: 16.")
    ) { edges, length in { AnyView($0.safeAreaPadding(edges, length)) } },
    .view(
      "contentMargins", "Adds margins around the content of a ScrollView, List or Form.", .layout,
      ["length", "edges"],
      defaulted("edges", .edges, "all", "The edges with padding."),
      optional("length", .nonnegativeLength, "The padding in points; absent: 16.")
    ) { edges, length in { AnyView($0.contentMargins(edges, length)) } },
    .view(
      "safeAreaInset", "Adds views at an edge and insets the safe area by their size.", .layout,
      [],
      required("edge", .singleEdge, "The edge."),
      defaulted("alignment", .alignment, "center", "The alignment along the edge."),
      optional("spacing", .length, "The distance to the view in points; absent: 8."),
      required("content", .content, "The views at the edge.")
    ) { edge, alignment, spacing, content in
      { view in
        AnyView(
          view.modifier(
            _InsetViewModifier(
              inset: content.view, edge: edge, alignment: alignment, spacing: spacing)))
      }
    },
  ]
}

extension ValueType where Value == Edge {
  static let singleEdge = ValueType.choice([
    ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
  ])
}
