extension CodeExample {
  /// Views, references and what names them.
  static let nodes = #"""
    # E0301
    { "shapeshift": 1, "view": { "view": "VStack", "children": ["Hello"] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "VStack", "children": [{ "view": "Text", "text": "Hello" }] } }

    # E0302
    { "shapeshift": 1, "view": { "text": "Hello" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": "Hello" } }

    # E0303
    { "shapeshift": 1, "view": { "view": 1 } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle" } }

    # E0304
    { "shapeshift": 1, "view": { "view": "HStack", "children": { "view": "Circle" } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "HStack", "children": [{ "view": "Circle" }] } }

    # E0305
    { "shapeshift": 1, "view": { "view": "HStack", "content": "Circle" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "HStack", "content": { "view": "Circle" } } }

    # E0306
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": { "padding": 16 } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "padding": 16 }] } }

    # E0307
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "padding": 16, "border": "red" }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "padding": 16 }, { "border": "red" }] } }

    # E0308
    { "shapeshift": 1, "view": { "view": "Circle", "id": [1] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "id": "sun" } }

    # E0401
    { "shapeshift": 1, "view": { "$ref": 7 } }
    ## mended
    { "shapeshift": 1, "components": { "Sun": { "view": { "view": "Circle" } } }, "view": { "$ref": "#/components/Sun/view" } }

    # E0402
    { "shapeshift": 1, "view": { "$ref": "../secret.json" } }
    ## mended
    { "shapeshift": 1, "view": { "$ref": "parts/sun.json" } }
    @ parts/sun.json
    { "view": "Circle" }

    # E0403
    { "shapeshift": 1, "view": { "$ref": "sun.json" } }
    ## mended
    { "shapeshift": 1, "view": { "$ref": "sun.json" } }
    @ sun.json
    { "view": "Circle" }

    # E0404
    { "shapeshift": 1, "x-parts": { "sun": { "view": "Circle" } }, "view": { "$ref": "#/x-parts/moon" } }
    ## mended
    { "shapeshift": 1, "x-parts": { "sun": { "view": "Circle" } }, "view": { "$ref": "#/x-parts/sun" } }

    # E0405
    { "shapeshift": 1, "x-parts": { "a": { "$ref": "#/x-parts/b" }, "b": { "$ref": "#/x-parts/a" } }, "view": { "$ref": "#/x-parts/a" } }
    ## mended
    { "shapeshift": 1, "x-parts": { "a": { "$ref": "#/x-parts/b" }, "b": { "view": "Circle" } }, "view": { "$ref": "#/x-parts/a" } }
    """#

  /// Expressions.
  static let expressions = #"""
    # E0501
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "'2 and ' +" } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "'2 and ' + '3'" } } }

    # E0502
    { "shapeshift": 1, "values": { "name": "Ada" }, "view": { "view": "Text", "text": { "$": "nmae" } } }
    ## mended
    { "shapeshift": 1, "values": { "name": "Ada" }, "view": { "view": "Text", "text": { "$": "name" } } }

    # E0503
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "uppercase('a')" } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "upper('a')" } } }

    # E0504
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "join(['a', 'b'])" } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "join(['a', 'b'], ', ')" } } }

    # E0505
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "'Page ' + 3" } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "'Page ' + string(3)" } } }

    # E0506
    { "shapeshift": 1, "values": { "n": 0 }, "view": { "view": "Text", "text": { "$": "string(10 / n)" } } }
    ## mended
    { "shapeshift": 1, "values": { "n": 0 }, "view": { "view": "Text", "text": { "$": "n == 0 ? '–' : string(10 / n)" } } }

    # E0507
    { "shapeshift": 1, "values": { "days": ["Mon", "Tue"] }, "view": { "view": "Text", "text": { "$": "days[2]" } } }
    ## mended
    { "shapeshift": 1, "values": { "days": ["Mon", "Tue"] }, "view": { "view": "Text", "text": { "$": "days[1]" } } }

    # E0508
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "string(sqrt(-1))" } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "string(sqrt(1))" } } }

    # E0509
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "format(3.14159, '2 digits')" } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "format(3.14159, '.2f')" } } }

    # E0510
    $ printf '{"shapeshift": 1, "view": {"view": "Text", "text": {"$": "%s1%s"}}}' "$(printf -- '-%.0s' $(seq 300))" "" > card.json && shapeshift check card.json
    ## mended
    $ printf '{"shapeshift": 1, "view": {"view": "Text", "text": {"$": "string(%s1)"}}}' "$(printf -- '-%.0s' $(seq 3))" > card.json && shapeshift check card.json

    # E0511
    { "shapeshift": 1, "model": { "title": "Sales" }, "view": { "view": "Text", "text": { "$": "model.name" } } }
    ## mended
    { "shapeshift": 1, "model": { "title": "Sales" }, "view": { "view": "Text", "text": { "$": "model.title" } } }

    # E0512
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "'a'", "else": "b" } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "'a'" } } }
    """#

  /// Names and values of views.
  static let views = #"""
    # E0201
    ["circle"]
    ## mended
    { "kind": "circle" }

    # E0202
    { "shapeshift": 2, "view": { "view": "Circle" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle" } }

    # E0204
    { "shapeshift": 1, "canvas": { "background": "white" } }
    ## mended
    { "shapeshift": 1, "canvas": { "background": "white" }, "view": { "view": "Circle" } }

    # E0205
    $ shapeshift render card.json --data data.json -o card.png
    { "kind": "circle" }
    @ data.json
    { "title": "Hello" }
    ## mended
    { "shapeshift": 1, "values": { "title": "" }, "view": { "view": "Text", "text": { "$": "title" } } }

    # E0206
    $ shapeshift render card.json --set fill=@oragne -o card.png
    { "kind": "circle" }
    ## mended
    $ shapeshift render card.json --set fill=@orange -o card.png

    # E0211
    { "shapeshift": 1, "view": { "view": "Cirle" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle" } }

    # E0212
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "color": "red" }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "foregroundStyle": "red" }] } }

    # E0213
    { "shapeshift": 1, "view": { "view": "Text", "text": "Hello", "colour": "red" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": "Hello", "modifiers": [{ "foregroundStyle": "red" }] } }

    # E0214
    { "shapeshift": 1, "view": { "view": "Label", "systemImage": "star" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Label", "title": "Favorite", "systemImage": "star" } }

    # E0215
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "fill": "skyish" }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "fill": "skyblue" }] } }

    # E0216
    { "shapeshift": 1, "styles": { "chip": [{ "padding": 8 }] }, "view": { "view": "Text", "text": "new", "modifiers": [{ "style": "chop" }] } }
    ## mended
    { "shapeshift": 1, "styles": { "chip": [{ "padding": 8 }] }, "view": { "view": "Text", "text": "new", "modifiers": [{ "style": "chip" }] } }

    # E0217
    { "shapeshift": 1, "view": { "view": "VStack", "alignment": "left" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "VStack", "alignment": "leading" } }

    # E0221
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "frame": { "width": "40" } }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "frame": { "width": 40 } }] } }

    # E0222
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "opacity": 50 }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "opacity": 0.5 }] } }

    # E0223
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "fill": "#12345" }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "fill": "#123456" }] } }

    # E0224
    { "shapeshift": 1, "view": { "view": "Path", "d": "M0 0 X10 10" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Path", "d": "M0 0 L10 10" } }

    # E0225
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "frame": { "width": 40, "maxWidth": 80 } }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "frame": { "width": 40 } }, { "frame": { "maxWidth": 80 } }] } }

    # E0226
    { "shapeshift": 1, "values": { "name": "Ada" }, "view": { "view": "Text", "text": "Hello, {name}" } }
    ## mended
    { "shapeshift": 1, "values": { "name": "Ada" }, "view": { "view": "Text", "text": { "$": "'Hello, ' + name" } } }

    # E0227
    { "shapeshift": 1, "view": { "view": "Image", "systemName": "haert" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Image", "systemName": "heart" } }

    # E0231
    { "shapeshift": 1, "view": { "view": "Circle", "children": [{ "view": "Text", "text": "7" }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "overlay": { "view": "Text", "text": "7" } }] } }

    # E0232
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "frame": { "width": 40 } }, { "trim": { "to": 0.5 } }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "trim": { "to": 0.5 } }, { "frame": { "width": 40 } }] } }

    # E0233
    { "shapeshift": 1, "view": { "view": "HStack", "children": [{ "view": "Circle", "id": "a" }, { "view": "Circle", "id": "a" }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "HStack", "children": [{ "view": "Circle", "id": "a" }, { "view": "Circle", "id": "b" }] } }

    # E0234
    { "shapeshift": 1, "components": { "Card": { "view": { "view": "Card" } } }, "view": { "view": "Card" } }
    ## mended
    { "shapeshift": 1, "components": { "Card": { "view": { "view": "Circle" } } }, "view": { "view": "Card" } }

    # E0235
    { "shapeshift": 1, "components": { "Circle": { "view": { "view": "Rectangle" } } }, "view": { "view": "Circle" } }
    ## mended
    { "shapeshift": 1, "components": { "Sun": { "view": { "view": "Circle" } } }, "view": { "view": "Sun" } }

    # E0236
    { "shapeshift": 1, "styles": { "chip": [{ "style": "chip" }] }, "view": { "view": "Text", "text": "new", "modifiers": [{ "style": "chip" }] } }
    ## mended
    { "shapeshift": 1, "styles": { "chip": [{ "padding": 8 }] }, "view": { "view": "Text", "text": "new", "modifiers": [{ "style": "chip" }] } }

    # E0237
    { "shapeshift": 1, "view": { "view": "Circle", "else": { "view": "Rectangle" } } }
    ## mended
    { "shapeshift": 1, "values": { "round": false }, "view": { "view": "Circle", "if": { "$": "round" }, "else": { "view": "Rectangle" } } }

    # E0238
    $ shapeshift check --max-depth 6 card.json
    { "shapeshift": 1, "styles": { "deep": [
      { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 },
      { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 },
      { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 },
      { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 }, { "padding": 1 } ] },
      "view": { "view": "Circle", "modifiers": [{ "style": "deep" }] } }
    ## mended
    { "shapeshift": 1, "styles": { "deep": [{ "padding": 32 }] }, "view": { "view": "Circle", "modifiers": [{ "style": "deep" }] } }

    # E0239
    { "shapeshift": 1, "view": { "view": "VStack", "children": [{ "view": "BarMark", "x": "a", "y": 3 }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Chart", "children": [{ "view": "BarMark", "x": "a", "y": 3 }] } }

    # E0240
    { "shapeshift": 1, "view": { "view": "VStack", "children": [{ "view": "Slot" }] } }
    ## mended
    { "shapeshift": 1, "components": { "Card": { "params": { "children": "views" }, "view": { "view": "VStack", "children": [{ "view": "Slot" }] } } },
      "view": { "view": "Card", "children": [{ "view": "Circle" }] } }

    # E0241
    { "shapeshift": 1, "view": { "view": "Image", "path": "/etc/logo.png" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Image", "path": "images/logo.svg" } }
    @ images/logo.svg
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="10"/></svg>

    # E0242
    { "shapeshift": 1, "view": { "view": "Image", "path": "logo.svg" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Image", "path": "logo.svg" } }
    @ logo.svg
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="10"/></svg>

    # E0243
    { "shapeshift": 1, "view": { "view": "Image", "path": "logo.png" } }
    @ logo.png
    This is not an image.
    ## mended
    { "shapeshift": 1, "view": { "view": "Image", "path": "logo.svg" } }
    @ logo.svg
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="10"/></svg>
    """#
}
