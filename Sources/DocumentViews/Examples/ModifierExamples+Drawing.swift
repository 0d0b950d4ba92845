extension FormatExample {
  /// Modifiers of shapes, of layout and of layers.
  static let drawingModifiers = #"""
    # fill
    { view: "Circle", modifiers: [{ fill: "orange" }] }

    # fill | A star with an empty center.
    { view: "PathShape", d: "M50 0 L79 90 L2 35 H98 L21 90 Z", modifiers: [{ fill: { style: "yellow", eoFill: true } }] }

    # stroke
    { view: "Capsule", modifiers: [{ stroke: { style: "blue", lineWidth: 6, dash: [12, 6] } }, { padding: 8 }] }

    # strokeBorder
    { view: "RoundedRectangle", cornerRadius: 20, modifiers: [{ fill: "yellow" }, { strokeBorder: { style: "orange", lineWidth: 8 } }] }

    # trim | Three quarters of a ring.
    { view: "Circle", modifiers: [{ trim: { from: 0, to: 0.75 } }, { stroke: { style: "green", lineWidth: 12, lineCap: "round" } }, { padding: 8 }] }

    # morph
    { view: "HStack", children: [{ view: "ForEach", in: [0, 0.5, 1], as: "p",
      content: { view: "Circle", modifiers: [{ morph: { to: "rect", progress: { $: "p" } } }, { fill: "pink" }, { frame: { width: 48, height: 48 } }] } }] }

    # union
    { view: "Circle", modifiers: [{ union: { view: "Rectangle", modifiers: [{ scale: { x: 1.6, y: 0.4 } }] } }, { fill: "indigo" }, { frame: { width: 80, height: 80 } }] }

    # intersection | A leaf.
    { view: "Circle", modifiers: [{ offset: { x: -25 } }, { intersection: { view: "Circle", modifiers: [{ offset: { x: 25 } }] } }, { fill: "green" }, { frame: { width: 88, height: 88 } }] }

    # subtracting | A crescent.
    { view: "Circle", modifiers: [{ subtracting: { view: "Circle", modifiers: [{ offset: { x: 24, y: -12 } }] } }, { fill: "yellow" }, { frame: { width: 88, height: 88 } }] }

    # symmetricDifference
    { view: "Circle", modifiers: [{ symmetricDifference: { view: "Circle", modifiers: [{ offset: { x: 36 } }] } }, { fill: "purple" }, { frame: { width: 72, height: 72 } }] }

    # lineIntersection
    { view: "Circle", modifiers: [{ lineIntersection: { view: "Rectangle", modifiers: [{ offset: { x: 40 } }] } }, { stroke: { style: "red", lineWidth: 5 } }, { frame: { width: 80, height: 80 } }] }

    # lineSubtraction
    { view: "Circle", modifiers: [{ lineSubtraction: { view: "Rectangle", modifiers: [{ offset: { x: 40 } }] } }, { stroke: { style: "red", lineWidth: 5 } }, { frame: { width: 80, height: 80 } }] }

    # rotation
    { view: "Rectangle", modifiers: [{ rotation: 45 }, { fill: "teal" }, { frame: { width: 56, height: 56 } }] }

    # scale
    { view: "Circle", modifiers: [{ scale: { x: 1.5, y: 0.6 } }, { fill: "brown" }, { frame: { width: 80, height: 80 } }] }

    # inset | Concentric rings.
    { view: "ZStack", children: [{ view: "ForEach", in: 4, content: { view: "Circle",
      modifiers: [{ inset: { $: "index * 11" } }, { stroke: { style: "blue", lineWidth: 4 } }, { padding: 2 }] } }] }

    # size
    { view: "Ellipse", modifiers: [{ size: { width: 120, height: 40 } }, { fill: "orange" }] }

    # transform | A sheared shape.
    { view: "RoundedRectangle", cornerRadius: 8, modifiers: [{ transform: { c: -0.4, tx: 16 } }, { fill: "red" }, { frame: { width: 110, height: 56 } }] }

    # frame
    { view: "Text", text: "120 by 60", modifiers: [{ frame: { width: 120, height: 60, alignment: "bottomTrailing" } }, { border: "blue" }] }

    # frame | As wide as the available space.
    { view: "Text", text: "Left", modifiers: [{ frame: { maxWidth: "infinity", alignment: "leading" } }, { padding: 8 }, { background: "yellow" }] }

    # padding
    { view: "Text", text: "Room around", modifiers: [{ padding: 16 }, { background: "mint" }] }

    # padding | Padding at two edges.
    { view: "Text", text: "Wide", modifiers: [{ padding: { edges: ["leading", "trailing"], length: 40 } }, { background: "mint" }] }

    # offset
    { view: "Circle", modifiers: [{ fill: "orange" }, { frame: { width: 40, height: 40 } }, { offset: { x: 40, y: 10 } }, { border: "gray" }] }

    # position
    { view: "Circle", modifiers: [{ fill: "red" }, { frame: { width: 24, height: 24 } }, { position: { x: 20, y: 20 } }, { border: "gray" }] }

    # aspectRatio
    { view: "Rectangle", modifiers: [{ fill: "indigo" }, { aspectRatio: { width: 16, height: 9 } }] }

    # scaledToFit
    { view: "Image", systemName: "car.fill", resizable: true, modifiers: [{ scaledToFit: true }, { foregroundStyle: "red" }] }

    # scaledToFill
    { view: "Image", systemName: "leaf.fill", resizable: true, modifiers: [{ scaledToFill: true }, { foregroundStyle: "green" }, { frame: { width: 150, height: 70 } }, { clipped: true }] }

    # fixedSize | The text is not wrapped.
    { view: "Text", text: "One line, whatever the frame", modifiers: [{ fixedSize: true }, { frame: { width: 100 } }, { border: "gray" }] }

    # layoutPriority | The second text is truncated.
    { view: "HStack", children: [
      { view: "Text", text: "Important words", modifiers: [{ layoutPriority: 1 }, { lineLimit: 1 }] },
      { view: "Text", text: "and the others", modifiers: [{ lineLimit: 1 }, { foregroundStyle: "secondary" }] } ] }

    # zIndex
    { view: "HStack", spacing: -24, children: [
      { view: "Circle", modifiers: [{ fill: "red" }, { zIndex: 1 }] },
      { view: "Circle", modifiers: [{ fill: "orange" }] } ] }

    # alignmentGuide | A badge centered on the corner.
    { view: "RoundedRectangle", cornerRadius: 12, modifiers: [{ fill: "blue" }, { frame: { width: 80, height: 60 } },
      { overlay: { alignment: "topTrailing", content: { view: "Circle", modifiers: [{ fill: "red" }, { frame: { width: 24, height: 24 } },
        { alignmentGuide: { guide: "top", value: { $: "height / 2" } } }, { alignmentGuide: { guide: "trailing", value: { $: "width / 2" } } }] } } }] }

    # gridCellColumns
    { view: "Grid", children: [
      { view: "GridRow", children: [{ view: "Color", color: "red" }, { view: "Color", color: "blue" }] },
      { view: "GridRow", children: [{ view: "Color", color: "purple", modifiers: [{ gridCellColumns: 2 }] }] } ] }

    # gridCellUnsizedAxes | The line is as wide as the texts need, no wider.
    { view: "Grid", children: [
      { view: "GridRow", children: [{ view: "Text", text: "Ada" }, { view: "Text", text: "Lovelace" }] },
      { view: "Divider", modifiers: [{ gridCellUnsizedAxes: "horizontal" }] },
      { view: "GridRow", children: [{ view: "Text", text: "Mary" }, { view: "Text", text: "Somerville" }] } ] }

    # gridCellAnchor
    { view: "Grid", children: [{ view: "GridRow", children: [
      { view: "Color", color: "gray", modifiers: [{ frame: { width: 80, height: 80 } }] },
      { view: "Text", text: "below", modifiers: [{ gridCellAnchor: "bottom" }] } ] }] }

    # gridColumnAlignment
    { view: "Grid", children: [
      { view: "GridRow", children: [{ view: "Text", text: "Tea", modifiers: [{ gridColumnAlignment: "leading" }] }, { view: "Text", text: "3.50" }] },
      { view: "GridRow", children: [{ view: "Text", text: "Lemonade" }, { view: "Text", text: "4.00" }] } ] }

    # containerRelativeFrame | A third of the canvas.
    { view: "Rectangle", modifiers: [{ fill: "teal" }, { containerRelativeFrame: { axes: "horizontal", count: 3 } }] }

    # defaultScrollAnchor | The scroll view starts at the end.
    { view: "ScrollView", modifiers: [{ defaultScrollAnchor: "bottom" }], children: [{ view: "VStack", children: [
      { view: "ForEach", in: 9, content: { view: "Text", text: { $: "'Line ' + string(index + 1)" } } }] }] }

    # scrollClipDisabled
    { view: "ScrollView", modifiers: [{ scrollClipDisabled: true }, { frame: { height: 40 } }, { border: "gray" }], children: [
      { view: "Circle", modifiers: [{ fill: "orange" }, { frame: { width: 80, height: 80 } }] }] }

    # scrollIndicators
    { view: "ScrollView", modifiers: [{ scrollIndicators: "hidden" }], children: [{ view: "VStack", children: [
      { view: "ForEach", in: 9, content: { view: "Text", text: { $: "'Line ' + string(index + 1)" } } }] }] }

    # flipsForRightToLeftLayoutDirection
    { view: "HStack", modifiers: [{ environment: { layoutDirection: "rightToLeft" } }], children: [
      { view: "PathShape", d: "M0 0 L10 5 L0 10 Z", modifiers: [{ fill: "blue" }, { flipsForRightToLeftLayoutDirection: true }, { frame: { width: 48, height: 48 } }] },
      { view: "Text", text: "Next" } ] }

    # ignoresSafeArea | The background reaches the edges; the text does not.
    { shapeshift: 1, canvas: { width: 200, height: 120, safeArea: 24 },
      view: { view: "ZStack", children: [
        { view: "Color", color: "teal", modifiers: [{ ignoresSafeArea: true }] }, { view: "Text", text: "Inside" } ] } }

    # safeAreaPadding
    { view: "Color", color: "orange", modifiers: [{ safeAreaPadding: 16 }] }

    # contentMargins size=200x140
    { view: "ScrollView", modifiers: [{ contentMargins: { edges: "leading", length: 32 } }, { border: "gray" }],
      children: [{ view: "Text", text: "Room at the leading edge, which scrolls along." }] }

    # safeAreaInset | A bar at the bottom.
    { view: "ScrollView", children: [{ view: "Text", text: "What is above goes behind the bar." }],
      modifiers: [{ safeAreaInset: { edge: "bottom", content: { view: "Text", text: "Pay € 42",
        modifiers: [{ bold: true }, { padding: 8 }, { frame: { maxWidth: "infinity" } }, { background: "yellow" }] } } }] }

    # overlay
    { view: "Circle", modifiers: [{ fill: "blue" }, { overlay: { view: "Text", text: "7", modifiers: [{ font: 48 }, { bold: true }, { foregroundStyle: "white" }] } }] }

    # background | A style in a shape.
    { view: "Text", text: "Sold out", modifiers: [{ bold: true }, { padding: 12 }, { background: { style: "yellow", in: "capsule" } }] }

    # mask | A gradient in the shape of letters.
    { view: "LinearGradient", colors: ["orange", "pink", "purple"], startPoint: "leading", endPoint: "trailing",
      modifiers: [{ mask: { view: "Text", text: "Sunset", modifiers: [{ font: 44 }, { bold: true }] } }] }

    # morphInto
    { view: "Text", text: "A", modifiers: [{ font: 80 }, { bold: true }, { morphInto: { content: { view: "Text", text: "B", modifiers: [{ font: 80 }, { bold: true }] }, progress: 0.5 } }] }

    # clipShape
    { view: "LinearGradient", colors: ["cyan", "blue"], modifiers: [{ frame: { width: 88, height: 88 } }, { clipShape: "circle" }] }

    # clipped
    { view: "Circle", modifiers: [{ fill: "red" }, { frame: { width: 120, height: 120 } }, { frame: { width: 120, height: 50 } }, { clipped: true }] }

    # cornerRadius
    { view: "Color", color: "green", modifiers: [{ cornerRadius: 20 }] }

    # border
    { view: "Text", text: "Framed", modifiers: [{ padding: 12 }, { border: { style: "red", width: 4 } }] }

    # rotationEffect
    { view: "Text", text: "SALE", modifiers: [{ font: "title" }, { bold: true }, { foregroundStyle: "white" }, { padding: 8 }, { background: "red" }, { rotationEffect: -12 }] }

    # scaleEffect
    { view: "Image", systemName: "star.fill", modifiers: [{ foregroundStyle: "orange" }, { scaleEffect: 4 }] }

    # opacity
    { view: "HStack", children: [{ view: "ForEach", in: [1, 0.6, 0.3], as: "o", content: { view: "Circle", modifiers: [{ fill: "blue" }, { opacity: { $: "o" } }] } }] }

    # hidden | The space is kept.
    { view: "HStack", children: [{ view: "Text", text: "a" }, { view: "Text", text: "bcd", modifiers: [{ hidden: true }] }, { view: "Text", text: "e" }], modifiers: [{ font: "title" }] }

    # cardify
    { view: "Text", text: "♥", modifiers: [{ font: 48 }, { foregroundStyle: "red" }, { cardify: true }, { aspectRatio: 0.7 }] }

    # containerShape
    { view: "ContainerRelativeShape", modifiers: [{ fill: "yellow" }, { padding: 10 }, { background: { style: "orange", in: { view: "RoundedRectangle", cornerRadius: 28 } } },
      { containerShape: { view: "RoundedRectangle", cornerRadius: 28 } }] }
    """#

  /// Modifiers that change colors and pixels, and those that map.
  static let effectModifiers = #"""
    # blur
    { view: "Circle", modifiers: [{ fill: "pink" }, { padding: 12 }, { blur: 8 }] }

    # shadow
    { view: "RoundedRectangle", cornerRadius: 16, modifiers: [{ fill: "white" }, { padding: 14 }, { shadow: { radius: 6, y: 4 } }] }

    # brightness
    { view: "HStack", children: [{ view: "ForEach", in: [0, 0.2, 0.4], as: "b", content: { view: "Circle", modifiers: [{ fill: "blue" }, { brightness: { $: "b" } }] } }] }

    # contrast
    { view: "LinearGradient", colors: ["orange", "blue"], startPoint: "leading", endPoint: "trailing", modifiers: [{ contrast: 2 }] }

    # saturation
    { view: "HStack", children: [{ view: "ForEach", in: [1, 0.5, 0], as: "s", content: { view: "Circle", modifiers: [{ fill: "red" }, { saturation: { $: "s" } }] } }] }

    # grayscale
    { view: "AngularGradient", colors: ["red", "yellow", "green", "blue", "red"], modifiers: [{ grayscale: 0.8 }] }

    # hueRotation
    { view: "HStack", children: [{ view: "ForEach", in: 4, content: { view: "Circle", modifiers: [{ fill: "red" }, { hueRotation: { $: "index * 60" } }] } }] }

    # colorInvert
    { view: "Circle", modifiers: [{ fill: "yellow" }, { colorInvert: true }] }

    # colorMultiply
    { view: "LinearGradient", colors: ["white", "gray"], modifiers: [{ colorMultiply: "orange" }] }

    # luminanceToAlpha
    { view: "LinearGradient", colors: ["white", "black"], startPoint: "leading", endPoint: "trailing", modifiers: [{ luminanceToAlpha: true }] }

    # blendMode
    { view: "HStack", spacing: -30, children: [
      { view: "Circle", modifiers: [{ fill: "cyan" }] },
      { view: "Circle", modifiers: [{ fill: "yellow" }, { blendMode: "multiply" }] } ] }

    # compositingGroup | Both circles fade as one layer.
    { view: "HStack", spacing: -30, children: [{ view: "Circle", modifiers: [{ fill: "red" }] }, { view: "Circle", modifiers: [{ fill: "blue" }] }],
      modifiers: [{ compositingGroup: true }, { opacity: 0.5 }] }

    # drawingGroup
    { view: "ZStack", children: [{ view: "Circle", modifiers: [{ fill: "green" }] }, { view: "Text", text: "One", modifiers: [{ foregroundStyle: "white" }] }], modifiers: [{ drawingGroup: true }] }

    # rotation3DEffect
    { view: "RoundedRectangle", cornerRadius: 12, modifiers: [{ fill: { linearGradient: { colors: ["purple", "indigo"] } } }, { frame: { width: 120, height: 80 } }, { rotation3DEffect: { degrees: 45, axis: [0, 1, 0] } }] }

    # projectionEffect
    { view: "Rectangle", modifiers: [{ fill: "teal" }, { frame: { width: 120, height: 70 } }, { projectionEffect: [1, 0, 0, 0, 1, 0.004, 0, 0, 1] }] }

    # transformEffect
    { view: "Text", text: "Lean", modifiers: [{ font: "largeTitle" }, { transformEffect: { c: -0.5, tx: 12 } }] }
    """#
}
