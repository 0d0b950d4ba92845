/// The files that examples name, beside their documents.
package enum ExampleFiles {
  /// The texts by name; fonts, which are no texts, are not among them.
  package static let all: [String: String] = [
    "dot.svg": """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">
      <rect width="40" height="40" fill="#ffe8a3"/>
      <circle cx="20" cy="20" r="11" fill="#e76f51"/>
    </svg>

    """,
    "badge.json": """
    { "shapeshift": 1,
      "canvas": { "padding": 12, "background": "#ffe8a3" },
      "values": { "label": "Draft" },
      "view": { "view": "Text", "text": { "$": "label" }, "modifiers": [{ "font": "title" }] } }

    """,
    "session.jsonl": """
    {"t":0.3,"down":[100,40]}
    {"t":0.4,"up":[100,40]}

    """,
  ]
}
