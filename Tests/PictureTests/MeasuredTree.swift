import Foundation
import ShapeShift
import TestSupport

/// Makes views of the notation of the measured trees.
///
/// A node is `{"v": kind, "c": [children], "m": [[modifier, arguments], ...], "id": name}`,
/// modifiers innermost first.
@MainActor
enum MeasuredTree {
  /// A word of the notation that is not known here.
  struct UnknownWord: Error { let word: String }

  static func view(_ node: CaseValue) throws -> AnyView {
    var view = try kind(node)
    if let id = node["id"]?.string { view = AnyView(view.id(id)) }
    return try (node["m"]?.array ?? []).reduce(view) { view, modifier in
      try modified(view, modifier.array ?? [])
    }
  }

  private static func kind(_ node: CaseValue) throws -> AnyView {
    let (width, height) = (node["w"]?.length ?? 0, node["h"]?.length ?? 0)
    switch node["v"]?.string {
    case "color": return AnyView(Color.red)
    case "shape": return AnyView(Rectangle())
    case "circle": return AnyView(Circle())
    case "text": return AnyView(Text(MeasuredTextShaper.text(width: width, height: height)))
    case "box": return AnyView(Color.blue.frame(width: width, height: height))
    case "spacer": return AnyView(Spacer(minLength: node["min"]?.length))
    case "divider": return AnyView(Divider())
    case "geo": return AnyView(GeometryReader { _ in EmptyView() })
    case "empty": return AnyView(EmptyView())
    case "hstack", "vstack", "zstack": return try stack(node)
    case let word: throw UnknownWord(word: word ?? "no kind")
    }
  }

  private static func stack(_ node: CaseValue) throws -> AnyView {
    let children = try (node["c"]?.array ?? []).map(view)
    let views = ForEach(children.indices, id: \.self) { children[$0] }
    let alignment = try alignment(node["align"])
    let spacing = node["spacing"]?.length
    switch node["v"]?.string {
    case "hstack":
      return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { views })
    case "vstack":
      return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { views })
    default: return AnyView(ZStack(alignment: alignment) { views })
    }
  }

  private static func modified(_ view: AnyView, _ modifier: [CaseValue]) throws -> AnyView {
    guard modifier.count == 2, let name = modifier[0].string else {
      throw UnknownWord(word: "\(modifier)")
    }
    let argument = modifier[1]
    switch name {
    case "frame":
      return AnyView(
        view.frame(
          width: argument["width"]?.length, height: argument["height"]?.length,
          alignment: try alignment(argument["align"])))
    case "flex": return try flexible(view, argument)
    case "padding": return AnyView(view.padding(insets(argument)))
    case "aspect":
      let isFill = argument.array?.last?.string == "fill"
      return AnyView(
        view.aspectRatio(argument.array?.first?.length, contentMode: isFill ? .fill : .fit))
    case "fixed":
      let axes = argument.array?.compactMap(\.bool) ?? []
      return AnyView(
        view.fixedSize(horizontal: axes.first ?? true, vertical: axes.last ?? true))
    case "priority": return AnyView(view.layoutPriority(argument.number ?? 0))
    case "offset":
      let place = argument.array?.compactMap(\.length) ?? []
      return AnyView(view.offset(x: place.first ?? 0, y: place.last ?? 0))
    case "position":
      let place = argument.array?.compactMap(\.length) ?? []
      return AnyView(view.position(x: place.first ?? 0, y: place.last ?? 0))
    case "overlay", "background": return try secondary(view, name, argument)
    case let word: throw UnknownWord(word: word)
    }
  }

  private static func flexible(_ view: AnyView, _ argument: CaseValue) throws -> AnyView {
    AnyView(
      view.frame(
        minWidth: argument["minW"]?.length, idealWidth: argument["idealW"]?.length,
        maxWidth: argument["maxW"]?.length, minHeight: argument["minH"]?.length,
        idealHeight: argument["idealH"]?.length, maxHeight: argument["maxH"]?.length,
        alignment: try alignment(argument["align"])))
  }

  private static func secondary(
    _ view: AnyView, _ name: String, _ argument: CaseValue
  ) throws -> AnyView {
    guard let node = argument["c"] else { throw UnknownWord(word: "\(name) without c") }
    let content = try self.view(node)
    let alignment = try alignment(argument["align"])
    return name == "overlay"
      ? AnyView(view.overlay(alignment: alignment) { content })
      : AnyView(view.background(alignment: alignment) { content })
  }

  private static func insets(_ argument: CaseValue) -> EdgeInsets {
    if let length = argument.length {
      return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }
    let lengths = argument.array?.map { $0.length ?? 0 } ?? []
    guard lengths.count == 4 else { return EdgeInsets() }
    return EdgeInsets(
      top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
  }

  private static func alignment(_ name: CaseValue?) throws -> Alignment {
    switch name?.string {
    case nil, "center": .center
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    case "firstTextBaseline": .centerFirstTextBaseline
    case "lastTextBaseline": .centerLastTextBaseline
    case let word?: throw UnknownWord(word: word)
    }
  }
}
