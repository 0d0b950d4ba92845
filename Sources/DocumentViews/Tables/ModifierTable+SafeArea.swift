import DocumentModel
import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  static let safeArea: [ModifierEntry] = [
    .view(
      "ignoresSafeArea", "Lets a view reach beyond the safe area at the edges that it touches.",
      .layout, ["edges"],
      defaulted("edges", .edges, "all", "The edges.")
    ) { edges in { AnyView($0.ignoresSafeArea(edges: edges)) } },
    .view(
      "safeAreaPadding", "Keeps room free that backgrounds may paint.", .layout,
      ["length", "edges"],
      defaulted("edges", .edges, "all", "The edges that get room."),
      optional("length", .nonnegativeLength, "The room in points; absent: the usual one, 16.")
    ) { edges, length in { AnyView($0.safeAreaPadding(edges, length)) } },
    .view(
      "contentMargins", "Keeps room around the content of a ScrollView, List or Form.", .layout,
      ["length", "edges"],
      defaulted("edges", .edges, "all", "The edges that get room."),
      optional("length", .nonnegativeLength, "The room in points; absent: the usual one, 16.")
    ) { edges, length in { AnyView($0.contentMargins(edges, length)) } },
    .view(
      "safeAreaInset", "Puts views at an edge and takes their room from the safe area.", .layout,
      [],
      required("edge", .singleEdge, "The edge."),
      defaulted("alignment", .alignment, "center", "Where they stand along the edge."),
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
