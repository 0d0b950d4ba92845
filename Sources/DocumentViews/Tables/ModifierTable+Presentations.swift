import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  private static let isPresented = defaulted(
    "isPresented", ValueType<Bound<Bool>>.boundBool, true, "Whether it is shown.")

  static let presentations: [ModifierEntry] = [
    .view(
      "sheet", "Presents views in a sheet.", .controls, ["content"],
      required("content", .content, "The views of the sheet."), isPresented
    ) { content, isPresented in
      { view in
        isPresented.control { AnyView(view.sheet(isPresented: $0) { content.view }) }
      }
    },
    .view(
      "fullScreenCover", "Presents views that cover the whole scene.", .controls, ["content"],
      required("content", .content, "The views."), isPresented
    ) { content, isPresented in
      { view in
        isPresented.control { AnyView(view.fullScreenCover(isPresented: $0) { content.view }) }
      }
    },
    .view(
      "popover", "Presents views in a popover that points to a view.", .controls, ["content"],
      required("content", .content, "The views of the popover."), isPresented,
      optional("attachmentAnchor", .unitPoint, "The anchor point; absent: the whole view."),
      optional(
        "arrowEdge", .singleEdge, "The edge of the arrow; absent: an edge with enough space."),
      defaulted(
        "compactAdaptation", .presentationAdaptation, "popover",
        "The presentation in a compact horizontal size class.")
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
      "alert", "Presents an alert.", .controls, ["title"],
      required("title", .writtenText, "The title."),
      optional("message", .writtenText, "The message."),
      optional("actions", .content, "The actions: Buttons and text fields; absent: an OK button."),
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
      "confirmationDialog", "Presents a confirmation dialog at the bottom of the scene.", .controls,
      ["title"],
      required("title", .writtenText, "The title."),
      optional("message", .writtenText, "The message."),
      required("actions", .content, "The actions, as Buttons."),
      defaulted("titleVisibility", .visibility, "automatic", "Whether the title is shown."),
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
      "inspector", "Presents an inspector column at the trailing edge.", .controls, ["content"],
      required("content", .content, "The views of the inspector."), isPresented
    ) { content, isPresented in
      { view in
        isPresented.control { AnyView(view.inspector(isPresented: $0) { content.view }) }
      }
    },
    .single(
      "inspectorColumnWidth", "Sets the width of the enclosing inspector, in points.", .controls,
      .nonnegativeLength
    ) { width in { AnyView($0.inspectorColumnWidth(width)) } },
    .single(
      "presentationDetents",
      "Sets the possible heights of the enclosing sheet; the lowest height is drawn.",
      .controls, .detents
    ) { detents in { AnyView($0.presentationDetents(detents)) } },
    .single(
      "presentationDragIndicator", "Shows or hides the drag indicator of the enclosing sheet.",
      .controls,
      .visibility
    ) { visibility in { AnyView($0.presentationDragIndicator(visibility)) } },
    .single(
      "presentationCornerRadius", "Sets the corner radius of the enclosing sheet or popover.",
      .controls, .nonnegativeLength
    ) { radius in { AnyView($0.presentationCornerRadius(radius)) } },
    .single(
      "presentationBackground", "Sets the background of the enclosing presentation.", .controls,
      .style
    ) { style in { AnyView($0.presentationBackground(style)) } },
    .single(
      "presentationSizing", "Sets the size of the enclosing sheet on a wide canvas.", .controls,
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
    optional("fraction", .unit, "The fraction of the maximum height, 0 to 1."),
    optional("height", .nonnegativeLength, "The height in points.")
  ) { (fraction, height) throws(ArgumentProblem) in
    switch (fraction, height) {
    case (let fraction?, nil): return .fraction(fraction)
    case (nil, let height?): return .height(height)
    case (nil, nil), (.some, .some):
      throw ArgumentProblem(
        code: .conflictingKeys, message: "a sheet height has either \"fraction\" or \"height\"")
    }
  }

  fileprivate static let detent = ValueType(
    "a sheet height",
    schema: ["anyOf": [names.info.literalSchema, form.schema]],
    examples: ["medium", ["fraction": 0.3]], matches: .string || .object
  ) { node, decoder in
    guard node.string == nil else { return names.decode(node, decoder) }
    guard let members = node.members else {
      decoder.reportType("a sheet height", node)
      return nil
    }
    return form.read(
      ArgumentList(owner: .described("a sheet height"), span: node.span, members: members),
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
