import Foundation
import ShapeShift
import Testing

@MainActor
@Suite("What surroundings say where nobody does")
struct SurroundingsTests {
  private func leaves(
    _ view: some View, width: CGFloat = 390, height: CGFloat = 600
  ) throws -> [DisplayList.Item] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.displayList().leaves
  }

  private func words(_ view: some View, width: CGFloat = 390) throws -> [String] {
    try leaves(view, width: width).compactMap { item in
      if case .text(let text) = item.content { text.string } else { nil }
    }
  }

  @Test("numbers, money and dates are written as in the United States")
  func locale() throws {
    let written = try words(
      VStack {
        Text("\(999) and \(1_234_567)")
        Text("\(-1000)")
        Text(12.5, format: .currency(code: "USD"))
        Text(1234.5, format: .number)
      })
    #expect(written == ["999 and 1,234,567", "-1,000", "$12.50", "1,234.5"])
  }

  /// Says what it is told of the room that there is.
  private struct Room: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View {
      Text(verbatim: "\(horizontal == .compact) \(vertical == .compact)")
    }
  }

  @Test(
    "size classes follow the canvas, unless they are specified",
    arguments: [
      (390, 844, "true false"), (844, 390, "false true"), (1024, 768, "false false"),
      (320, 1024, "true false"),
    ] as [(CGFloat, CGFloat, String)])
  func sizeClasses(width: CGFloat, height: CGFloat, expected: String) throws {
    func words(_ view: some View) throws -> [String] {
      try leaves(view, width: width, height: height).compactMap { item in
        if case .text(let text) = item.content { text.string } else { nil }
      }
    }
    #expect(try words(Room()) == [expected])
    #expect(
      try words(
        Room().environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, nil))
        == ["false false"])
  }

  @Test("a split view is one column on a phone, and all of them on a tablet")
  func splitView() throws {
    let view = NavigationSplitView {
      Text("Side")
    } detail: {
      Text("Detail")
    }
    #expect(try words(view) == ["Side"])
    #expect(try words(view, width: 1024) == ["Side", "Detail"])
  }

  /// The colours of symbols, from the top.
  private func iconColors(_ view: some View) throws -> [Color.Resolved] {
    try leaves(view).compactMap { item in
      guard item.origin?.hasSuffix("Image") ?? false, case .fill(let fill) = item.content,
        case .color(let color) = fill.paint
      else { return nil }
      return color
    }
  }

  private func resolved(_ color: Color) -> Color.Resolved {
    color.resolve(in: EnvironmentValues())
  }

  @Test("icons of labels in lists have the tint; those in headers, on buttons and elsewhere do not")
  func labels() throws {
    let label = Label("A", systemImage: "circle.fill")
    let (blue, black) = (resolved(.blue), resolved(.primary))
    #expect(try Set(iconColors(label)) == [black])
    #expect(try Set(iconColors(List { label })) == [blue])
    #expect(try Set(iconColors(Form { label }.tint(.red))) == [resolved(.red)])
    #expect(
      try Set(iconColors(List { label.listItemTint(.green) })) == [resolved(.green)])
    #expect(try Set(iconColors(List { label.listItemTint(.monochrome) })) == [black])
    let button = Button {
    } label: {
      label
    }
    .buttonStyle(.borderedProminent)
    #expect(try Set(iconColors(List { button })) == [resolved(.white)])
    let header = try iconColors(
      List {
        Section {
          Text("B")
        } header: {
          label
        }
      })
    #expect(!header.isEmpty && !header.contains(blue))
  }
}

@MainActor
@Suite("Phases in a stack")
struct StackedPhasesTests {
  @Test("the first phase is animated from its start, under a bar that takes room as well")
  func firstPhase() throws {
    func widths(_ view: some View) throws -> [CGFloat] {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
      return try [0, 0.5, 1, 1.5].map { time in
        let disc = try renderer.displayList(at: time).leaves.first { item in
          item.origin?.contains("Circle") ?? false
        }
        return disc?.frame.width ?? 0
      }
    }
    let pulse = Circle().frame(width: 10, height: 10).phaseAnimator([1.0, 2.0, 3.0]) {
      view, phase in
      view.scaleEffect(phase)
    } animation: { _ in
      .linear(duration: 1)
    }
    #expect(try widths(pulse) == [10, 15, 20, 25])
    #expect(try widths(NavigationStack { pulse.navigationTitle("Pulse") }) == [10, 15, 20, 25])
  }
}
