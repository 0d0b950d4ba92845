extension CodeExample {
  /// What files are made of.
  static let syntax = #"""
    # E0101
    { "kind": *circle }
    ## mended
    { "kind": "circle" }

    # E0102
    { "kind": "circle", "fill": { "hue": 0.6 }
    ## mended
    { "kind": "circle", "fill": { "hue": 0.6 } }

    # E0103
    { "kind": "circle" } }
    ## mended
    { "kind": "circle" }

    # E0104
    { "kind": "circle" "outlineWidth": 8 }
    ## mended
    { "kind": "circle", "outlineWidth": 8 }

    # E0105
    { "kind" "circle" }
    ## mended
    { "kind": "circle" }

    # E0106
    { "kind": "circle", "outlineWidth": }
    ## mended
    { "kind": "circle", "outlineWidth": 8 }

    # E0107
    { "kind": "circle", : 8 }
    ## mended
    { "kind": "circle", "outlineWidth": 8 }

    # E0108
    { "kind": "circle", "outlineWidth": 08 }
    ## mended
    { "kind": "circle", "outlineWidth": 8 }

    # E0109
    { "kind": "circle", "outlineWidth": 1e999 }
    ## mended
    { "kind": "circle", "outlineWidth": 100 }

    # E0110
    { "kind": "circle", "outlineWidth": NaN }
    ## mended
    { "kind": "circle", "outlineWidth": 0 }

    # E0111
    { "shapeshift": 1, "view": { "view": "Text", "text": "C:\q" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": "C:\\q" } }

    # E0112
    { "shapeshift": 1, "view": { "view": "Text", "text": "\uD83D" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": "\uD83D\uDE00" } }

    # E0113
    { "shapeshift": 1, "view": { "view": "Text", "text": "a	b" } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": "a\tb" } }

    # E0114
    $ printf '{"kind": "circle", "x-by": "J\351r\364me"}' > card.json && shapeshift check card.json
    ## mended
    $ printf '{"kind": "circle", "x-by": "Jérôme"}' > card.json && shapeshift check card.json

    # E0115
    { "kind": "circle
    }
    ## mended
    { "kind": "circle", "outlineWidth": 8 }

    # E0116
    { "kind": "circle" /* round }
    ## mended
    { "kind": "circle" /* round */ }

    # E0117
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "padding": 4, "padding": 8 }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "padding": 4 }, { "padding": 8 }] } }

    # E0118
    { "kind": circle }
    ## mended
    { "kind": "circle" }

    # E0119
    { "shapeshift": 1, "view": { "view": "Path", "points": [[0, 0], [40, 20}] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Path", "points": [[0, 0], [40, 20]] } }

    # E0120
    // Nothing yet.
    ## mended
    { "kind": "circle" }

    # E0121
    {
    <<<<<<< HEAD
      "kind": "circle"
    =======
      "kind": "square"
    >>>>>>> squares
    }
    ## mended
    { "kind": "square" }
    """#

  /// Limits, data, paths, patches and Swift files.
  static let limitsAndData = #"""
    # E0001
    $ shapeshift check --max-file-size 40 card.json
    { "kind": "circle", "fill": { "hue": 0.66 }, "outlineWidth": 8 }
    ## mended
    $ shapeshift check --max-file-size 4000 card.json

    # E0002
    $ shapeshift check --max-depth 2 card.json
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "fill": "red" }] } }
    ## mended
    $ shapeshift check --max-depth 10 card.json

    # E0003
    $ shapeshift check --max-values 6 card.json
    { "shapeshift": 1, "view": { "view": "Path", "points": [[0, 0], [10, 20], [20, 10]] } }
    ## mended
    $ shapeshift check --max-values 60 card.json

    # E0004
    $ shapeshift check --max-nodes 100 card.json
    { "shapeshift": 1, "view": { "view": "HStack", "children": [{ "view": "ForEach", "in": 500, "content": { "view": "Circle" } }] } }
    ## mended
    { "shapeshift": 1, "view": { "view": "HStack", "children": [{ "view": "ForEach", "in": 50, "content": { "view": "Circle" } }] } }

    # E0005
    $ shapeshift check --max-steps 1000 card.json
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "string(sum(range(5000)))" } } }
    ## mended
    { "shapeshift": 1, "view": { "view": "Text", "text": { "$": "string(sum(range(50)))" } } }

    # E0009
    $ shapeshift render --max-drawing-steps 100000 card.json -o card.png
    { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "fill": "red" }, { "blur": 4 }, { "frame": { "width": 100, "height": 100 } }] } }
    ## mended
    $ shapeshift render --max-drawing-steps 100000000 card.json -o card.png

    # E0601
    $ shapeshift render card.json -o card.png --set /fill~hue=0.3
    { "kind": "circle" }
    ## mended
    $ shapeshift render card.json -o card.png --set fill.hue=0.3

    # E0602
    $ shapeshift render card.json -o card.png --set values.names[3]=Ada
    { "shapeshift": 1, "values": { "names": ["Grace"] }, "view": { "view": "Text", "text": { "$": "names[0]" } } }
    ## mended
    $ shapeshift render card.json -o card.png --set values.names[0]=Ada

    # E0603
    $ echo '{"patch": [{"op": "put", "path": "/kind", "value": "square"}]}' | shapeshift edit card.json --stream
    { "kind": "circle" }
    ## mended
    $ echo '{"patch": [{"op": "add", "path": "/kind", "value": "square"}]}' | shapeshift edit card.json --stream

    # E0604
    $ echo '{"patch": [{"op": "test", "path": "/kind", "value": "square"}]}' | shapeshift edit card.json --stream
    { "kind": "circle" }
    ## mended
    $ echo '{"patch": [{"op": "test", "path": "/kind", "value": "circle"}]}' | shapeshift edit card.json --stream

    # E0701
    $ shapeshift batch card.json --data people.csv -o 'out/{row}.png'
    { "shapeshift": 1, "values": { "name": "" }, "view": { "view": "Text", "text": { "$": "name" } } }
    @ people.csv
    name
    "Ada
    ## mended
    @ people.csv
    name
    "Ada"

    # E0702
    $ shapeshift batch card.json --data people.csv -o 'out/{row}.png'
    { "shapeshift": 1, "values": { "name": "" }, "view": { "view": "Text", "text": { "$": "name" } } }
    @ people.csv
    name
    "Ada" Lovelace
    ## mended
    @ people.csv
    name
    "Ada Lovelace"

    # E0703
    $ shapeshift batch card.json --data people.csv -o 'out/{row}.png'
    { "shapeshift": 1, "values": { "name": "" }, "view": { "view": "Text", "text": { "$": "name" } } }
    @ people.csv
    name
    Lovelace, Ada
    ## mended
    @ people.csv
    name
    "Lovelace, Ada"

    # E0704
    $ shapeshift batch card.json --data people.csv -o 'out/{row}.png'
    { "shapeshift": 1, "values": { "name": "" }, "view": { "view": "Text", "text": { "$": "name" } } }
    @ people.csv
    name,name
    Ada,Lovelace
    ## mended
    @ people.csv
    name
    Ada Lovelace

    # E0705
    $ shapeshift batch card.json --data people.csv -o 'out/{row}.png'
    { "shapeshift": 1, "values": { "points": 0 }, "view": { "view": "Text", "text": { "$": "string(points)" } } }
    @ people.csv
    points
    many
    ## mended
    @ people.csv
    points
    42

    # E0801
    $ shapeshift render Card.swift -o card.png
    @ Card.swift
    import SwiftUI
    #Preview { Cirle() }
    ## mended
    @ Card.swift
    import SwiftUI
    #Preview { Circle() }

    # E0802
    $ shapeshift render Card.swift -o card.png
    @ Card.swift
    import SwiftUI
    struct Card: View {
      var body: some View {
        let unused = 1
        return Circle()
      }
    }
    #Preview { Card() }
    ## mended
    @ Card.swift
    import SwiftUI
    struct Card: View {
      var body: some View { Circle() }
    }
    #Preview { Card() }

    # E0803
    $ shapeshift render Card.swift -o card.png
    @ Card.swift
    import SwiftUI
    #Preview { Text([String]()[0]) }
    ## mended
    @ Card.swift
    import SwiftUI
    #Preview { Text(["Ada"][0]) }

    # E0804
    $ shapeshift render App -o card.png
    @ App/Card.swift
    import SwiftUI
    #Preview { Circle() }
    @ App/Place.swift
    import WatchKit
    import SwiftUI
    struct Place: View {
      var body: some View { Text("Here") }
    }
    ## mended
    @ App/Card.swift
    import SwiftUI
    #Preview { Circle() }
    @ App/Place.swift
    import SwiftUI
    #if canImport(WatchKit)
    import WatchKit
    struct Place: View {
      var body: some View { Text("Here") }
    }
    #endif
    """#
}
