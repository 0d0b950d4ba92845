extension FormatExample {
  /// Modifiers of text, of the environment, and those that move.
  static let textModifiers = #"""
    # font
    { view: "Text", text: "Headline", modifiers: [{ font: "largeTitle" }] }

    # font | A font with several properties.
    { view: "Text", text: "let x = 1", modifiers: [{ font: { size: 24, weight: "semibold", design: "monospaced" } }] }

    # fontWeight
    { view: "VStack", children: [{ view: "ForEach", in: ["light", "medium", "bold", "black"], as: "w", content: { view: "Text", text: { $: "w" }, modifiers: [{ fontWeight: { $: "w" } }] } }] }

    # bold
    { view: "Text", text: "Bold", modifiers: [{ font: "title" }, { bold: true }] }

    # italic
    { view: "Text", text: "Italic", modifiers: [{ font: "title" }, { italic: true }] }

    # monospacedDigit | Columns of digits.
    { view: "VStack", alignment: "trailing", children: [{ view: "Text", text: "1,111" }, { view: "Text", text: "8,888" }], modifiers: [{ monospacedDigit: true }, { font: "title2" }] }

    # kerning
    { view: "Text", text: "AIR", modifiers: [{ font: "title" }, { kerning: 12 }] }

    # tracking
    { view: "Text", text: "GALLERY", modifiers: [{ font: "headline" }, { tracking: 6 }] }

    # baselineOffset
    { view: "HStack", spacing: 0, children: [{ view: "Text", text: "x", modifiers: [{ font: "title" }] }, { view: "Text", text: "2", modifiers: [{ font: "caption" }, { baselineOffset: 10 }] }] }

    # lineLimit
    { view: "Text", text: "Much more text than two lines of this width can hold.", modifiers: [{ lineLimit: 2 }] }

    # fontDesign
    { view: "VStack", children: [{ view: "ForEach", in: ["default", "serif", "monospaced"], as: "d", content: { view: "Text", text: { $: "d" }, modifiers: [{ fontDesign: { $: "d" } }] } }] }

    # underline
    { view: "Text", text: "Read this", modifiers: [{ font: "title2" }, { underline: { pattern: "dot", color: "red" } }] }

    # strikethrough
    { view: "Text", text: "€ 99", modifiers: [{ font: "title" }, { strikethrough: { color: "red" } }] }

    # textCase
    { view: "Text", text: "Chapter one", modifiers: [{ textCase: "uppercase" }, { tracking: 2 }] }

    # minimumScaleFactor | The text is scaled down instead of truncated.
    { view: "Text", text: "A rather long headline", modifiers: [{ font: "title" }, { lineLimit: 1 }, { minimumScaleFactor: 0.4 }] }

    # allowsTightening
    { view: "Text", text: "A headline that is tight", modifiers: [{ font: "headline" }, { lineLimit: 1 }, { allowsTightening: true }] }

    # fit | The text is scaled down until both words fit on a line each.
    { view: "Text", text: "Extraordinary circumstances", modifiers: [{ font: "largeTitle" }, { fit: { minimumScale: 0.3, lines: 2 } }, { frame: { width: 100 } }] }

    # balance | Both lines have nearly the same width.
    { view: "Text", text: "A headline that leaves one word alone", modifiers: [{ font: "headline" }, { balance: true }] }

    # redacted
    { view: "VStack", alignment: "leading", children: [{ view: "Text", text: "Name of a person" }, { view: "Text", text: "and an address", modifiers: [{ font: "caption" }] }], modifiers: [{ redacted: "placeholder" }] }

    # unredacted
    { view: "VStack", children: [{ view: "Text", text: "Shown", modifiers: [{ unredacted: true }] }, { view: "Text", text: "Hidden" }], modifiers: [{ redacted: "placeholder" }] }

    # privacySensitive
    { view: "HStack", children: [{ view: "Text", text: "Balance" }, { view: "Text", text: "€ 1,204", modifiers: [{ privacySensitive: true }] }], modifiers: [{ redacted: "privacy" }] }

    # lineSpacing
    { view: "Text", text: "Lines that stand far from one another.", modifiers: [{ lineSpacing: 10 }] }

    # multilineTextAlignment
    { view: "Text", text: "Lines of text\nin the\nmiddle", modifiers: [{ multilineTextAlignment: "center" }] }

    # truncationMode
    { view: "Text", text: "/home/ada/Pictures/card.png", modifiers: [{ lineLimit: 1 }, { truncationMode: "middle" }] }

    # textScale
    { view: "HStack", alignment: "firstTextBaseline", children: [{ view: "Text", text: "Large" }, { view: "Text", text: "and beside it", modifiers: [{ textScale: "secondary" }] }], modifiers: [{ font: "title3" }] }

    # foregroundStyle
    { view: "Text", text: "Sunrise", modifiers: [{ font: 40 }, { bold: true }, { foregroundStyle: { linearGradient: { colors: ["orange", "red"] } } }] }

    # foregroundStyle | Levels, used by name inside the view.
    { view: "VStack", children: [{ view: "Text", text: "First" }, { view: "Text", text: "Second", modifiers: [{ foregroundStyle: "secondary" }] }],
      modifiers: [{ font: "title2" }, { foregroundStyle: { primary: "blue", secondary: "orange" } }] }

    # foregroundColor
    { view: "Text", text: "Teal", modifiers: [{ font: "title" }, { foregroundColor: "teal" }] }

    # tint size=240x100
    { view: "Toggle", title: "In orange", isOn: true, modifiers: [{ tint: "orange" }] }

    # accentColor
    { view: "Button", title: "Accent", modifiers: [{ accentColor: "purple" }] }

    # colorScheme
    { view: "HStack", spacing: 0, children: [{ view: "ForEach", in: ["light", "dark"], as: "s", content: { view: "Text", text: { $: "s" },
      modifiers: [{ padding: 16 }, { background: "background" }, { colorScheme: { $: "s" } }] } }] }

    # preferredColorScheme
    { view: "Text", text: "Night", modifiers: [{ padding: 16 }, { background: "background" }, { preferredColorScheme: "dark" }] }

    # dynamicTypeSize
    { view: "VStack", children: [{ view: "ForEach", in: ["small", "large", "xxxLarge"], as: "s", content: { view: "Text", text: { $: "s" }, modifiers: [{ dynamicTypeSize: { $: "s" } }] } }] }

    # environment | A right-to-left layout.
    { view: "HStack", children: [{ view: "Text", text: "1" }, { view: "Text", text: "2" }, { view: "Text", text: "3" }], modifiers: [{ font: "title" }, { environment: { layoutDirection: "rightToLeft" } }] }

    # id
    { view: "Circle", modifiers: [{ fill: "mint" }, { id: "sun" }] }

    # style | Several modifiers under one name.
    { shapeshift: 1, canvas: { padding: 16, background: "white" },
      styles: { chip: [{ padding: 8 }, { background: { style: "yellow", in: "capsule" } }] },
      view: { view: "HStack", children: [{ view: "Text", text: "new", modifiers: [{ style: "chip" }] }, { view: "Text", text: "sale", modifiers: [{ style: "chip" }] }] } }
    """#

  /// Modifiers that move views.
  static let motionModifiers = #"""
    # animation t=0.3 | The disc follows the value in 0.6 s; shown at half of that time.
    { shapeshift: 1, canvas: { width: 200, height: 80, background: "white" }, model: { x: -60 },
      view: { view: "Circle", modifiers: [{ fill: "orange" }, { frame: { width: 40, height: 40 } }, { offset: { x: { $: "model.x" } } }, { animation: { easeInOut: 0.6 } }] },
      script: [{ at: 0, set: { "/model/x": 60 } }] }

    # transition t=0.3 | A view comes from the left.
    { shapeshift: 1, canvas: { width: 200, height: 80, background: "white" }, model: { open: false },
      view: { view: "VStack", children: [{ view: "Text", text: "Hello", if: { $: "model.open" }, modifiers: [{ font: "title" }, { transition: { move: "leading" } }] }] },
      script: [{ at: 0.1, set: { "/model/open": true }, animation: { linear: 0.4 } }] }

    # contentTransition t=0.3 | Digits roll.
    { shapeshift: 1, canvas: { width: 160, height: 80, background: "white" }, model: { n: 41 },
      view: { view: "Text", text: { $: "string(model.n)" }, modifiers: [{ font: 48 }, { contentTransition: "numericText" }] },
      script: [{ at: 0.1, set: { "/model/n": 42 }, animation: { linear: 0.5 } }] }

    # symbolEffect t=0.3
    { view: "Image", systemName: "bell.fill", modifiers: [{ font: 56 }, { foregroundStyle: "orange" }, { symbolEffect: "wiggle" }] }

    # colorInterpolation t=0.5 | Halfway from yellow to blue, in OKLCH.
    { shapeshift: 1, canvas: { width: 160, height: 80, background: "white" }, model: { c: "yellow" },
      view: { view: "Capsule", modifiers: [{ fill: { $: "model.c" } }, { padding: 12 }, { colorInterpolation: "oklch" }] },
      script: [{ at: 0, set: { "/model/c": "blue" }, animation: { linear: 1 } }] }

    # phaseAnimator t=0.35 | A heart that beats.
    { view: "Image", systemName: "heart.fill", modifiers: [{ font: 48 }, { foregroundStyle: "red" },
      { phaseAnimator: { phases: [1, 1.3], modifiers: [{ scaleEffect: { $: "phase" } }], animation: "easeInOut" } }] }

    # keyframeAnimator t=0.2 | A ball that bounces.
    { view: "Circle", modifiers: [{ fill: "orange" }, { frame: { width: 32, height: 32 } },
      { keyframeAnimator: { initialValue: { y: 0 }, tracks: { y: [{ cubic: -36, duration: 0.4 }, { cubic: 0, duration: 0.4 }] }, modifiers: [{ offset: { y: { $: "value.y" } } }] } }] }

    # matchedGeometryEffect | The line takes the place of the word.
    { view: "VStack", children: [
      { view: "Text", text: "Today", modifiers: [{ font: "title" }, { matchedGeometryEffect: { id: "word", anchor: "bottom" } }] },
      { view: "Rectangle", modifiers: [{ fill: "red" }, { matchedGeometryEffect: { id: "word", properties: "position", anchor: "bottom", isSource: false } }, { frame: { width: 60, height: 4 } }] } ] }
    """#
}
