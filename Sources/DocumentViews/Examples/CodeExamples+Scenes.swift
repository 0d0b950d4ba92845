extension CodeExample {
  /// Time, use and what looks wrong.
  static let scenes = #"""
    # E0251
    { "shapeshift": 1, "timeline": { "tracks": [{ "target": "#sun", "property": "scaleEfect", "keyframes": [{ "t": 0, "v": 1 }, { "t": 1, "v": 0.5 }] }] },
      "view": { "view": "Circle", "id": "sun", "modifiers": [{ "scaleEffect": 1 }] } }
    ## mended
    { "shapeshift": 1, "timeline": { "tracks": [{ "target": "#sun", "property": "scaleEffect", "keyframes": [{ "t": 0, "v": 1 }, { "t": 1, "v": 0.5 }] }] },
      "view": { "view": "Circle", "id": "sun", "modifiers": [{ "scaleEffect": 1 }] } }

    # E0252
    { "shapeshift": 1, "model": { "hue": 0 }, "script": [{ "at": 1, "set": { "/model/hue": 0.5 } }, { "at": 0.5, "set": { "/model/hue": 0.2 } }],
      "view": { "view": "Circle", "modifiers": [{ "fill": { "hue": { "$": "model.hue" } } }] } }
    ## mended
    { "shapeshift": 1, "model": { "hue": 0 }, "script": [{ "at": 0.5, "set": { "/model/hue": 0.2 } }, { "at": 1, "set": { "/model/hue": 0.5 } }],
      "view": { "view": "Circle", "modifiers": [{ "fill": { "hue": { "$": "model.hue" } } }] } }

    # E0261
    { "shapeshift": 1, "model": { "volume": 0.5 }, "view": { "view": "Slider", "value": { "$bind": "model.loudness" } } }
    ## mended
    { "shapeshift": 1, "model": { "volume": 0.5 }, "view": { "view": "Slider", "value": { "$bind": "model.volume" } } }

    # E0262
    { "shapeshift": 1, "model": { "on": false }, "view": { "view": "Toggle", "id": "wifi", "title": "Wi-Fi", "isOn": { "$bind": "model.on" } },
      "script": [{ "at": 1, "tap": "wify" }] }
    ## mended
    { "shapeshift": 1, "model": { "on": false }, "view": { "view": "Toggle", "id": "wifi", "title": "Wi-Fi", "isOn": { "$bind": "model.on" } },
      "script": [{ "at": 1, "tap": "wifi" }] }

    # E0263
    { "shapeshift": 1, "view": { "view": "Text", "id": "title", "text": "Hello" }, "script": [{ "at": 1, "expect": { "role": "text", "name": "Bye" } }] }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "id": "title", "text": "Hello" }, "script": [{ "at": 1, "expect": { "role": "text", "name": "Hello" } }] }

    # E0264
    { "shapeshift": 1, "view": { "view": "Circle" }, "script": [{ "input": "session.jsonl" }] }
    @ session.jsonl
    {"t":0.1,"jump":[5,5]}
    ## mended
    @ session.jsonl
    {"t":0.1,"down":[5,5]}
    {"t":0.2,"up":[5,5]}

    # E0271
    $ shapeshift check --lint card.json
    { "shapeshift": 1, "canvas": { "width": 80, "height": 40, "background": "white" }, "view": { "view": "Text", "text": "A long headline", "modifiers": [{ "lineLimit": 1 }] } }
    ## mended
    { "shapeshift": 1, "canvas": { "width": 200, "height": 40, "background": "white" }, "view": { "view": "Text", "text": "A long headline", "modifiers": [{ "lineLimit": 1 }] } }

    # E0272
    $ shapeshift check --lint card.json
    { "shapeshift": 1, "canvas": { "background": "white" }, "view": { "view": "Text", "text": "𓂀" } }
    ## mended
    { "shapeshift": 1, "canvas": { "background": "white" }, "view": { "view": "Text", "text": "Eye" } }

    # E0273
    $ shapeshift check --lint card.json
    { "shapeshift": 1, "canvas": { "background": "white" }, "view": { "view": "Text", "text": "Pale", "modifiers": [{ "foregroundStyle": "#dddddd" }] } }
    ## mended
    { "shapeshift": 1, "canvas": { "background": "white" }, "view": { "view": "Text", "text": "Dark", "modifiers": [{ "foregroundStyle": "#444444" }] } }

    # E0274
    $ shapeshift check --lint card.json
    { "shapeshift": 1, "canvas": { "width": 100, "height": 40 }, "view": { "view": "Circle", "modifiers": [{ "fill": "red" }, { "frame": { "width": 20, "height": 20 } }, { "offset": { "x": 200 } }] } }
    ## mended
    { "shapeshift": 1, "canvas": { "width": 100, "height": 40 }, "view": { "view": "Circle", "modifiers": [{ "fill": "red" }, { "frame": { "width": 20, "height": 20 } }, { "offset": { "x": 20 } }] } }

    # E0275
    $ shapeshift check --lint card.json
    { "shapeshift": 1, "canvas": { "width": 40, "height": 40 }, "colors": { "ink": "#123456" }, "view": { "view": "Circle", "modifiers": [{ "fill": "red" }] } }
    ## mended
    { "shapeshift": 1, "canvas": { "width": 40, "height": 40 }, "colors": { "ink": "#123456" }, "view": { "view": "Circle", "modifiers": [{ "fill": "ink" }] } }

    # E0276
    $ shapeshift check --lint card.json
    { "shapeshift": 1, "canvas": { "background": "white", "padding": 8 }, "view": { "view": "Text", "text": "Serif", "modifiers": [{ "font": { "size": 20, "weight": "thin", "design": "serif" } }] } }
    ## mended
    { "shapeshift": 1, "canvas": { "background": "white", "padding": 8 }, "view": { "view": "Text", "text": "Serif", "modifiers": [{ "font": { "size": 20, "weight": "bold", "design": "serif" } }] } }

    # E0277
    $ shapeshift check --lint card.json
    { "shapeshift": 1, "view": { "view": "Text", "text": "Hello", "modifiers": [{ "font": { "family": "Brand", "size": 20 } }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": "Hello", "modifiers": [{ "font": 20 }] } }

    # E0278
    $ shapeshift check --lint card.json
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "fill": "orange" }, { "frame": { "width": 80, "height": 80 } }, { "shadow": { "radius": 10, "y": 8 } }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "fill": "orange" }, { "frame": { "width": 80, "height": 80 } }, { "shadow": { "radius": 10, "y": 8 } }, { "padding": 28 }] } }

    # E0279
    $ shapeshift render chart.json -o chart.png --data sales.csv
    @ chart.json
    { "shapeshift": 1, "values": { "data": [] }, "view": { "view": "Chart", "data": { "$": "data" }, "children": [{ "view": "BarMark", "x": { "$": "item.day" }, "y": { "$": "item.sales" } }] } }
    @ sales.csv
    day,sales
    Mon,900
    Tue,"$1,500"
    ## mended
    @ sales.csv
    day,sales
    Mon,900
    Tue,1500
    """#
}
