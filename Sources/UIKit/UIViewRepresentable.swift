// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ShapeShift
import ViewTree

/// A view of UIKit's inside others.
///
/// A picture shows plain views, labels, pictures, translucent grounds (`UIVisualEffectView`), and what views draw in `draw(_:)`;
/// other views draw themselves by means that are not here: a marked box stands for them and is reported. A representable
/// has no body of its own.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  /// The type of the object that the view would talk to.
  associatedtype Coordinator = Void
  /// What the view is made in.
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  /// Sets what may have changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view goes; here never.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object that the view would talk to.
  func makeCoordinator() -> Coordinator
}

/// What a view of UIKit's is made in.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view would talk to.
  public let coordinator: Representable.Coordinator
  /// The values of the surroundings.
  public let environment: EnvironmentValues
  /// Nothing is on its way.
  public let transaction = Transaction()
}

extension UIViewRepresentable {
  /// Called when the view goes; here never.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// There is none; asking for it is a mistake of the caller.
  public var body: Never {
    preconditionFailure("\(Self.self) represents a UIKit view: it has no body")
  }

  public static func _makeNode() -> _ViewNode<Self> {
    BodyNode<Self, RepresentedView<Self>> { RepresentedView(source: $0) }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No object.
  public func makeCoordinator() {}
}

/// Makes the view with the values of its surroundings.
private struct RepresentedView<Source: UIViewRepresentable>: View {
  @Environment(\.self) private var environment
  @State private var made = Made<Source>()
  let source: Source

  var body: some View {
    let coordinator = made.coordinator ?? source.makeCoordinator()
    let context = UIViewRepresentableContext<Source>(
      coordinator: coordinator, environment: environment)
    let view = made.view ?? source.makeUIView(context: context)
    (made.coordinator, made.view) = (coordinator, view)
    source.updateUIView(view, context: context)
    return UIViewPicture(view: view)
  }
}

/// What is made once for a view and kept as long as it is there.
private final class Made<Source: UIViewRepresentable> {
  var coordinator: Source.Coordinator?
  var view: Source.UIViewType?
}

extension UIBlurEffect.Style {
  /// The material of the same name; of older names the one nearest to it.
  @MainActor var picture: some View {
    Rectangle().fill(material).transformEnvironment(\.colorScheme) { scheme in
      scheme = self.scheme ?? scheme
    }
  }

  private var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight,
      .prominent:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: .regular
    }
  }

  /// The color scheme of the material; nil for that of the surroundings.
  private var scheme: ColorScheme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }
}
