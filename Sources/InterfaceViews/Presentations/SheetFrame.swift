import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout
import ViewTree

/// Puts views on a sheet over the scene, which a finger moves between its heights and out of sight.
nonisolated struct SheetFrame: ViewModifier {
  @Environment(\.sceneInsets) private var insets
  @Environment(\.presentation) private var presentation
  @State private var settings: PresentationSettings
  /// The height that a finger has brought the sheet to.
  @State private var detent: PresentationDetent?
  /// How much of the sheet a finger that has hold of it leaves in sight, in points; nil while none has.
  @State private var pulled: CGFloat?
  @State private var maximum: CGFloat

  init() {
    _settings = State(initialValue: PresentationSettings())
    _detent = State(initialValue: nil)
    _pulled = State(initialValue: nil)
    _maximum = State(initialValue: 0)
  }

  @MainActor func body(content: Content) -> some View {
    Group {
      if !isBackgroundEnabled {
        SceneDimming().onTapGesture { if canBeDismissed { presentation?.end() } }
          .transition(.opacity)
      }
      GeometryReader { proxy in
        let place = SheetPlace(settings, at: current, in: proxy.size, insets: insets)
        let pull = pulled.map { place.pull($0, canLeave: canBeDismissed) }
        content
          .environment(\.pulledAround, pulledAround(place))
          .modifier(SheetPlate(settings: settings, place: place, height: pull?.height))
          .modifier(PresentedColorScheme())
          .offset(y: pull?.shift ?? 0)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place.alignment)
          .pans(panning(place, proxy.size), isEnabled: place.height != nil)
          .onChange(of: place.maximum, initial: true) { maximum = place.maximum }
      }
      .ignoresSafeArea()
      .transaction(value: settings.withoutSelection) { $0.animation = nil }
      .animation(.sheet, value: current)
      .transition(.move(edge: .bottom))
    }
    .containerValue(\.letsPointersThrough, isBackgroundEnabled)
    .dismissible(.dialog) { if canBeDismissed { presentation?.end() } }
    .modifier(
      _PreferenceActionModifier<PresentationSettingsKey>(moment: .atOnce) { settings = $0 })
  }

  /// The detent at which the sheet stands: that of the content's choice, or where it was brought by hand.
  private var current: PresentationDetent {
    if let selection = settings.selection { return selection }
    if let detent, settings.detents.contains(detent) { return detent }
    return settings.detents.first ?? .large
  }

  @MainActor private var isBackgroundEnabled: Bool {
    settings.backgroundInteraction?.isEnabled(at: current, of: maximum) ?? false
  }

  private var canBeDismissed: Bool { !settings.isDismissDisabled }

  // MARK: By hand

  /// What scrolled content leaves to the sheet; nil where that does not move.
  private func pulledAround(_ place: SheetPlace) -> PulledAround? {
    guard let height = place.height else { return nil }
    let canGrow = place.stops.contains { $0.height > height }
    return PulledAround(
      growsFirst: canGrow && !(settings.contentInteraction?.scrollsFirst ?? false))
  }

  @MainActor private func panning(_ place: SheetPlace, _ canvas: CGSize) -> Panning {
    let start = place.height ?? 0
    return Panning(axis: .vertical) { value in
      pulled = start - value.translation
    } end: { value in
      guard let value else { return withAnimation(.sheet) { pulled = nil } }
      release(at: start - value.translation, velocity: value.velocity, place)
    }
  }

  /// Lets go of the sheet: it goes to the nearest of its heights, or out of sight, from where it would come to.
  ///
  /// Source of how far ahead that is: `DragGesture`, a quarter of a second.
  @MainActor private func release(at height: CGFloat, velocity: CGFloat, _ place: SheetPlace) {
    let end = height - velocity / 4
    let stops = place.stops
    let nearest = stops.min { abs($0.height - end) < abs($1.height - end) }
    guard let nearest, !canBeDismissed || abs(end) >= abs(nearest.height - end) else {
      presentation?.end()
      guard presentation?.isWanted() ?? true else { return }
      return withAnimation(.sheet) { pulled = nil }
    }
    withAnimation(.sheet) {
      pulled = nil
      detent = nearest.detent
      settings.select.take?(nearest.detent)
    }
  }
}

extension PresentationSettings {
  /// The settings but for the detent at which the sheet stands.
  fileprivate var withoutSelection: PresentationSettings {
    var settings = self
    settings.selection = nil
    return settings
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
  /// The largest height of a sheet, in points.
  let maximum: CGFloat
  /// The heights that the sheet may have, in points, the lowest first.
  let stops: [Stop]

  /// A height that a sheet may have.
  struct Stop: Equatable {
    let detent: PresentationDetent
    let height: CGFloat
  }

  init(
    _ settings: PresentationSettings, at detent: PresentationDetent, in canvas: CGSize,
    insets: EdgeInsets
  ) {
    isCard = canvas.width >= Self.wideWidth
    let maximum = max(canvas.height - insets.top - 10, 0)
    self.maximum = maximum
    guard isCard else {
      func height(_ detent: PresentationDetent) -> CGFloat {
        min(detent.height(of: maximum) + (detent.isLength ? insets.bottom : 0), maximum)
      }
      width = canvas.width
      self.height = height(detent)
      bottom = insets.bottom
      stops = (settings.detents.isEmpty ? [.large] : settings.detents).map {
        Stop(detent: $0, height: height($0))
      }
      return
    }
    bottom = 0
    let room = CGSize(width: canvas.width - 40, height: maximum - insets.bottom - 10)
    switch settings.sizing?.kind ?? .form {
    case .fitted: (width, height) = (nil, nil)
    case .form: (width, height) = (min(540, room.width), min(620, room.height))
    case .page: (width, height) = (min(704, room.width), room.height)
    }
    stops = height.map { [Stop(detent: detent, height: $0)] } ?? []
  }

  /// Where on the canvas the sheet stands.
  var alignment: Alignment { isCard ? .center : .bottom }

  /// What a sheet looks like of which a finger leaves a height in sight: how high it is, and how far it is moved down.
  ///
  /// Beyond the largest of its heights it follows less and less, and below the smallest if it may not leave.
  func pull(_ height: CGFloat, canLeave: Bool) -> (height: CGFloat, shift: CGFloat) {
    guard let least = stops.first?.height, let most = stops.last?.height else { return (height, 0) }
    if height > most {
      let extra = Self.stretched(height - most, length: maximum)
      return isCard ? (most, -extra) : (most + extra, 0)
    }
    guard height < least else { return (height, 0) }
    let below = least - height
    return (least, canLeave ? below : Self.stretched(below, length: maximum))
  }

  /// How far something goes beyond its end that is drawn further than that.
  ///
  /// Source: the overshoot of UIScrollView, f(x) = (1 - 1 / (0.55 x / L + 1)) L.
  static func stretched(_ way: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (0.55 * way / length + 1)) * length
  }
}

/// The ground, the corners and the handle of a sheet.
private struct SheetPlate: ViewModifier {
  let settings: PresentationSettings
  let place: SheetPlace
  /// The height that a finger gives it, in points; nil for its own.
  let height: CGFloat?

  func body(content: Content) -> some View {
    VStack { content }
      .frame(
        maxWidth: place.width == nil ? nil : .infinity,
        maxHeight: place.height == nil ? nil : .infinity
      )
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: place.bottom) }
      .frame(width: place.width, height: height ?? place.height)
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
      .accessibility { $0.role = .dialog }
      .environment(\.pulledAround, nil)
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
