extension FormatExample {
  /// Styles that are objects.
  static let styles = #"""
    # meshGradient
    { view: "RoundedRectangle", cornerRadius: 20, modifiers: [{ fill: { meshGradient: { width: 2, height: 2, colors: ["orange", "pink", "yellow", "purple"] } } }] }

    # linearGradient
    { view: "Capsule", modifiers: [{ fill: { linearGradient: { colors: ["mint", "blue"], startPoint: "leading", endPoint: "trailing" } } }] }

    # linearGradient | Colors with locations.
    { view: "Rectangle", modifiers: [{ fill: { linearGradient: { stops: [{ color: "red", location: 0 }, { color: "white", location: 0.5 }, { color: "blue", location: 1 }] } } }] }

    # radialGradient | A ball.
    { view: "Circle", modifiers: [{ fill: { radialGradient: { colors: ["white", "red"], center: { x: 0.35, y: 0.3 }, endRadius: 60 } } }] }

    # ellipticalGradient
    { view: "Ellipse", modifiers: [{ fill: { ellipticalGradient: { colors: ["yellow", "orange"] } } }] }

    # angularGradient
    { view: "Circle", modifiers: [{ strokeBorder: { style: { angularGradient: { colors: ["blue", "cyan", "blue"] } }, lineWidth: 16 } }] }

    # conicGradient
    { view: "Circle", modifiers: [{ fill: { conicGradient: { colors: ["red", "yellow", "green", "blue", "red"], angle: -90 } } }] }

    # shadow | An inner shadow.
    { view: "Circle", modifiers: [{ fill: { shadow: { style: "cyan", kind: "inner", radius: 8, y: 4 } } }] }

    # imagePaint file=dot.svg
    { view: "Rectangle", modifiers: [{ fill: { imagePaint: { image: "dot.svg", scale: 0.5 } } }] }

    # blendMode
    { view: "ZStack", children: [{ view: "Color", color: "yellow" }, { view: "Circle", modifiers: [{ fill: { blendMode: { style: "cyan", mode: "multiply" } } }] }] }
    """#

  /// Drawing commands of a canvas.
  static let canvasCommands = #"""
    # fill
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ fill: { rect: [10, 10, 100, 60], cornerRadius: 12, style: "orange" } }] }

    # stroke
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ stroke: { d: "M10 60 Q60 -20 110 60", style: "blue", lineWidth: 6, lineCap: "round" } }] }

    # text
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ text: { text: "Hi!", at: [60, 40], font: 40, style: "purple" } }] }

    # symbol | One view, drawn at three positions.
    { view: "Canvas", viewBox: [0, 0, 120, 80],
      symbols: { star: { view: "Image", systemName: "star.fill", modifiers: [{ foregroundStyle: "orange" }, { font: 24 }] } },
      draw: [{ repeat: { in: 3, draw: [{ symbol: { name: "star", at: [{ $: "24 + index * 36" }, 40] } }] } }] }

    # image file=dot.svg
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ image: { path: "dot.svg", in: [20, 10, 80, 60] } }] }

    # layer | Circles with one common opacity.
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ opacity: { value: 0.5 } }, { layer: { draw: [{ fill: { circle: [48, 40, 28], style: "red" } }, { fill: { circle: [72, 40, 28], style: "blue" } }] } }] }

    # group
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [
      { group: { draw: [{ translate: { x: 60, y: 40 } }, { rotate: { angle: 45 } }, { fill: { rect: [-20, -20, 40, 40], style: "teal" } }] } },
      { fill: { circle: [10, 10, 6], style: "gray" } } ] }

    # opacity
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ opacity: { value: 0.4 } }, { fill: { circle: [60, 40, 32], style: "indigo" } }] }

    # blendMode
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ fill: { circle: [45, 40, 30], style: "cyan" } }, { blendMode: { value: "multiply" } }, { fill: { circle: [75, 40, 30], style: "yellow" } }] }

    # translate
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ translate: { x: 40, y: 20 } }, { fill: { rect: [0, 0, 40, 40], style: "green" } }] }

    # scale
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ scale: { x: 2, y: 1 } }, { fill: { circle: [30, 40, 24], style: "pink" } }] }

    # rotate | Rays.
    { view: "Canvas", viewBox: [-40, -40, 80, 80], draw: [{ repeat: { in: 12, draw: [{ group: { draw: [{ rotate: { angle: { $: "index * 30" } } }, { fill: { rect: [14, -2, 22, 4], cornerRadius: 2, style: "orange" } }] } }] } }] }

    # clip
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ clip: { circle: [60, 40, 34] } }, { fill: { rect: [0, 0, 120, 40], style: "cyan" } }, { fill: { rect: [0, 40, 120, 40], style: "blue" } }] }

    # clipToLayer
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ clipToLayer: { draw: [{ text: { text: "SEA", at: [60, 40], font: { size: 52, weight: "black" } } }] } },
      { fill: { rect: [0, 0, 120, 80], style: { linearGradient: { colors: ["cyan", "blue"] } } } }] }

    # filter
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ filter: { shadow: 4, y: 3 } }, { fill: { rect: [30, 15, 60, 50], cornerRadius: 8, style: "yellow" } }] }

    # repeat
    { view: "Canvas", viewBox: [0, 0, 120, 80], draw: [{ repeat: { in: 8, draw: [{ fill: { rect: [{ $: "8 + index * 13" }, { $: "70 - index * 8" }, 9, { $: "8 + index * 8" }], style: { hue: { $: "index / 10" } } } }] } }] }
    """#

  /// Keys of a document.
  static let documentKeys = #"""
    # shapeshift
    { shapeshift: 1, canvas: { padding: 16, background: "white" }, view: { view: "Text", text: "Hello" } }

    # canvas
    { shapeshift: 1, canvas: { width: 200, height: 100, background: "#fff4d6", padding: 16 }, view: { view: "Circle", modifiers: [{ fill: "orange" }] } }

    # fonts file=Brand.otf
    { shapeshift: 1, canvas: { padding: 16, background: "white" }, fonts: { Brand: "Brand.otf" },
      view: { view: "Text", text: "In our own letters", modifiers: [{ font: { family: "Brand", size: 28 } }] } }

    # model | Values that controls change and undo restores.
    { shapeshift: 1, canvas: { width: 200, height: 100, padding: 16, background: "white" }, model: { hue: 0.4 },
      view: { view: "VStack", children: [{ view: "Circle", modifiers: [{ fill: { hue: { $: "model.hue" } } }] }, { view: "Slider", value: { $bind: "model.hue" } }] } }

    # values
    { shapeshift: 1, canvas: { padding: 16, background: "white" }, values: { name: "Ada", points: 42 },
      view: { view: "Text", text: { $: "name + ': ' + string(points)" }, modifiers: [{ font: "title" }] } }

    # colors
    { shapeshift: 1, canvas: { width: 200, height: 100, padding: 16, background: "paper" }, colors: { ink: { light: "#1d3557", dark: "#f1faee" }, paper: { light: "#f1faee", dark: "#1d3557" } },
      view: { view: "Text", text: "Ink", modifiers: [{ font: "largeTitle" }, { foregroundStyle: "ink" }] } }

    # styles
    { shapeshift: 1, canvas: { padding: 16, background: "white" }, styles: { title: [{ font: "title" }, { bold: true }, { foregroundStyle: "indigo" }] },
      view: { view: "VStack", children: [{ view: "Text", text: "One", modifiers: [{ style: "title" }] }, { view: "Text", text: "Two", modifiers: [{ style: "title" }] }] } }

    # components
    { shapeshift: 1, canvas: { padding: 16, background: "white" },
      components: { Star: { params: { size: "number" }, view: { view: "Image", systemName: "star.fill", modifiers: [{ font: { $: "size" } }, { foregroundStyle: "orange" }] } } },
      view: { view: "HStack", children: [{ view: "Star", size: 24 }, { view: "Star", size: 48 }, { view: "Star", size: 24 }] } }

    # view
    { shapeshift: 1, canvas: { padding: 16, background: "white" }, view: { view: "Label", title: "What is drawn", systemImage: "paintbrush.fill" } }

    # timeline t=0.5 | For `shapeshift animate`: a disc that breathes.
    { shapeshift: 1, canvas: { width: 120, height: 120, background: "white" },
      timeline: { fps: 30, duration: 2, repeatForever: true, tracks: [{ target: "#disc", property: "scaleEffect",
        keyframes: [{ t: 0, v: 1 }, { t: 1, v: 0.6, curve: "easeInOut" }, { t: 2, v: 1, curve: "easeInOut" }] }] },
      view: { view: "Circle", id: "disc", modifiers: [{ fill: "blue" }, { scaleEffect: 1 }, { padding: 10 }] } }

    # script t=0.25 | A value changes with a spring animation.
    { shapeshift: 1, canvas: { width: 200, height: 80, background: "white" }, model: { width: 40 },
      script: [{ at: 0, set: { "/model/width": 160 }, animation: "bouncy" }],
      view: { view: "Capsule", modifiers: [{ fill: "teal" }, { frame: { width: { $: "model.width" }, height: 40 } }] } }
    """#
}

extension FormatExample {
  /// Values that have keys of their own.
  static let values = #"""
    # plainModel
    { kind: "square", fill: { hue: 0.33 }, outline: { hue: 0.08, brightness: 0.5 }, outlineWidth: 20 }

    # environment
    { shapeshift: 1, canvas: { padding: 16, background: "white", environment: { locale: "de_DE", font: "title2" } },
      view: { view: "DatePicker", title: "Datum", date: "2026-06-10T09:41:00Z", displayedComponents: "date" } }

    # expression
    { view: "VStack", children: [{ view: "ForEach", in: { $: "1...3" }, as: "n", content: { view: "Text", text: { $: "string(n) + ' × 7 = ' + string(n * 7)" } } }] }

    # color
    { view: "HStack", spacing: 0, children: [
      { view: "Color", color: "orange" }, { view: "Color", color: "#2a9d8f" }, { view: "Color", color: "hsl(220 60% 50%)" },
      { view: "Color", color: { hue: 0.8, saturation: 0.5 } }, { view: "Color", color: { color: "red", opacity: 0.4 } }, { view: "Color", color: { light: "navy", dark: "skyblue" } } ] }

    # font
    { view: "VStack", children: [
      { view: "Text", text: "A text style", modifiers: [{ font: "headline" }] },
      { view: "Text", text: "A size", modifiers: [{ font: 24 }] },
      { view: "Text", text: "An object", modifiers: [{ font: { size: 20, weight: "bold", design: "serif" } }] } ] }

    # run
    { view: "Text", runs: [{ text: "H" }, { text: "2", baselineOffset: -6, font: "caption" }, { text: "O", foregroundStyle: "blue" }], modifiers: [{ font: "largeTitle" }] }

    # plotted size=280x170 | Dates, with one bar per month.
    { view: "Chart", data: [{ day: "2026-01-10", n: 3 }, { day: "2026-02-14", n: 5 }, { day: "2026-03-02", n: 4 }],
      children: [{ view: "BarMark", x: { date: { $: "item.day" }, unit: "month" }, y: { value: { $: "item.n" }, label: "Letters" } }] }

    # gridLine size=280x170
    { view: "Chart", data: [3, 5, 4], children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" } }], modifiers: [{ chartYAxis: { gridLine: { dash: [2, 4], foregroundStyle: "blue" }, label: true } }] }

    # tick size=280x170
    { view: "Chart", data: [3, 5, 4], children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" } }], modifiers: [{ chartXAxis: { tick: { length: 10, lineWidth: 2 }, label: true } }] }

    # label size=280x170
    { view: "Chart", data: [3, 5, 4], children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" } }], modifiers: [{ chartYAxis: { label: { format: ".1f", foregroundStyle: "red" } } }] }

    # animation t=0.3
    { shapeshift: 1, canvas: { width: 200, height: 80, background: "white" }, model: { x: -60 },
      view: { view: "Circle", modifiers: [{ fill: "purple" }, { frame: { width: 40, height: 40 } }, { offset: { x: { $: "model.x" } } }] },
      script: [{ at: 0, set: { "/model/x": 60 }, animation: { easeInOut: 0.6, delay: 0.1 } }] }

    # spring t=0.25
    { shapeshift: 1, canvas: { width: 200, height: 80, background: "white" }, model: { width: 30 },
      view: { view: "Capsule", modifiers: [{ fill: "pink" }, { frame: { width: { $: "model.width" }, height: 40 } }] },
      script: [{ at: 0, set: { "/model/width": 160 }, animation: { spring: { duration: 0.5, bounce: 0.4 } } }] }

    # transition t=0.3
    { shapeshift: 1, canvas: { width: 160, height: 100, background: "white" }, model: { on: false },
      view: { view: "Circle", if: { $: "model.on" }, modifiers: [{ fill: "green" }, { padding: 8 }, { transition: { asymmetric: { insertion: "scale", removal: "opacity" } } }] },
      script: [{ at: 0, set: { "/model/on": true }, animation: { linear: 0.6 } }] }

    # keyframe t=0.5
    { shapeshift: 1, canvas: { width: 120, height: 120, background: "white" },
      timeline: { duration: 1, tracks: [{ target: "#box", property: "rotationEffect", keyframes: [{ t: 0, v: 0 }, { t: 1, v: 90, curve: "easeInOut" }] }] },
      view: { view: "Rectangle", id: "box", modifiers: [{ fill: "orange" }, { frame: { width: 60, height: 60 } }, { rotationEffect: 0 }] } }

    # numberKeyframe t=0.3
    { view: "Circle", modifiers: [{ fill: "red" }, { frame: { width: 32, height: 32 } },
      { keyframeAnimator: { initialValue: { x: -60 }, tracks: { x: [{ spring: 60, duration: 0.8, bounce: 0.3 }, { linear: -60, duration: 0.4 }] }, modifiers: [{ offset: { x: { $: "value.x" } } }] } }] }

    # timeline t=0.4
    { shapeshift: 1, canvas: { width: 120, height: 120, background: "white" },
      timeline: { fps: 30, duration: 1, repeatForever: true, tracks: [{ target: "/model/hue", keyframes: [{ t: 0, v: 0 }, { t: 1, v: 1 }] }] },
      model: { hue: 0 }, view: { view: "Circle", modifiers: [{ fill: { hue: { $: "model.hue" } } }, { padding: 10 }] } }

    # track t=0.5
    { shapeshift: 1, canvas: { width: 120, height: 120, background: "white" },
      timeline: { duration: 1, tracks: [{ target: "#dot", property: "fill", space: "oklch", keyframes: [{ t: 0, v: "yellow" }, { t: 1, v: "blue" }] }] },
      view: { view: "Circle", id: "dot", modifiers: [{ fill: "yellow" }, { padding: 10 }] } }

    # curve t=0.5
    { shapeshift: 1, canvas: { width: 120, height: 120, background: "white" },
      timeline: { duration: 1, tracks: [{ target: "#dot", property: "scaleEffect", keyframes: [{ t: 0, v: 0.2 }, { t: 1, v: 1, curve: { spring: { duration: 0.6, bounce: 0.5 } } }] }] },
      view: { view: "Circle", id: "dot", modifiers: [{ fill: "teal" }, { scaleEffect: 0.2 }, { padding: 10 }] } }

    # step t=1 | A tap, as a person would.
    { shapeshift: 1, canvas: { width: 200, height: 80, background: "white" }, model: { n: 1 },
      view: { view: "Button", id: "more", title: { $: "'Taps: ' + string(model.n)" }, action: { set: { "/model/n": { $: "model.n + 1" } } } },
      script: [{ at: 0.5, tap: "more" }] }

    # session file=session.jsonl t=1
    { shapeshift: 1, canvas: { width: 200, height: 80, background: "white" }, model: { n: 1 },
      view: { view: "Button", title: { $: "'Taps: ' + string(model.n)" }, action: { set: { "/model/n": { $: "model.n + 1" } } } },
      script: [{ input: "session.jsonl" }] }

    # target t=1
    { shapeshift: 1, canvas: { width: 200, height: 80, padding: 16, background: "white" }, model: { on: false },
      view: { view: "Toggle", title: "Wi-Fi", isOn: { $bind: "model.on" } },
      script: [{ at: 0.5, tap: { role: "switch", name: "Wi-Fi" } }] }

    # drag t=1.5
    { shapeshift: 1, canvas: { width: 200, height: 80, padding: 16, background: "white" }, model: { v: 0.2 },
      view: { view: "Slider", id: "v", title: "Volume", value: { $bind: "model.v" } },
      script: [{ at: 0.5, drag: { on: "v", to: 0.8 }, during: 0.4 }] }

    # key t=1
    { shapeshift: 1, canvas: { width: 220, height: 80, padding: 16, background: "white" }, model: { name: "" },
      view: { view: "TextField", id: "name", title: "Name", text: { $bind: "model.name" } },
      script: [{ at: 0.1, tap: "name" }, { at: 0.5, type: "Adaa", into: "name" }, { at: 0.8, press: { key: "delete" } }] }

    # scroll t=1
    { shapeshift: 1, canvas: { width: 160, height: 100, background: "white" },
      view: { view: "ScrollView", id: "list", children: [{ view: "ForEach", in: 20, content: { view: "Text", text: { $: "'Line ' + string(index + 1)" } } }] },
      script: [{ at: 0.5, scroll: { on: "list", by: [0, 60] } }] }

    # expect t=1
    { shapeshift: 1, canvas: { width: 200, height: 80, background: "white" }, model: { n: 0 },
      view: { view: "VStack", children: [
        { view: "Button", id: "add", title: "Add", action: { set: { "/model/n": { $: "model.n + 1" } } } },
        { view: "Text", id: "sum", text: { $: "'Count ' + string(model.n)" } } ] },
      script: [{ at: 0.2, tap: "add" }, { at: 0.6, expect: { role: "text", name: "Count 1" } }] }

    # action
    { shapeshift: 1, canvas: { width: 200, height: 80, background: "white" }, model: { n: 0 },
      view: { view: "Button", title: "Reset", action: [{ set: { "/model/n": 0 }, animation: "snappy" }] } }
    """#
}
