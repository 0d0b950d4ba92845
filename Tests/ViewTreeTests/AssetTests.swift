import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("Assets of catalogues in views")
@MainActor
struct AssetTests {
  private static let folder = Bundle.module.bundleURL.appending(path: "Resources")

  private var registry: ImageRegistry {
    var registry = ImageRegistry()
    registry.addFolder(Self.folder)
    return registry
  }

  private func environment(_ change: (inout EnvironmentValues) -> Void = { _ in })
    -> EnvironmentValues
  {
    var environment = EnvironmentValues()
    environment.imageRegistry = registry
    change(&environment)
    return environment
  }

  /// The images that a view draws, and what is reported.
  private func drawn<V: View>(
    scale: Double = 1, _ view: @escaping @MainActor () -> V
  ) throws -> (images: [ImageItem], list: DisplayList, problems: [String]) {
    let graph = scene(scale: scale, environment: environment(), view)
    let list = try graph.displayList()
    return (list.items.flatMap(\.images), list, graph.problems.map(\.problem.message))
  }

  @Test("the variant fits the pixels of a point", arguments: [(1.0, 16), (2, 32), (3, 32)])
  func scale(scale: Double, width: Int) throws {
    let (images, _, problems) = try drawn(scale: scale) { Image("leaf") }
    #expect(images.map(\.image.width) == [width])
    #expect(images.map(\.destination.size) == [CGSize(width: 16, height: 16)])
    #expect(problems == [])
  }

  @Test("a picture follows its surroundings as they change")
  func appearance() throws {
    let (light, _, _) = try drawn { Image("leaf") }
    let stage = try Stage(ColorScheme.light) { scheme in
      Image("leaf").environment(\.imageRegistry, self.registry)
        .environment(\.colorScheme, scheme)
    }
    let before = try stage.graph.displayList().items.flatMap(\.images)
    let after = try stage.show(.dark).items.flatMap(\.images)
    #expect(before.map(\.image) == light.map(\.image))
    #expect(after.count == 1 && after[0].image != before[0].image)
    #expect(try stage.show(.light).items.flatMap(\.images) == before)
  }

  @Test("a picture inside text follows its surroundings too")
  func inText() throws {
    let stage = try Stage(ColorScheme.light) { scheme in
      Text("a \(Image("leaf"))").environment(\.imageRegistry, self.registry)
        .environment(\.colorScheme, scheme)
    }
    let before = try stage.graph.displayList().items.flatMap(\.images)
    let after = try stage.show(.dark).items.flatMap(\.images)
    #expect(before.count == 1 && after.count == 1 && before[0].image != after[0].image)
  }

  @Test("a group that is a namespace is part of the name, and a template takes the colour around")
  func template() throws {
    let (_, list, problems) = try drawn { Image("Icons/leaf").foregroundStyle(.red) }
    #expect(problems == [])
    let paints = list.fills.map(\.paint)
    #expect(paints == [.color(Color.red.resolved())])
    let (images, _, _) = try drawn {
      Image("Icons/leaf").renderingMode(.original).foregroundStyle(.red)
    }
    #expect(images.count == 1)
  }

  @Test("an SVG file of a catalogue is drawn as its shapes")
  func shapes() throws {
    let (images, _, problems) = try drawn { Image("logo") }
    #expect(images.map(\.destination.size) == [CGSize(width: 8, height: 8)])
    #expect(images.first?.drawnGroup?.items.count == 1 && problems == [])
  }

  @Test("the first page of a PDF file is drawn as its shapes, at its size in points")
  func page() throws {
    let (images, _, problems) = try drawn { Image("page") }
    #expect(images.map(\.destination.size) == [CGSize(width: 30, height: 20)])
    #expect(problems == [])
    let group = try #require(images.first?.drawnGroup)
    let paints = group.items.flatMap(\.fills).map(\.paint)
    #expect(
      paints == [
        .color(Color(red: 1, green: 0, blue: 0).resolved()),
        .color(Color(red: 0, green: 0, blue: 1).resolved()),
      ])
    // With a soft mask, as pixels.
    let (mist, _, others) = try drawn { Image("mist") }
    #expect(mist.map(\.destination.size) == [CGSize(width: 15, height: 12)])
    #expect(mist.first?.drawnGroup?.items.flatMap(\.images).map(\.image.width) == [60])
    #expect(others == [])
    let bytes = try [UInt8](
      Data(contentsOf: Self.folder.appending(path: "Leaves.xcassets/page.imageset/page.pdf")))
    let (broken, problem) = EncodedImage.reading(file: Array(bytes.prefix(20)))
    #expect(broken == nil)
    #expect(problem?.hasPrefix("its PDF can't be drawn: ") == true)
  }

  @Test("a picture for one direction is mirrored in the other")
  func direction() throws {
    let (_, right, _) = try drawn { Image("arrow") }
    let left = try scene(environment: environment { $0.layoutDirection = .rightToLeft }) {
      Image("arrow")
    }.displayList()
    #expect(right.items.flatMap(\.transforms) == [])
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
    #expect(left.items.flatMap(\.transforms) == [mirror])
  }

  @Test("a picture with slices fills its frame, its ends as they are")
  func slices() throws {
    let (images, _, _) = try drawn { Image("button").frame(width: 60, height: 30) }
    #expect(images.count == 9)
    #expect(images.first?.destination == CGRect(x: 20, y: 35, width: 4, height: 4))
    #expect(images.last?.destination == CGRect(x: 76, y: 61, width: 4, height: 4))
    let (own, _, _) = try drawn { Image("button").resizable().frame(width: 60, height: 30) }
    #expect(own.map(\.destination) == [CGRect(x: 20, y: 35, width: 60, height: 30)])
  }

  @Test(
    "missing and invalid assets are reported with their location, and nothing is drawn",
    arguments: [
      ("nowhere", "image \"nowhere\" not found"),
      ("gone", "Leaves.xcassets/gone.imageset/gone.png: file not found"),
      ("cut", "Leaves.xcassets/cut.imageset/Contents.json:"),
      ("plain", "Leaves.xcassets/plain.symbolset/plain.svg: not a symbol: no group has an id"),
    ])
  func problems(name: String, sentence: String) throws {
    let (images, list, problems) = try drawn { Image(name) }
    #expect(images.isEmpty && list.items.isEmpty)
    #expect(problems.count == 1 && problems[0].contains(sentence), "\(problems)")
    #expect(problems[0].hasSuffix("; nothing is drawn"))
  }

  @Test("a symbol has the size, the weight and the levels of the text around")
  func symbol() throws {
    func shown(
      _ weight: Font.Weight, _ change: @escaping (Image) -> Image = { $0 }
    ) throws -> [FillItem] {
      let (_, list, problems) = try drawn {
        change(Image("mark")).imageScale(.small).font(.system(size: 50, weight: weight))
          .foregroundStyle(.red, .blue)
      }
      #expect(problems == [])
      return list.fills
    }
    // Half of a font of 100, in the room between its margins: 60 of 100 points.
    let regular = try shown(.regular) { $0.symbolRenderingMode(.monochrome) }
    #expect(regular.map(\.path.boundingRect.size.rounded) == [[50, 50], [10, 10]])
    #expect(regular.first?.path.boundingRect.minX.rounded() == 25)
    #expect(regular.map(\.paint) == Array(repeating: .color(Color.red.resolved()), count: 2))
    let black = try shown(.black)
    #expect(black.map(\.path.boundingRect.size.rounded) == [[60, 50], [30, 20]])
    #expect(black.map(\.paint) == [Color.blue, .red].map { .color($0.resolved()) })
    // Two of five steps from regular, 400, to black, 900.
    let semibold = try shown(.semibold)
    #expect(semibold.map(\.path.boundingRect.size.rounded) == [[54, 50], [18, 14]])
    let graph = scene(environment: environment()) {
      Image("mark").imageScale(.large).font(.system(size: 50))
    }
    let large = try graph.displayList().fills.map(\.path.boundingRect.width)
    // In a frame of whole pixels.
    #expect(abs((large.first ?? 0) - 50 * 1.29 / 0.82) < 1)
  }

  @Test("colours follow scheme and contrast, in every space")
  func colors() throws {
    func shown(_ name: String, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
      Color(name).resolve(in: environment(change)).description
    }
    #expect(shown("brand") == "#FF8000FF")
    #expect(shown("brand") { $0.colorScheme = .dark } == "#0080FFFF")
    #expect(shown("brand") { $0._colorSchemeContrast = .increased } == "#800000FF")
    #expect(shown("gray") == "#808080FF")
    #expect(shown("system") == Color.blue.resolve(in: EnvironmentValues()).description)
    let dark = environment { $0.colorScheme = .dark }
    #expect(shown("system") { $0.colorScheme = .dark } == Color.blue.resolve(in: dark).description)
    let wide = Color("wide").resolve(in: environment())
    let own = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(wide == own)
    #expect(Color("brand").opacity(0.5).resolve(in: environment()).opacity == 0.5)
  }

  @Test("colours that are not there are clear, and reported")
  func missingColors() throws {
    let (_, _, none) = try drawn { Color("nowhere") }
    #expect(none == ["color \"nowhere\" not found; a clear color is used"])
    let (_, _, unknown) = try drawn { Rectangle().fill(Color("unknown")) }
    #expect(unknown.count == 1 && unknown[0].contains("unknown system color \"mauveColor\""))
    let (_, list, found) = try drawn { Rectangle().fill(Color("brand")) }
    #expect(
      found == [] && list.fills.map(\.paint) == [.color(Color("brand").resolve(in: environment()))])
  }

  @Test("a folder that is not there is told")
  func missingFolder() throws {
    var registry = ImageRegistry()
    registry.addFolder(URL(filePath: "/no/such/folder"))
    let graph = scene { [registry] in Image("nowhere").environment(\.imageRegistry, registry) }
    _ = try graph.displayList()
    let problems = graph.problems.map(\.problem.message)
    #expect(problems == ["folder: no such file or directory; nothing is drawn"])
  }

  @Test("a bundle's own catalogues are found, and resources name them")
  func bundles() throws {
    let bundle = Bundle.module
    let graph = scene {
      VStack {
        Image("leaf", bundle: bundle)
        Image(ImageResource(name: "leaf", bundle: bundle))
        Color(ColorResource(name: "brand", bundle: bundle))
      }
    }
    let list = try graph.displayList()
    #expect(list.items.flatMap(\.images).count == 2 && list.fills.count == 1)
    #expect(graph.problems.isEmpty, "\(graph.problems)")
  }

  @Test("resources of packages beside the program are the program's")
  func program() throws {
    let graph = scene { Image("button") }
    #expect(try graph.displayList().items.flatMap(\.images).count == 9)
    #expect(graph.problems.isEmpty, "\(graph.problems)")
    #expect(ImageRegistry.data(named: "notes", bundle: nil).map { $0.count } == 14)
    let size = ImageRegistry.picture(named: "leaf", bundle: .module)?.size
    #expect(size == CGSize(width: 16, height: 16))
  }
}

extension DisplayItem {
  /// The images inside, in drawing order, those of masks too.
  fileprivate var images: [ImageItem] {
    switch content {
    case .image(let image): [image]
    case .group(let group): group.items.flatMap(\.images)
    case .perspective(let item): item.items.flatMap(\.images)
    case .fill, .stroke, .text: []
    }
  }

  /// The transforms of groups inside, in drawing order.
  fileprivate var transforms: [CGAffineTransform] {
    guard case .group(let group) = content else { return [] }
    let own = group.effects.transform
    return (own == .identity ? [] : [own]) + group.items.flatMap(\.transforms)
  }
}

extension CGSize {
  /// The width and the height, in whole points.
  fileprivate var rounded: [CGFloat] { [width.rounded(), height.rounded()] }
}
