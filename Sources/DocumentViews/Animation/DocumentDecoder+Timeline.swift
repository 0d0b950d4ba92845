import DocumentModel

extension DocumentDecoder {
  /// The timeline of a document with the targets of its tracks found, and the document with what its
  /// tracks need; nil after a report.
  func timeline(
    _ node: JSONNode, of document: JSONNode
  ) -> (timeline: SceneTimeline, document: JSONNode)? {
    guard let members = node.members else {
      reportType("an object", node)
      return nil
    }
    let list = ArgumentList(
      owner: .named("timeline"), span: node.span, members: members, besides: .free)
    guard let arguments = TimelineForm.timeline.read(list, self) else { return nil }
    var timeline = SceneTimeline()
    timeline.rate = arguments.rate
    timeline.duration = arguments.duration
    timeline.repeatsForever = arguments.repeatsForever
    var prepared = document
    var found: [(place: JSONPointer, span: SourceSpan)] = []
    timeline.tracks = at("tracks") {
      arguments.tracks.enumerated().compactMap { index, arguments in
        at(index) {
          guard let track = track(arguments, in: &prepared) else { return nil }
          let span = (arguments.property ?? arguments.target).span
          checkPlace(track.pointer, at: span, among: found)
          found.append((track.pointer, span))
          return track
        }
      }
    }
    return (timeline, prepared)
  }

  /// Reports a track whose value is, contains or is a part of the value of another track: both set it at each time.
  private func checkPlace(
    _ place: JSONPointer, at span: SourceSpan,
    among others: [(place: JSONPointer, span: SourceSpan)]
  ) {
    let same = others.first { $0.place.contains(place) || place.contains($0.place) }
    guard let same else { return }
    report(
      .invalidTimeline,
      same.place == place
        ? "two tracks set \(place)"
        : "two tracks set \(place) and \(same.place), one of which contains the other",
      at: span, help: "write all keyframes in one track, sorted by time",
      notes: [Diagnostic.Note("the other track is here", at: same.span)])
  }

  /// A track whose place is found; what is an expression on the way there is given its value.
  private func track(_ track: TrackArguments, in document: inout JSONNode) -> TimelineTrack? {
    guard let place = place(of: track, in: document) else { return nil }
    for count in place.tokens.indices.dropFirst() {
      let holder = JSONPointer(Array(place.tokens.prefix(count)))
      guard let node = document[holder], node.isExpression else { continue }
      guard let value = within(rootScope, { evaluated(node) }) else { return nil }
      guard let changed = try? document.setting(value, at: holder) else { return nil }
      document = changed
    }
    do throws(Diagnostic) {
      let first = track.keyframes[0].value
      document = try document.setting(first, at: place)
    } catch {
      report(error.code, error.message, at: track.target.span, help: error.help)
      return nil
    }
    return TimelineTrack(pointer: place, keyframes: track.keyframes, colors: track.colors)
  }

  private func place(of track: TrackArguments, in document: JSONNode) -> JSONPointer? {
    do throws(Diagnostic) {
      let text = track.target.string ?? ""
      guard text.hasPrefix("#") else {
        return try JSONPointer(parsing: text).appending(property(track, of: nil))
      }
      let id = String(text.dropFirst())
      guard let place = Self.place(ofView: id, in: document) else {
        let ids = Self.viewIDs(in: document).map { "#" + $0 }
        throw Diagnostic(
          .invalidTimeline, "no view has the id \(Diagnostic.quoted(id))",
          help: Suggestion.help(for: text, among: ids)
            ?? (ids.isEmpty
              ? "add \"id\": \(Diagnostic.quoted(id)) to the view"
              : "the ids are \(Suggestion.list(ids))"))
      }
      return place.appending(try property(track, of: document[place]))
    } catch {
      report(error.code, error.message, at: error.span ?? track.target.span, help: error.help)
      return nil
    }
  }

  /// The place of a property in its target: an argument of the view, or a modifier's.
  private func property(
    _ track: TrackArguments, of view: JSONNode?
  ) throws(Diagnostic) -> JSONPointer {
    guard let text = track.property?.string, !text.isEmpty else {
      guard view == nil else {
        throw Diagnostic(
          .invalidTimeline, "a track of a view needs the key \"property\"",
          help: "add \"property\" with a modifier and its argument, such as \"fill.hue\"")
      }
      return JSONPointer()
    }
    let pointer = try JSONPointer(path: text)
    guard let view, !text.hasPrefix("/"), let first = pointer.tokens.first else { return pointer }
    let modifiers = view["modifiers"]?.elements ?? []
    guard let index = modifiers.firstIndex(where: { $0[first] != nil }) else {
      try checkArgument(first, of: view, among: modifiers, at: track.property?.span)
      return pointer
    }
    return JSONPointer(["modifiers", String(index)] + pointer.tokens)
  }

  /// Whether a property that is no modifier of a view is one of its arguments.
  private func checkArgument(
    _ name: String, of view: JSONNode, among modifiers: JSONNode.Elements, at span: SourceSpan?
  ) throws(Diagnostic) {
    let type = view["view"]?.string ?? ""
    guard view[name] == nil, let entry = ViewTable.byName[type] else { return }
    let arguments = entry.form.parameters.map(\.name)
    guard !arguments.contains(name) else { return }
    let present = modifiers.compactMap { $0.members?.first?.key }
    guard Suggestion.nearest(to: name, among: present + arguments) == nil else {
      throw Diagnostic(
        .invalidTimeline,
        "\(Diagnostic.quoted(type)) has no argument and no modifier \(Diagnostic.quoted(name))",
        at: span, help: Suggestion.help(for: name, among: present + arguments))
    }
    let isModifier = ModifierTable.byName[name] != nil
    throw Diagnostic(
      .invalidTimeline,
      isModifier
        ? "the view has no modifier \(Diagnostic.quoted(name))"
        : "\(Diagnostic.quoted(type)) has no argument and no modifier \(Diagnostic.quoted(name))",
      at: span,
      help: isModifier
        ? "add it to the view's modifiers"
        : Suggestion.help(for: name, among: ModifierTable.names)
          ?? Self.allowed(present + arguments))
  }

  // MARK: - Views by id

  /// The place of the view with an id.
  static func place(ofView id: String, in node: JSONNode) -> JSONPointer? {
    var found: JSONPointer?
    visitViews(in: node, at: JSONPointer()) { view, place in
      let own = view["id"]
      let text = own?.string ?? own?.number.map { JSONNumber($0).text }
      if found == nil, text == id { found = place }
    }
    return found
  }

  private static func viewIDs(in node: JSONNode) -> [String] {
    var ids: [String] = []
    visitViews(in: node, at: JSONPointer()) { view, _ in
      if let id = view["id"]?.string { ids.append(id) }
    }
    return ids
  }

  private static func visitViews(
    in node: JSONNode, at place: JSONPointer, _ body: (JSONNode, JSONPointer) -> Void
  ) {
    switch node.content {
    case .null, .bool, .number, .string: return
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        visitViews(in: element, at: place.appending(index), body)
      }
    case .object(let members):
      if node["view"]?.string != nil { body(node, place) }
      for member in members where !member.isFree {
        visitViews(in: member.value, at: place.appending(member.key), body)
      }
    }
  }
}
