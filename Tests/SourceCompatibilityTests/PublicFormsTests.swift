import Combine
import QuartzCore
import SwiftUI
import Testing
import UniformTypeIdentifiers

// What public source writes most that was not there: each as it is written, and what of it is seen.

private struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.excludedActivityTypes = [.airDrop, .assignToContact]
    return sheet
  }

  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

private final class SquareController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
    let host = UIHostingController(rootView: Color.red)
    addChild(host)
    host.view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}

private struct Square: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> some UIViewController {
    UINavigationController(rootViewController: SquareController())
  }

  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
}

private struct Pages<Page: View>: UIViewControllerRepresentable {
  let pages: [Page]

  func makeUIViewController(context: Context) -> UIPageViewController {
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  func updateUIViewController(_ pageViewController: UIPageViewController, context: Context) {
    pageViewController.setViewControllers(
      [UIHostingController(rootView: pages[0])], direction: .forward, animated: true)
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    ring.fillColor = nil
    ring.strokeColor = UIColor.green.cgColor
    ring.lineWidth = 4
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).cgPath
  }
}

private struct Represented<V: UIView>: UIViewRepresentable {
  let make: () -> V
  func makeUIView(context: Context) -> V { make() }
  func updateUIView(_ uiView: V, context: Context) {}
}

private struct TextDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Editors: App {
  var body: some Scene {
    DocumentGroup(newDocument: TextDocument()) { file in
      TextEditor(text: file.$document.text)
    }
    .commands {
      SidebarCommands()
      CommandGroup(replacing: .saveItem) { Button("Keep") {} }
    }
  }
}

/// Everything that changes no pixel, on one text.
private struct Forms: View {
  @State private var isShown = false
  @State private var choice: Int?
  @State private var customization = TabViewCustomization()
  @Namespace private var space

  var body: some View {
    Text("forms")
      .matchedTransitionSource(id: 1, in: space) {
        $0.background(.red).clipShape(.rect(cornerRadius: 8))
      }
      .presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
      .confirmationDialog(Text("Sure?"), isPresented: $isShown, presenting: choice) { _ in
        Button("Yes") {}
      }
      .fileExporter(
        isPresented: $isShown, document: TextDocument(), contentType: .plainText,
        defaultFilename: "a"
      ) { _ in }
      .tabViewCustomization($customization)
      .tabBarMinimizeBehavior(.onScrollDown)
      .scrollEdgeEffectStyle(.soft, for: .top)
      .searchToolbarBehavior(.minimize)
      .contextMenu(forSelectionType: Int.self) { _ in
        Button("Open") {}
      } primaryAction: { _ in
      }
  }
}

@Suite("Forms of public source")
@MainActor
struct PublicFormsTests {
  private func pixels(_ view: some View) throws -> [UInt32] {
    try ImageRenderer(content: view.frame(width: 40, height: 40)).bitmap().pixels
  }

  private func list(_ view: some View) throws -> String {
    "\(try ImageRenderer(content: view.frame(width: 40, height: 40)).displayList())"
  }

  @Test("modifiers that change nothing change nothing")
  func inert() throws {
    #expect(try list(Forms()) == list(Text("forms")))
    _ = Editors().body
  }

  @Test("what the system draws is a marked box")
  func systemControllers() throws {
    let renderer = ImageRenderer(content: ShareSheet(items: ["a"]).frame(width: 40, height: 40))
    _ = try renderer.displayList()
    #expect(renderer.problems.contains { $0.contains("UIActivityViewController can't be drawn") })
  }

  @Test("views inside a controller's view stand in their places, over its ground")
  func controllers() throws {
    let expected = ZStack(alignment: .topLeading) {
      Color(uiColor: .blue)
      Color.red.frame(width: 20, height: 20).padding(10)
    }
    #expect(try pixels(Square()) == pixels(expected))
    #expect(try pixels(Pages(pages: [Color.red])) == pixels(Color.red))
  }

  @Test("layers have corners, edges and shadows")
  func layers() throws {
    let view = Represented {
      let view = UIView()
      view.backgroundColor = .red
      view.layer.cornerRadius = 8
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.blue.cgColor
      return view
    }
    let outline = RoundedRectangle(cornerRadius: 8, style: .circular)
    let expected = Color.clear.background(Color(uiColor: .red), in: outline)
      .overlay { outline.strokeBorder(Color(uiColor: .blue), lineWidth: 2) }
    #expect(try pixels(view) == pixels(expected))
  }

  @Test("layers with gradients and paths are drawn in a view's size")
  func sublayers() throws {
    let ring = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 32, height: 32)).cgPath
    let expected = ZStack {
      LinearGradient(
        colors: [Color(uiColor: .red), Color(uiColor: .blue)], startPoint: .top, endPoint: .bottom)
      Path(ring).stroke(Color(uiColor: .green), lineWidth: 4)
    }
    #expect(try pixels(Represented { GradientView() }) == pixels(expected))
  }

  @Test("editors, fields and spokes show what they have")
  func texts() throws {
    let editor = Represented {
      let editor = UITextView()
      editor.text = "words"
      return editor
    }
    let field = Represented {
      let field = UITextField()
      field.placeholder = "Name"
      return field
    }
    let spokes = Represented {
      let spokes = UIActivityIndicatorView(style: .medium)
      spokes.startAnimating()
      return spokes
    }
    #expect(try list(editor) != list(Represented { UITextView() }))
    #expect(try list(field) != list(Represented { UITextField() }))
    #expect(try list(spokes) != list(Represented { UIActivityIndicatorView(style: .medium) }))
  }

  @Test("a list whose rows can be deleted and moved has a row for each element")
  func editedList() throws {
    struct Item: Identifiable, Hashable { let id: Int }
    let items = Binding.constant([Item(id: 1), Item(id: 2)])
    let edited = List(items, editActions: [.delete, .move]) { $item in Text("row \(item.id)") }
    let plain = List {
      ForEach(items, editActions: [.delete, .move]) { $item in Text("row \(item.id)") }
    }
    #expect(try list(edited) == list(plain))
  }

  @Test("older forms of sliders and menus draw as the newer ones")
  @available(*, deprecated)
  func olderForms() throws {
    let old = Slider(
      value: .constant(0.5), in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
    ) { Text("s") }
    let new = Slider(value: .constant(0.5), in: 0...1) {
      Text("s")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    #expect(try list(old) == list(new))
    let menu = Text("m").contextMenu(ContextMenu { Button("a") {} })
    #expect(try list(menu) == list(Text("m")))
  }

  @Test("names of Foundation's and of the system's")
  func names() {
    UIPasteboard.general.string = "kept"
    #expect(UIPasteboard.general.string == "kept")
    #expect(CACurrentMediaTime() > 0)
    #expect(autoreleasepool { 3 } == 3)
    #expect(simd_float2(1, 2).y == 2)
    #expect(!URL.documentsDirectory.path.isEmpty)
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: -3600) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: 2 * 86400) == "in 2 days")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86400) == "yesterday")
  }

  @Test("Controls are made in the forms of iOS 13, and gauges with marked values")
  @available(*, deprecated)
  func earlyForms() throws {
    let image = ImageRenderer(
      content: VStack {
        Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { _ in }) { Text("A") }
        Slider(value: .constant(0.5), in: 0...1, step: 0.1, onEditingChanged: { _ in }) {
          Text("A")
        }
        Stepper(onIncrement: {}, onDecrement: nil) { Text("B") }
        Stepper(value: .constant(1), in: 0...2, onEditingChanged: { _ in }) { Text("B") }
        Gauge(value: 0.5) {
          Text("C")
        } currentValueLabel: {
          Text("D")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        } markedValueLabels: {
          Text("E").tag(0.5)
        }
      }
    )
    #expect(try !image.bitmap().pixels.isEmpty)
  }

  @Test("Types of files have their module")
  func typesOfFiles() {
    #expect(UTType.json == UniformTypeIdentifiers.UTType.json)
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "x") == nil)
    #expect(UTType(mimeType: "image/png") == .png && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(
      UTType.commaSeparatedText.preferredFilenameExtension == "csv"
        && UTType.gif.conforms(to: .image))
  }
}
