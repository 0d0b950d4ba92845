import Foundation
import VectorGeometry
public import VectorGraphics
import ViewLayout
public import ViewTree

/// A control for choosing a color: a disc of the color that opens swatches and sliders.
public struct ColorPicker<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  @State private var isOpen = false
  @State private var probe = FrameProbe()
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// Creates a color picker with a custom label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.supportsOpacity) = (selection, supportsOpacity)
    self.label = label()
  }

  /// The label, and the color in a ring of all hues.
  public var body: some View {
    let (selection, supportsOpacity) = (selection, supportsOpacity)
    LabeledRow(isLabelHidden: hidesLabels) {
      ControlLabel(label)
    } value: {
      ZStack {
        Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
        Circle().fill(selection.wrappedValue).padding(5)
      }
      .frame(width: 28, height: 28)
      .contentShape(Rectangle().inset(by: -8))
      .onPress { isOpen = true }
      .control(.popupButton, named: label, actions: [("press", { isOpen = true })])
      .modifier(
        PanelPresenter(isOpen: $isOpen, probe: probe) {
          ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
        })
    }
  }

  private var hues: [Color] {
    stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }
  }
}

/// Swatches, and sliders for hue, saturation, brightness and opacity.
private struct ColorPanel: View {
  @Environment(\.self) private var environment
  let selection: Binding<Color>
  let supportsOpacity: Bool

  private static let swatches: [(name: String, color: Color)] = [
    ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
    ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple),
    ("Pink", .pink),
  ]

  var body: some View {
    let parts = HueParts(selection.wrappedValue.resolve(in: environment))
    VStack(spacing: 16) {
      VStack(spacing: 10) {
        row(Self.swatches.prefix(6))
        row(Self.swatches.suffix(5))
      }
      slider("Hue", parts, \.hue)
      slider("Saturation", parts, \.saturation)
      slider("Brightness", parts, \.brightness)
      if supportsOpacity { slider("Opacity", parts, \.opacity) }
    }
    .font(.footnote)
    .padding(16)
  }

  private func row(_ swatches: ArraySlice<(name: String, color: Color)>) -> some View {
    HStack(spacing: 10) {
      ForEach(Array(swatches), id: \.name) { swatch in
        Circle().fill(swatch.color).frame(width: 36, height: 36)
          .onPress { selection.wrappedValue = swatch.color }
          .control(.button, named: Text(verbatim: swatch.name))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func slider(
    _ name: String, _ parts: HueParts, _ part: WritableKeyPath<HueParts, Double>
  ) -> some View {
    HStack(spacing: 12) {
      Text(verbatim: name).foregroundStyle(Color.secondary).frame(width: 76, alignment: .leading)
        .accessibilityHidden(true)
      Slider(
        value: Binding {
          parts[keyPath: part]
        } set: { value in
          var parts = parts
          parts[keyPath: part] = value
          selection.wrappedValue = parts.color
        }
      ) { Text(verbatim: name) }
    }
  }
}

/// A color by hue, saturation, brightness and opacity, 0 to 1 each.
private struct HueParts {
  var hue: Double
  var saturation: Double
  var brightness: Double
  var opacity: Double

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    (brightness, opacity) = (most, Double(color.opacity))
    saturation = most > 0 ? range / most : 0
    let sixths: Double =
      if range == 0 {
        0
      } else if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var color: Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
