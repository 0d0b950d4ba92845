extension FormatExample {
  /// Modifiers of charts.
  static let chartModifiers = #"""
    # chartXAxis size=280x170
    { view: "Chart", data: 5, children: [{ view: "LineMark", x: { $: "index" }, y: { $: "index * index" } }], modifiers: [{ chartXAxis: { values: { stride: 1 }, gridLine: false, tick: true, label: true } }] }

    # chartXAxis size=280x170 | A hidden axis.
    { view: "Chart", data: [3, 5, 2], children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "item" } }], modifiers: [{ chartXAxis: "hidden" }, { chartYAxis: "hidden" }] }

    # chartYAxis size=280x170
    { view: "Chart", data: [1200, 1900, 1500], children: [{ view: "BarMark", x: { $: "'Q' + string(index + 1)" }, y: { $: "item" } }], modifiers: [{ chartYAxis: { position: "leading", values: { count: 3 }, format: ",d" } }] }

    # chartXAxisLabel size=280x170
    { view: "Chart", data: [3, 5, 4], children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" } }], modifiers: [{ chartXAxisLabel: "Hours" }] }

    # chartYAxisLabel size=280x170
    { view: "Chart", data: [3, 5, 4], children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" } }], modifiers: [{ chartYAxisLabel: "Meters" }] }

    # chartXScale size=280x170
    { view: "Chart", data: [3, 5, 4], children: [{ view: "PointMark", x: { $: "index" }, y: { $: "item" } }], modifiers: [{ chartXScale: { domain: [-1, 3] } }] }

    # chartYScale size=280x170 | Powers of ten.
    { view: "Chart", data: [1, 10, 100, 1000], children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" } }], modifiers: [{ chartYScale: { type: "log", domain: [1, 1000] } }] }

    # chartXVisibleDomain size=280x170 | Five of twenty values are visible.
    { view: "Chart", data: 20, children: [{ view: "BarMark", x: { $: "index" }, y: { $: "1 + index % 5" } }], modifiers: [{ chartXVisibleDomain: { length: 5, from: 0 } }] }

    # chartYVisibleDomain size=280x170
    { view: "Chart", data: 8, children: [{ view: "PointMark", x: { $: "index" }, y: { $: "index * 4" } }], modifiers: [{ chartYVisibleDomain: { length: 12, from: 0 } }] }

    # chartXSelection | The selected bar is highlighted.
    { shapeshift: 1, canvas: { width: 280, height: 170, padding: 16, background: "white" }, model: { picked: "Tue" }, view: { view: "Chart", data: [{ day: "Mon", n: 3 }, { day: "Tue", n: 5 }, { day: "Wed", n: 4 }],
      children: [{ view: "BarMark", x: { $: "item.day" }, y: { $: "item.n" }, modifiers: [{ foregroundStyle: { $: "item.day == model.picked ? 'orange' : 'gray'" } }] }],
      modifiers: [{ chartXSelection: { $bind: "model.picked" } }] } }

    # chartYSelection
    { shapeshift: 1, canvas: { width: 280, height: 170, padding: 16, background: "white" }, model: { height: 2.5 }, view: { view: "Chart", children: [
        { view: "LinePlot", y: { $: "x * x" }, domain: [0, 2] },
        { view: "RuleMark", if: { $: "model.height != null" }, y: { $: "model.height" }, modifiers: [{ foregroundStyle: "red" }] } ],
      modifiers: [{ chartYSelection: { $bind: "model.height" } }] } }

    # chartAngleSelection
    { shapeshift: 1, canvas: { width: 280, height: 170, padding: 16, background: "white" }, model: { sum: 6 }, view: { view: "Chart", data: [5, 3, 2],
      children: [{ view: "SectorMark", angle: { $: "item" }, modifiers: [{ foregroundStyle: { by: { $: "string(item)" } } }] }],
      modifiers: [{ chartAngleSelection: { $bind: "model.sum" } }] } }

    # chartScrollTargetBehavior | Scrolling stops at whole bars, and swipes move by a page.
    { shapeshift: 1, canvas: { width: 280, height: 170, padding: 16, background: "white" }, model: { start: "4" }, view: { view: "Chart", data: 20, children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "1 + index % 5" } }],
      modifiers: [{ chartXVisibleDomain: { length: 5, from: { $bind: "model.start" } } }, { chartScrollTargetBehavior: { unit: 1, major: "page" } }] } }

    # chartForegroundStyleScale size=280x170
    { view: "Chart", data: [{ c: "Rome", n: 4 }, { c: "Oslo", n: 2 }], children: [{ view: "BarMark", x: { $: "item.c" }, y: { $: "item.n" }, modifiers: [{ foregroundStyle: { by: { $: "item.c" } } }] }],
      modifiers: [{ chartForegroundStyleScale: { mapping: { Rome: "orange", Oslo: "indigo" } } }] }

    # chartSymbolScale size=280x170
    { view: "Chart", data: [{ c: "a", n: 4 }, { c: "b", n: 2 }], children: [{ view: "PointMark", x: { $: "item.c" }, y: { $: "item.n" }, modifiers: [{ symbolSize: 200 }, { symbol: { by: { $: "item.c" } } }] }],
      modifiers: [{ chartSymbolScale: ["triangle", "diamond"] }] }

    # chartLineStyleScale size=280x170
    { view: "Chart", data: [{ c: "a", x: 0, n: 1 }, { c: "a", x: 1, n: 3 }, { c: "b", x: 0, n: 2 }, { c: "b", x: 1, n: 5 }],
      children: [{ view: "LineMark", x: { $: "item.x" }, y: { $: "item.n" }, modifiers: [{ lineStyle: { by: { $: "item.c" } } }] }],
      modifiers: [{ chartLineStyleScale: [{ lineWidth: 3 }, { lineWidth: 3, dash: [6, 4] }] }] }

    # chartSymbolSizeScale size=280x170
    { view: "Chart", data: [1, 4, 9], children: [{ view: "PointMark", x: { $: "index" }, y: 1, modifiers: [{ symbolSize: { by: { $: "item" } } }] }], modifiers: [{ chartSymbolSizeScale: [40, 900] }] }

    # chartLegend size=280x170
    { view: "Chart", data: [{ c: "Sun", n: 4 }, { c: "Rain", n: 2 }], children: [{ view: "BarMark", x: { $: "item.n" }, y: "Days", modifiers: [{ foregroundStyle: { by: { $: "item.c" } } }] }],
      modifiers: [{ chartLegend: { position: "top", alignment: "leading" } }] }

    # chartPlotStyle size=280x170
    { view: "Chart", data: [3, 5, 4], children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" } }], modifiers: [{ chartPlotStyle: [{ background: { color: "yellow", opacity: 0.2 } }, { border: "gray" }] }] }
    """#

  /// Modifiers of marks.
  static let markModifiers = #"""
    # foregroundStyle size=280x170
    { view: "Chart", data: [{ c: "Rome", n: 4 }, { c: "Oslo", n: 2 }], children: [{ view: "BarMark", x: { $: "item.c" }, y: { $: "item.n" }, modifiers: [{ foregroundStyle: { by: { $: "item.c" } } }] }] }

    # symbol size=280x170
    { view: "Chart", data: [2, 4, 3], children: [{ view: "PointMark", x: { $: "index" }, y: { $: "item" }, modifiers: [{ symbol: "diamond" }, { symbolSize: 160 }] }] }

    # symbolSize size=280x170
    { view: "Chart", data: [20, 90, 300], children: [{ view: "PointMark", x: { $: "index" }, y: 1, modifiers: [{ symbolSize: { $: "item" } }] }] }

    # lineStyle size=280x170
    { view: "Chart", data: [2, 4, 3], children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" }, modifiers: [{ lineStyle: { lineWidth: 4, lineCap: "round", dash: [2, 8] } }] }] }

    # interpolationMethod size=280x170
    { view: "Chart", data: [2, 4, 3, 5], children: [{ view: "LineMark", x: { $: "index" }, y: { $: "item" }, modifiers: [{ interpolationMethod: "catmullRom" }] }] }

    # cornerRadius size=280x170
    { view: "Chart", data: [2, 4, 3], children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "item" }, modifiers: [{ cornerRadius: 8 }] }] }

    # alignsMarkStylesWithPlotArea size=280x170 | One gradient for all bars.
    { view: "Chart", data: [2, 4, 3], children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "item" },
      modifiers: [{ foregroundStyle: { linearGradient: { colors: ["red", "yellow"] } } }, { alignsMarkStylesWithPlotArea: true }] }] }

    # position size=280x170 | Grouped bars instead of stacked bars.
    { view: "Chart", data: [{ q: "Q1", c: "a", n: 3 }, { q: "Q1", c: "b", n: 5 }, { q: "Q2", c: "a", n: 4 }, { q: "Q2", c: "b", n: 2 }],
      children: [{ view: "BarMark", x: { $: "item.q" }, y: { $: "item.n" }, modifiers: [{ foregroundStyle: { by: { $: "item.c" } } }, { position: { by: { $: "item.c" } } }] }] }

    # offset size=280x170
    { view: "Chart", data: [2, 4, 3], children: [{ view: "PointMark", x: { $: "string(index)" }, y: { $: "item" }, modifiers: [{ offset: { y: -12 } }] }] }

    # zIndex size=280x170 | The line is in front of the bars.
    { view: "Chart", children: [
      { view: "RuleMark", y: 3, modifiers: [{ zIndex: 1 }, { foregroundStyle: "red" }] },
      { view: "ForEach", in: [2, 4, 5], content: { view: "BarMark", x: { $: "string(index)" }, y: { $: "item" } } } ] }

    # annotation size=280x170
    { view: "Chart", data: [2, 4, 3], children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "item" }, modifiers: [{ annotation: { view: "Text", text: { $: "string(item)" }, modifiers: [{ font: "caption" }] } }] }] }

    # opacity size=280x170
    { view: "Chart", data: [2, 4, 3], children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "item" }, modifiers: [{ opacity: { $: "item == 4 ? 1 : 0.3" } }] }] }

    # blur size=280x170
    { view: "Chart", data: [2, 4, 3], children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "item" }, modifiers: [{ blur: 3 }] }] }

    # shadow size=280x170
    { view: "Chart", data: [2, 4, 3], children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "item" }, modifiers: [{ shadow: { radius: 4, y: 3 } }] }] }

    # accessibilityLabel size=280x170
    { view: "Chart", data: [2, 4], children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "item" }, modifiers: [{ accessibilityLabel: { $: "'Day ' + string(index + 1)" } }] }] }

    # accessibilityValue size=280x170
    { view: "Chart", data: [2, 4], children: [{ view: "BarMark", x: { $: "string(index)" }, y: { $: "item" }, modifiers: [{ accessibilityValue: { $: "string(item) + ' hours'" } }] }] }

    # accessibilityHidden size=280x170
    { view: "Chart", children: [{ view: "BarMark", x: "a", y: 3 }, { view: "RuleMark", y: 2, modifiers: [{ accessibilityHidden: true }] }] }
    """#
}
