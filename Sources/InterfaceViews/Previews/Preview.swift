public import Foundation
public import ViewTree

/// A preview of a view, with its required environment.
///
/// `#Preview` makes one, and so does each view of a `PreviewProvider`.
public struct Preview: Sendable {
  /// The settings that previews of views can request.
  public struct ViewTraits: Sendable {}

  /// The name it was given; nil for none.
  public let displayName: String?
  /// The names of the module and the file, separated by a slash; empty if unknown.
  public package(set) var fileID = ""
  /// The position among the unnamed previews of the file, from 1.
  package var unnamedPosition = 1
  /// The argument's name, which is unique among the arguments; `nil` for a preview without arguments.
  private(set) var argument: String?
  /// The previews of all arguments, or the preview itself if it has no arguments.
  package var parts: [Preview] {
    guard let variants else { return [self] }
    return variants.map { variant in
      var variant = variant
      (variant.fileID, variant.line, variant.unnamedPosition) = (fileID, line, unnamedPosition)
      return variant
    }
  }
  private var variants: [Preview]?
  /// The line that it begins in, from 1; nil where that is not known.
  public package(set) var line: Int?
  /// The type of the provider that it is one of; nil for `#Preview`.
  public package(set) var providerName: String?
  /// The frame of the image.
  package let frame: PreviewFrame
  /// The requested size of the image, in points, or `nil` if none is requested.
  public var size: CGSize? { frame.size }

  private let makeView: @MainActor @Sendable () -> AnyView

  /// A preview of the view that a function makes.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits.map(\.wish), body)
  }

  /// Creates a preview for each argument, of the view that a function returns for it.
  @MainActor public init<Argument>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [Argument],
    @ViewBuilder body: @escaping @MainActor (Argument) -> any View
  ) {
    let wishes = traits.map(\.wish)
    let variants = zip(arguments, Self.names(of: arguments)).map { argument, text in
      var variant = Preview(name, wishes) { body(argument) }
      variant.argument = text
      return variant
    }
    self.init(name, wishes) { variants.first?.content ?? AnyView(EmptyView()) }
    self.variants = variants
  }

  private init(
    _ name: String?, _ wishes: [PreviewTrait<ViewTraits>.Wish],
    _ body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    frame = Self.frame(wishes)
    makeView = {
      wishes.reduce(AnyView(body())) { view, wish in
        if case .modifier(let change) = wish { change(view) } else { view }
      }
    }
  }

  package init(
    _ settings: PreviewSettings?, providerName: String,
    makeView: @escaping @MainActor @Sendable () -> AnyView
  ) {
    displayName = settings?.displayName
    frame = (settings ?? PreviewSettings()).frame
    self.providerName = providerName
    self.makeView = makeView
  }

  /// The view; each call makes one of its own.
  @MainActor public var content: AnyView { makeView() }

  private static func frame(_ wishes: [PreviewTrait<ViewTraits>.Wish]) -> PreviewFrame {
    var settings = PreviewSettings()
    for wish in wishes {
      switch wish {
      case .layout(let asked): settings.layout = asked
      case .orientation(let asked): settings.isLandscape = asked.isLandscape
      case .widget(let size): settings.widget = size
      case .modifier: break
      }
    }
    return settings.frame
  }

  /// The size offered to a view without a size, in points: the screen of an iPhone 16.
  ///
  /// Source: Apple, `PreviewLayout.sizeThatFits`, where the view is offered the size of the device.
  public static var screen: CGSize { PreviewScreen.phone.size }
}

extension Preview: CustomStringConvertible {
  /// The name, or the type of the provider, or else the name of the file, with a number from the second unnamed preview on;
  /// then the argument in parentheses.
  public var description: String { argument.map { "\(title) (\($0))" } ?? title }

  private var title: String {
    if let displayName { return displayName }
    if let providerName { return providerName }
    let file = fileID.split(separator: "/").last ?? "Preview"
    let name = file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file
    return unnamedPosition > 1 ? "\(name) \(unnamedPosition)" : String(name)
  }
}

extension Preview {
  /// The maximum length of an argument in the name of its preview.
  private static let longestName = 60

  /// Returns a unique name for each argument: its description, or its number from 1 if two descriptions are equal or one is
  /// empty, too long, not a single line or contains a memory address.
  private static func names<Argument>(of arguments: [Argument]) -> [String] {
    let names = arguments.map { String(describing: $0) }
    let areNames = names.allSatisfy { name in
      1...longestName ~= name.count && !name.contains(where: \.isNewline)
        && !name.contains(/0x[0-9a-f]{8}/)
    }
    guard areNames, Set(names).count == names.count else {
      return arguments.indices.map { "\($0 + 1)" }
    }
    return names
  }
}

/// A type that creates a preview, which `#Preview` adds to a program.
public protocol PreviewRegistry {
  /// The module's name and the file's, with a slash between.
  static var fileID: String { get }
  /// The line of the number sign, from 1.
  static var line: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
