import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  private static let isPresented = defaulted(
    "isPresented", ValueType<Bound<Bool>>.boundBool, true, "Whether it shows.")

  static let presentations: [ModifierEntry] = [
    .view(
      "sheet", "Shows views on a sheet over the whole scene.", .controls, ["content"],
      required("content", .content, "The views on it."), isPresented
    ) { content, isPresented in
      { view in
        isPresented.control { AnyView(view.sheet(isPresented: $0) { content.view }) }
      }
    },
    .view(
      "fullScreenCover", "Covers the whole scene with views.", .controls, ["content"],
      required("content", .content, "The views."), isPresented
    ) { content, isPresented in
      { view in
        isPresented.control { AnyView(view.fullScreenCover(isPresented: $0) { content.view }) }
      }
    },
    .view(
      "popover", "Shows views in a bubble that points to a view.", .controls, ["content"],
      required("content", .content, "The views in it."), isPresented,
      optional("attachmentAnchor", .unitPoint, "The point it points to; absent: the whole view."),
      optional("arrowEdge", .singleEdge, "The edge it points to; absent: where there is room."),
      defaulted(
        "compactAdaptation", .presentationAdaptation, "popover",
        "What it becomes where there is little room from left to right.")
    ) { content, isPresented, point, edge, adaptation in
      let anchor = point.map { PopoverAttachmentAnchor.point($0) } ?? .rect(.bounds)
      return { view in
        isPresented.control {
          AnyView(
            view.popover(isPresented: $0, attachmentAnchor: anchor, arrowEdge: edge) {
              content.view.presentationCompactAdaptation(adaptation)
            })
        }
      }
    },
    .view(
      "alert", "Asks a question on a card over the scene.", .controls, ["title"],
      required("title", .writtenText, "The question."),
      optional("message", .writtenText, "What is said about it."),
      optional("actions", .content, "The answers, as a Button each, and fields; absent: OK."),
      isPresented
    ) { title, message, actions, isPresented in
      { view in
        isPresented.control {
          AnyView(
            view.alert(
              Text(verbatim: title), isPresented: $0, actions: { Slot(actions) },
              message: { ControlLabel(message, AnyView(EmptyView())) }))
        }
      }
    },
    .view(
      "confirmationDialog", "Offers a choice at the bottom of the scene.", .controls, ["title"],
      required("title", .writtenText, "The title."),
      optional("message", .writtenText, "What is said about it."),
      required("actions", .content, "What can be chosen, as a Button each."),
      defaulted("titleVisibility", .visibility, "automatic", "Whether the title shows."),
      isPresented
    ) { title, message, actions, visibility, isPresented in
      { view in
        isPresented.control {
          AnyView(
            view.confirmationDialog(
              Text(verbatim: title), isPresented: $0, titleVisibility: visibility,
              actions: { actions.view },
              message: { ControlLabel(message, AnyView(EmptyView())) }))
        }
      }
    },
    .view(
      "inspector", "Shows details in a column at the trailing edge.", .controls, ["content"],
      required("content", .content, "The details."), isPresented
    ) { content, isPresented in
      { view in
        isPresented.control { AnyView(view.inspector(isPresented: $0) { content.view }) }
      }
    },
    .single(
      "inspectorColumnWidth", "Sets how wide the inspector around is, in points.", .controls,
      .nonnegativeLength
    ) { width in { AnyView($0.inspectorColumnWidth(width)) } },
    .single(
      "presentationDetents", "Sets the heights that the sheet around may have; it has the lowest.",
      .controls, .detents
    ) { detents in { AnyView($0.presentationDetents(detents)) } },
    .single(
      "presentationDragIndicator", "Shows or hides the handle of the sheet around.", .controls,
      .visibility
    ) { visibility in { AnyView($0.presentationDragIndicator(visibility)) } },
    .single(
      "presentationCornerRadius", "Sets the radius of the corners of the sheet or bubble around.",
      .controls, .nonnegativeLength
    ) { radius in { AnyView($0.presentationCornerRadius(radius)) } },
    .single(
      "presentationBackground", "Fills the ground of the presentation around.", .controls, .style
    ) { style in { AnyView($0.presentationBackground(style)) } },
    .single(
      "presentationSizing", "Sets how large the sheet around is on a wide canvas.", .controls,
      .presentationSizing
    ) { sizing in { AnyView($0.presentationSizing(sizing)) } },
  ]
}

extension ValueType where Value == NamedPresentationSizing {
  static let presentationSizing = ValueType.choice([
    ("automatic", .automatic), ("fitted", .fitted), ("form", .form), ("page", .page),
  ])
}

extension ValueType where Value == PresentationDetent {
  private static let names: ValueType = .choice([("medium", .medium), ("large", .large)])

  private static let form = ObjectForm<PresentationDetent>(
    optional("fraction", .unit, "The part of the largest height, 0 to 1."),
    optional("height", .nonnegativeLength, "The height in points.")
  ) { (fraction, height) throws(ArgumentProblem) in
    switch (fraction, height) {
    case (let fraction?, nil): return .fraction(fraction)
    case (nil, let height?): return .height(height)
    case (nil, nil), (.some, .some):
      throw ArgumentProblem(
        code: .conflictingKeys, message: "a height of a sheet has \"fraction\" or \"height\"")
    }
  }

  fileprivate static let detent = ValueType(
    "a height of a sheet",
    schema: ["anyOf": [names.info.literalSchema, form.schema]],
    examples: ["medium", ["fraction": 0.3]], matches: .string || .object
  ) { node, decoder in
    guard node.string == nil else { return names.decode(node, decoder) }
    guard let members = node.members else {
      decoder.reportType("a height of a sheet", node)
      return nil
    }
    return form.read(
      ArgumentList(owner: .described("a height of a sheet"), span: node.span, members: members),
      decoder)
  }
}

extension ValueType where Value == Set<PresentationDetent> {
  /// The heights of a sheet.
  static let detents = ValueType<[PresentationDetent]>.array(
    .detent, "an array of heights", minimum: 1
  ).map { Set($0) }
}

extension ValueType where Value == PresentationAdaptation {
  static let presentationAdaptation = ValueType.choice([
    ("popover", .popover), ("sheet", .sheet), ("fullScreenCover", .fullScreenCover),
  ])
}
