public import Foundation
public import ViewTree

/// A view to look at while working, with what it asks of its surroundings.
///
/// `#Preview` makes one, and so does each view of a `PreviewProvider`.
public struct Preview: Sendable {
  /// What previews of views can ask for.
  public struct ViewTraits: Sendable {}

  /// The name it was given; nil for none.
  public let displayName: String?
  /// The module's name and the file's that it stands in, with a slash between; empty where that is not known.
  public package(set) var fileID = ""
  /// The line that it begins in, from 1; nil where that is not known.
  public package(set) var line: Int?
  /// The type of the provider that it is one of; nil for `#Preview`.
  public package(set) var providerName: String?
  /// How large the picture is, in points; nil if that is what the view takes of ``screen``.
  public package(set) var size: CGSize?

  private let makeView: @MainActor @Sendable () -> AnyView

  /// A preview of the view that a function makes.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    let wishes = traits.map(\.wish)
    size = Self.size(wishes)
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
    size = settings?.size
    self.providerName = providerName
    self.makeView = makeView
  }

  /// The view; each call makes one of its own.
  @MainActor public var content: AnyView { makeView() }

  /// What is offered to a view that asks for this, in points: who asks for an orientation has a device.
  private static func size(_ wishes: [PreviewTrait<ViewTraits>.Wish]) -> CGSize? {
    var (layout, isLying): (PreviewLayout?, Bool?) = (nil, nil)
    for wish in wishes {
      switch wish {
      case .layout(let asked): layout = asked
      case .orientation(let asked): isLying = asked.isLandscape
      case .modifier: break
      }
    }
    switch (layout, isLying) {
    case (.fixed(let width, let height), _): return CGSize(width: width, height: height)
    case (.sizeThatFits, _), (_, nil): return nil
    case (_, true): return CGSize(width: screen.height, height: screen.width)
    case (_, false): return screen
    }
  }

  /// What a view is offered that asks for no size, in points: the screen of an iPhone 16.
  ///
  /// Source: Apple, `PreviewLayout.sizeThatFits`, where the view is offered the size of the device.
  public static var screen: CGSize { PreviewDevice("iPhone 16").screen ?? .zero }
}

extension Preview: CustomStringConvertible {
  /// The name, or what there is in its place.
  public var description: String {
    if let displayName { return displayName }
    if let providerName { return providerName }
    return fileID.isEmpty ? "Preview" : "\(fileID):\(line ?? 0)"
  }
}

/// What `#Preview` leaves in a program: a type that makes a preview.
public protocol PreviewRegistry {
  /// The module's name and the file's, with a slash between.
  static var fileID: String { get }
  /// The line of the number sign, from 1.
  static var line: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
