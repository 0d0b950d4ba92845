import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// Puts views on a sheet over the scene.
nonisolated struct SheetFrame: ViewModifier {
  @Environment(\.sceneInsets) private var insets
  @State private var settings: PresentationSettings

  init() { _settings = State(initialValue: PresentationSettings()) }

  @MainActor func body(content: Content) -> some View {
    Group {
      if !settings.isBackgroundEnabled { SceneDimming().transition(.opacity) }
      GeometryReader { proxy in
        let place = SheetPlace(settings, in: proxy.size, insets: insets)
        content
          .modifier(SheetPlate(settings: settings, place: place))
          .modifier(PresentedColorScheme())
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place.alignment)
      }
      .ignoresSafeArea()
      .transaction(value: settings) { $0.animation = nil }
      .transition(.move(edge: .bottom))
    }
    .modifier(
      _PreferenceActionModifier<PresentationSettingsKey>(moment: .atOnce) { settings = $0 })
  }
}

/// Where a sheet stands on a canvas.
///
/// It comes from the bottom and leaves 10 points of what is safe free at its top; where there is much room it is a card in
/// the middle, of the sizes that Apple's systems have on wide screens.
struct SheetPlace: Equatable {
  /// The width of a canvas from which on a sheet is a card, in points.
  static let wideWidth: CGFloat = 600

  let isCard: Bool
  /// The width in points; nil for that of the content.
  let width: CGFloat?
  /// The height in points; nil for that of the content.
  let height: CGFloat?
  /// What the bottom of the device keeps free of the content, in points.
  let bottom: CGFloat

  init(_ settings: PresentationSettings, in canvas: CGSize, insets: EdgeInsets) {
    isCard = canvas.width >= Self.wideWidth
    let maximum = max(canvas.height - insets.top - 10, 0)
    guard isCard else {
      let detent = settings.selection ?? settings.detents.first ?? .large
      width = canvas.width
      height = min(
        detent.height(of: maximum) + (detent.isLength ? insets.bottom : 0), maximum)
      bottom = insets.bottom
      return
    }
    bottom = 0
    let room = CGSize(width: canvas.width - 40, height: maximum - insets.bottom - 10)
    switch settings.sizing?.kind ?? .form {
    case .fitted: (width, height) = (nil, nil)
    case .form: (width, height) = (min(540, room.width), min(620, room.height))
    case .page: (width, height) = (min(704, room.width), room.height)
    }
  }

  /// Where on the canvas the sheet stands.
  var alignment: Alignment { isCard ? .center : .bottom }
}

/// The ground, the corners and the handle of a sheet.
private struct SheetPlate: ViewModifier {
  let settings: PresentationSettings
  let place: SheetPlace

  func body(content: Content) -> some View {
    VStack { content }
      .frame(
        maxWidth: place.width == nil ? nil : .infinity,
        maxHeight: place.height == nil ? nil : .infinity
      )
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: place.bottom) }
      .frame(width: place.width, height: place.height)
      .background { PresentationBackdrop(ground: settings.background) }
      .overlay(alignment: .top) {
        if settings.hasDragIndicator, !place.isCard {
          Capsule(style: .circular).fill(Color.tertiaryLabel)
            .frame(width: 36, height: 5)
            .padding(.top, 5)
        }
      }
      .clipShape(outline)
      .environment(\.isElevated, true)
  }

  private var outline: UnevenRoundedRectangle {
    let radius = settings.cornerRadius ?? 10
    let lower = place.isCard ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: lower, bottomTrailingRadius: lower,
      topTrailingRadius: radius)
  }
}

/// Puts views over the whole scene.
nonisolated struct CoverFrame: ViewModifier {
  @State private var settings: PresentationSettings

  init() { _settings = State(initialValue: PresentationSettings()) }

  @MainActor func body(content: Content) -> some View {
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { CoverBackdrop(ground: settings.background).ignoresSafeArea() }
      .modifier(PresentedColorScheme())
      .modifier(
        _PreferenceActionModifier<PresentationSettingsKey>(moment: .atOnce) { settings = $0 }
      )
      .transaction(value: settings) { $0.animation = nil }
      .transition(.move(edge: .bottom))
  }
}

private struct CoverBackdrop: View {
  let ground: PresentationGround?

  var body: some View {
    if let ground { ground.view } else { Color.systemBackground }
  }
}

/// What is behind the content of a sheet or a bubble.
struct PresentationBackdrop: View {
  let ground: PresentationGround?

  var body: some View {
    if let ground { ground.view } else { Color.elevatedBackground }
  }
}
