public import ShapeShift
import ViewTree

/// A view of UIKit's inside others.
///
/// A picture shows plain views and translucent grounds (`UIVisualEffectView`); other views draw themselves by
/// means that are not here: a marked box stands for them and is reported.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that the view would talk to.
  associatedtype Coordinator = Void
  /// What the view is made in.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
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

  /// The view as a picture shows it.
  public var body: some View { RepresentedView(source: self) }
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
    return view.picture
  }
}

/// What is made once for a view and kept as long as it is there.
private final class Made<Source: UIViewRepresentable> {
  var coordinator: Source.Coordinator?
  var view: Source.UIViewType?
}

extension UIView {
  /// The view as a picture shows it.
  @MainActor @ViewBuilder fileprivate var picture: some View {
    if !isHidden {
      ZStack {
        Color(uiColor: backgroundColor ?? .clear)
        if let ground = self as? UIVisualEffectView {
          (ground.effect as? UIBlurEffect)?.style.picture
        } else if type(of: self) != UIView.self {
          Image(missing: "a \(type(of: self)) can't be drawn; a marked box stands for it")
        }
      }
      .opacity(alpha)
    }
  }
}

extension UIBlurEffect.Style {
  /// The material of the same name; of older names the one nearest to it.
  @MainActor fileprivate var picture: some View {
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

  /// The colour scheme of the material; nil for that of the surroundings.
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
