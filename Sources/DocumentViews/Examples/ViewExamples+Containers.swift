extension FormatExample {
  /// Containers and what stands in them.
  static let containers = #"""
    # HStack
    { view: "HStack", spacing: 12, children: [
      { view: "Circle", modifiers: [{ fill: "orange" }] },
      { view: "Circle", modifiers: [{ fill: "pink" }] },
      { view: "Circle", modifiers: [{ fill: "purple" }] } ] }

    # HStack | Letters of different sizes on one line.
    { view: "HStack", alignment: "firstTextBaseline", spacing: 4, children: [
      { view: "Text", text: "24", modifiers: [{ font: 56 }, { bold: true }] },
      { view: "Text", text: "degrees", modifiers: [{ foregroundStyle: "secondary" }] } ] }

    # VStack
    { view: "VStack", alignment: "leading", spacing: 4, children: [
      { view: "Text", text: "Mountain hut", modifiers: [{ font: "headline" }] },
      { view: "Text", text: "2,150 m above the sea", modifiers: [{ font: "caption" }, { foregroundStyle: "secondary" }] } ] }

    # ZStack
    { view: "ZStack", alignment: "bottomTrailing", children: [
      { view: "RoundedRectangle", cornerRadius: 16, modifiers: [{ fill: "indigo" }] },
      { view: "Text", text: "New", modifiers: [{ bold: true }, { foregroundStyle: "white" }, { padding: 12 }] } ] }

    # Group | The frame applies to each view.
    { view: "HStack", children: [
      { view: "Group", children: [
          { view: "Circle", modifiers: [{ fill: "teal" }] }, { view: "Rectangle", modifiers: [{ fill: "mint" }] } ],
        modifiers: [{ frame: { width: 56, height: 56 } }] } ] }

    # ForEach
    { view: "HStack", alignment: "bottom", spacing: 6, children: [
      { view: "ForEach", in: [3, 5, 2, 6, 4], as: "n",
        content: { view: "Capsule", modifiers: [{ fill: { hue: { $: "index / 8" } } }, { frame: { width: 18, height: { $: "n * 14" } } }] } } ] }

    # Slot | A card for any views.
    { shapeshift: 1, canvas: { padding: 16, background: "white" },
      components: { Card: { params: { children: "views" },
        view: { view: "VStack", children: [{ view: "Slot" }],
          modifiers: [{ padding: 16 }, { background: { style: "yellow", in: { view: "RoundedRectangle", cornerRadius: 12 } } }] } } },
      view: { view: "Card", children: [{ view: "Text", text: "Milk" }, { view: "Text", text: "Bread" }] } }

    # Section size=260x210
    { view: "List", children: [
      { view: "Section", title: "Fruit", footer: { view: "Text", text: "From the garden." },
        children: [{ view: "Text", text: "Apples" }, { view: "Text", text: "Pears" }] } ] }

    # Grid
    { view: "Grid", horizontalSpacing: 16, verticalSpacing: 8, alignment: "leading", children: [
      { view: "GridRow", children: [{ view: "Text", text: "Width" }, { view: "Text", text: "1,200 px" }] },
      { view: "GridRow", children: [{ view: "Text", text: "Height" }, { view: "Text", text: "630 px" }] } ] }

    # GridRow
    { view: "Grid", children: [
      { view: "GridRow", alignment: "top", children: [
        { view: "Rectangle", modifiers: [{ fill: "blue" }, { frame: { height: 70 } }] },
        { view: "Rectangle", modifiers: [{ fill: "cyan" }, { frame: { height: 30 } }] } ] } ] }

    # LazyVGrid
    { view: "LazyVGrid", columns: [{ minimum: 20 }, { minimum: 20 }, { minimum: 20 }], spacing: 8, children: [
      { view: "ForEach", in: 6, content: { view: "RoundedRectangle", cornerRadius: 8,
        modifiers: [{ fill: { hue: { $: "0.5 + index * 0.06" } } }, { frame: { height: 36 } }] } } ] }

    # LazyHGrid
    { view: "LazyHGrid", rows: [{ fixed: 36 }, { fixed: 36 }], spacing: 8, children: [
      { view: "ForEach", in: 8, content: { view: "Circle",
        modifiers: [{ fill: { hue: { $: "index * 0.04" } } }, { frame: { width: 36 } }] } } ] }

    # LazyVStack
    { view: "LazyVStack", alignment: "leading", spacing: 6, children: [
      { view: "ForEach", in: ["Monday", "Tuesday", "Wednesday"], as: "day", content: { view: "Text", text: { $: "day" } } } ] }

    # LazyHStack
    { view: "LazyHStack", spacing: 8, children: [
      { view: "ForEach", in: 5, content: { view: "Circle", modifiers: [{ fill: "green" }, { frame: { width: 28, height: 28 } }] } } ] }

    # ViewThatFits | The long text does not fit.
    { view: "ViewThatFits", in: "horizontal", children: [
      { view: "Text", text: "Thursday, 10 September 2026" },
      { view: "Text", text: "10 Sept" } ], modifiers: [{ frame: { width: 120 } }, { border: "gray" }] }

    # ScrollView
    { view: "ScrollView", axes: "horizontal", children: [
      { view: "HStack", children: [{ view: "ForEach", in: 6, content: { view: "RoundedRectangle", cornerRadius: 12,
        modifiers: [{ fill: { hue: { $: "index / 6" }, saturation: 0.6 } }, { frame: { width: 64, height: 80 } }] } }] } ] }

    # List size=260x180
    { view: "List", children: [
      { view: "Label", title: "Inbox", systemImage: "tray", modifiers: [{ badge: "3" }] },
      { view: "Label", title: "Sent", systemImage: "paperplane" } ] }

    # Form size=300x180
    { view: "Form", children: [
      { view: "Toggle", title: "Notifications", isOn: true },
      { view: "LabeledContent", title: "Version", value: "1.2" } ] }

    # TabView size=300x200
    { view: "TabView", children: [
      { view: "Text", text: "All quiet", modifiers: [{ tabItem: { title: "Today", icon: { view: "Image", systemName: "sun.max" } } }] },
      { view: "Text", text: "Later", modifiers: [{ tabItem: { title: "Saved", icon: { view: "Image", systemName: "star" } } }] } ] }

    # NavigationStack size=300x180
    { view: "NavigationStack", children: [
      { view: "Text", text: "Three new letters", modifiers: [{ navigationTitle: "Inbox" }] } ] }

    # NavigationSplitView size=520x200
    { view: "NavigationSplitView",
      sidebar: { view: "List", children: [{ view: "Text", text: "Oslo" }, { view: "Text", text: "Turin" }] },
      detail: { view: "Text", text: "Oslo", modifiers: [{ font: "largeTitle" }] }, modifiers: [{ horizontalSizeClass: "regular" }] }

    # Tab size=300x200
    { view: "TabView", selection: "map", children: [
      { view: "Tab", title: "List", systemImage: "list.bullet", value: "list", children: [{ view: "Text", text: "List" }] },
      { view: "Tab", title: "Map", systemImage: "map", value: "map", children: [{ view: "Text", text: "Map" }] } ] }

    # Table size=360x160
    { view: "Table", columns: [{ title: "City" }, { title: "Rain", alignment: "trailing" }],
      rows: [["Bergen", "2,250 mm"], ["Rome", "800 mm"]], selection: [0] }

    # OutlineGroup size=260x180
    { view: "List", children: [
      { view: "OutlineGroup", data: [
        { title: "Sources", systemImage: "folder", children: [{ title: "Card.swift" }] },
        { title: "README", systemImage: "doc.text" } ] } ] }
    """#

  /// Charts and their marks.
  static let charts = #"""
    # Chart size=280x170
    { view: "Chart", data: [{ month: "Jan", mm: 100 }, { month: "Feb", mm: 85 }, { month: "Mar", mm: 53 }],
      children: [{ view: "BarMark", x: { $: "item.month" }, y: { $: "item.mm" } }] }

    # Chart size=280x170 | Several marks for each element, in the colors of a legend.
    { view: "Chart", data: [
        { day: 1, city: "Rome", t: 14 }, { day: 2, city: "Rome", t: 17 }, { day: 3, city: "Rome", t: 16 },
        { day: 1, city: "Oslo", t: 3 }, { day: 2, city: "Oslo", t: 5 }, { day: 3, city: "Oslo", t: 9 } ],
      children: [
        { view: "LineMark", x: { $: "item.day" }, y: { $: "item.t" }, modifiers: [{ foregroundStyle: { by: { $: "item.city" } } }] },
        { view: "PointMark", x: { $: "item.day" }, y: { $: "item.t" }, modifiers: [{ foregroundStyle: { by: { $: "item.city" } } }] } ] }

    # BarMark size=280x170
    { view: "Chart", data: [{ name: "Ada", n: 12 }, { name: "Grace", n: 19 }, { name: "Mary", n: 8 }],
      children: [{ view: "BarMark", x: { $: "item.n" }, y: { $: "item.name" },
        modifiers: [{ foregroundStyle: "teal" }, { cornerRadius: 4 }] }] }

    # LineMark size=280x170
    { view: "Chart", data: [3, 5, 4, 7, 6, 9],
      children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" }, modifiers: [{ interpolationMethod: "monotone" }, { lineStyle: 3 }] }] }

    # LinePlot size=280x170
    { view: "Chart", children: [
      { view: "LinePlot", y: { $: "sin(x)" }, domain: [0, 6.3] },
      { view: "PointMark", x: { $: "pi / 2" }, y: 1, modifiers: [{ foregroundStyle: "red" }] } ] }

    # AreaPlot size=280x170 | The area between two curves.
    { view: "Chart", children: [
      { view: "AreaPlot", yStart: { $: "x * x" }, yEnd: { $: "2 * x * x + 1" }, domain: [-2, 2], modifiers: [{ foregroundStyle: "mint" }] } ] }

    # AreaMark size=280x170
    { view: "Chart", data: [3, 5, 4, 7, 6, 9],
      children: [{ view: "AreaMark", x: { $: "index" }, y: { $: "item" },
        modifiers: [{ interpolationMethod: "monotone" }, { foregroundStyle: { linearGradient: { colors: ["blue", "clear"] } } }] }] }

    # PointMark size=280x170
    { view: "Chart", data: [{ x: 1, y: 2 }, { x: 2, y: 5 }, { x: 3, y: 3 }, { x: 4, y: 8 }, { x: 5, y: 6 }],
      children: [{ view: "PointMark", x: { $: "item.x" }, y: { $: "item.y" }, modifiers: [{ foregroundStyle: "purple" }, { symbolSize: 90 }] }] }

    # RuleMark size=280x170 | A goal across the bars.
    { view: "Chart", children: [
      { view: "ForEach", in: [4, 7, 5], as: "n", content: { view: "BarMark", x: { $: "'Week ' + string(index + 1)" }, y: { $: "n" } } },
      { view: "RuleMark", y: 6, modifiers: [{ foregroundStyle: "red" }, { lineStyle: { lineWidth: 2, dash: [5, 4] } }] } ] }

    # RectangleMark size=280x170 | A heat map.
    { view: "Chart", data: 12, children: [
      { view: "RectangleMark", x: { $: "string(item % 4)" }, y: { $: "string(floor(item / 4))" },
        modifiers: [{ foregroundStyle: { hue: 0.6, saturation: { $: "item / 12" } } }] } ] }

    # SectorMark size=280x170 | A ring.
    { view: "Chart", data: [{ kind: "Sun", n: 5 }, { kind: "Rain", n: 3 }, { kind: "Snow", n: 2 }],
      children: [{ view: "SectorMark", angle: { $: "item.n" }, innerRadius: { ratio: 0.6 }, angularInset: 1.5,
        modifiers: [{ cornerRadius: 4 }, { foregroundStyle: { by: { $: "item.kind" } } }] }] }
    """#
}
