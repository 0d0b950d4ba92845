extension FormatExample {
  /// Shapes, colors, text and other views that are not controls.
  static let shapesAndContent = #"""
    # Rectangle
    { view: "Rectangle", modifiers: [{ fill: "blue" }] }

    # RoundedRectangle
    { view: "RoundedRectangle", cornerRadius: 24, modifiers: [{ fill: { linearGradient: { colors: ["orange", "red"] } } }] }

    # UnevenRoundedRectangle | A speech bubble.
    { view: "UnevenRoundedRectangle", topLeadingRadius: 24, bottomTrailingRadius: 24, topTrailingRadius: 24,
      modifiers: [{ fill: "green" }, { overlay: { view: "Text", text: "On my way!", modifiers: [{ foregroundStyle: "white" }, { bold: true }] } }] }

    # Circle
    { view: "Circle", modifiers: [{ fill: "orange" }] }

    # Circle | A ring.
    { view: "Circle", modifiers: [{ strokeBorder: { style: "blue", lineWidth: 12 } }] }

    # Ellipse
    { view: "Ellipse", modifiers: [{ fill: "purple" }] }

    # Capsule
    { view: "Capsule", modifiers: [{ fill: "mint" }, { frame: { width: 140, height: 44 } }, { overlay: { view: "Text", text: "Continue", modifiers: [{ bold: true }] } }] }

    # ContainerRelativeShape
    { view: "ContainerRelativeShape", modifiers: [{ fill: "indigo" }, { padding: 8 }, { background: { style: "cyan", in: { view: "RoundedRectangle", cornerRadius: 24 } } },
      { containerShape: { view: "RoundedRectangle", cornerRadius: 24 } }] }

    # Path | A heart.
    { view: "Path", d: "M40 70C0 40 8 8 26 12Q38 16 40 26Q42 16 54 12C72 8 80 40 40 70", modifiers: [{ fill: "red" }] }

    # Path | A curve through points.
    { view: "Path", points: [[0, 60], [30, 20], [60, 44], [90, 8], [140, 36]], interpolation: "monotone",
      modifiers: [{ stroke: { style: "blue", lineWidth: 4, lineCap: "round" } }] }

    # PathShape | An arrow, scaled to its frame.
    { view: "PathShape", d: "M0 4 H6 V0 L12 6 L6 12 V8 H0 Z", modifiers: [{ fill: "teal" }] }

    # Color
    { view: "Color", color: { hue: 0.55, saturation: 0.7, brightness: 0.9 } }

    # MeshGradient
    { view: "MeshGradient", width: 3, height: 2, colors: ["red", "orange", "yellow", "purple", "blue", "teal"] }

    # LinearGradient
    { view: "LinearGradient", colors: ["#ff9966", "#ff5e62"], startPoint: "topLeading", endPoint: "bottomTrailing" }

    # RadialGradient
    { view: "RadialGradient", colors: ["white", "orange", "clear"], endRadius: 60 }

    # EllipticalGradient
    { view: "EllipticalGradient", colors: ["yellow", "pink", "purple"] }

    # AngularGradient | A wheel of colors.
    { view: "AngularGradient", colors: ["red", "yellow", "green", "cyan", "blue", "purple", "red"], modifiers: [{ clipShape: "circle" }] }

    # Text
    { view: "Text", text: "Hello", modifiers: [{ font: "largeTitle" }, { bold: true }, { foregroundStyle: "indigo" }] }

    # Text | Runs with their own styles.
    { view: "Text", runs: [{ text: "Half " }, { text: "price", bold: true, foregroundStyle: "red" }, { text: " today" }], modifiers: [{ font: "title2" }] }

    # Image | A symbol in the foreground color.
    { view: "Image", systemName: "heart.fill", modifiers: [{ font: 72 }, { foregroundStyle: "pink" }] }

    # Image file=badge.json | Another document, with its own canvas, and with other values.
    { view: "Image", document: "badge.json", values: { label: "New" } }

    # Spacer
    { view: "HStack", children: [{ view: "Text", text: "Total" }, { view: "Spacer" }, { view: "Text", text: "€ 42" }] }

    # Divider
    { view: "VStack", children: [{ view: "Text", text: "Above" }, { view: "Divider" }, { view: "Text", text: "Below" }] }

    # EmptyView | Draws nothing and takes no space.
    { view: "HStack", children: [{ view: "Text", text: "a" }, { view: "EmptyView" }, { view: "Text", text: "b" }] }

    # ShapePreview
    { view: "ShapePreview", model: { kind: "circle", fill: { hue: 0.66 }, outline: { hue: 0.08 }, outlineWidth: 10 } }

    # Canvas
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [
      { fill: { rect: [0, 48, 120, 32], style: "green" } },
      { fill: { circle: [92, 22, 14], style: "yellow" } },
      { fill: { d: "M20 48 L50 12 L80 48 Z", style: "gray" } } ] }
    """#

  /// Controls.
  static let controls = #"""
    # NavigationLink size=260x140
    { view: "List", children: [{ view: "NavigationLink", title: "Settings" }, { view: "NavigationLink", title: "About" }] }

    # LabeledContent
    { view: "LabeledContent", title: "Temperature", value: "21 °C" }

    # GroupBox size=240x140
    { view: "GroupBox", title: "Today", children: [{ view: "Text", text: "Sunny, a light breeze" }] }

    # DisclosureGroup size=240x140
    { view: "DisclosureGroup", title: "Details", isExpanded: true, children: [{ view: "Text", text: "42 pages, hardcover" }] }

    # Menu
    { view: "Menu", title: "Sort by" }

    # Link
    { view: "Link", title: "Read more" }

    # Stepper size=260x100
    { view: "Stepper", title: "Guests: 4", value: 4, minimum: 1, maximum: 8 }

    # ProgressView size=240x100
    { view: "ProgressView", value: 0.6, title: "Downloading" }

    # ProgressView | Indeterminate progress.
    { view: "ProgressView", modifiers: [{ controlSize: "large" }] }

    # Gauge size=240x100
    { view: "Gauge", value: 64, maximum: 100, title: "Battery", currentValueLabel: "64 %", minimumValueLabel: "0", maximumValueLabel: "100" }

    # TextField size=240x100
    { view: "TextField", title: "Your name", text: "Ada", modifiers: [{ textFieldStyle: "roundedBorder" }] }

    # SecureField size=240x100
    { view: "SecureField", title: "Password", text: "secret", modifiers: [{ textFieldStyle: "roundedBorder" }] }

    # TextEditor size=240x130
    { view: "TextEditor", text: "Dear diary,\ntoday it rained.", modifiers: [{ border: "gray" }] }

    # DatePicker size=320x100
    { view: "DatePicker", title: "Starts", date: "2026-06-10T09:41:00Z" }

    # ColorPicker size=240x100
    { view: "ColorPicker", title: "Accent", color: "orange" }

    # ControlGroup size=240x100
    { view: "ControlGroup", children: [{ view: "Button", title: "Cut" }, { view: "Button", title: "Copy" }, { view: "Button", title: "Paste" }] }

    # MultiDatePicker size=360x340
    { view: "MultiDatePicker", title: "Holidays", dates: ["2026-06-10T00:00:00Z", "2026-06-11T00:00:00Z"] }

    # Button
    { view: "Button", title: "Buy", modifiers: [{ buttonStyle: "borderedProminent" }, { controlSize: "large" }] }

    # Button | A counter, for the studio and script steps.
    { shapeshift: 1, canvas: { padding: 16, background: "white" }, model: { likes: 3 },
      view: { view: "Button", action: { set: { "/model/likes": { $: "model.likes + 1" } } },
        children: [{ view: "Label", title: { $: "string(model.likes)" }, systemImage: "heart.fill" }], modifiers: [{ buttonStyle: "bordered" }] } }

    # Toggle size=240x100
    { view: "Toggle", title: "Airplane mode", isOn: true }

    # Slider size=240x100
    { view: "Slider", value: 0.7, title: "Volume",
      minimumValueLabel: { view: "Image", systemName: "speaker.fill" }, maximumValueLabel: { view: "Image", systemName: "speaker.wave.3.fill" } }

    # Picker size=280x100
    { view: "Picker", title: "Size", selection: "m", modifiers: [{ pickerStyle: "segmented" }], children: [
      { view: "Text", text: "Small", modifiers: [{ tag: "s" }] }, { view: "Text", text: "Medium", modifiers: [{ tag: "m" }] },
      { view: "Text", text: "Large", modifiers: [{ tag: "l" }] } ] }

    # Label
    { view: "Label", title: "Rain at noon", systemImage: "cloud.rain", modifiers: [{ font: "title3" }] }
    """#
}
