package import DocumentModel
import VectorGraphics

extension DiagnosticCode {
  /// Every code of this module, in order.
  package static let documentViewsCodes: [DiagnosticCode] =
    formCodes + vocabularyCodes + valueCodes + structureCodes + fileCodes + animationCodes
    + interactionCodes + lintCodes
}

extension DiagnosticCode {
  package static let documentNotObject = DiagnosticCode(
    "E0201", "a document is not an object",
    """
    A document is an object. With the key "shapeshift" it describes views: {"shapeshift": 1, \
    "view": {"view": "Circle"}}. Without that key it is the plain model of a shape: \
    {"kind": "circle", "fill": {"hue": 0.66}}.
    """)
  package static let unsupportedVersion = DiagnosticCode(
    "E0202", "version not supported",
    """
    The value of "shapeshift" is the version of the format, a whole number; this program reads \
    version 1. A document of a newer version needs a newer program.
    """)
  package static let viewRequired = DiagnosticCode(
    "E0204", "document without a view",
    "A document has its root view under \"view\": {\"shapeshift\": 1, \"view\": {\"view\": \"Circle\"}}."
  )
  package static let dataWithoutValues = DiagnosticCode(
    "E0205", "data cannot be used",
    """
    The data of --data become the "values" of a document: the members of an object individually, \
    an array as values.data. A plain model has no values, and only an object or an array \
    can be merged. A value of --data, of --set or of an Image with a document that nothing uses is a warning.
    """)
  package static let unknownSwatch = DiagnosticCode(
    "E0206", "unknown swatch",
    "In --set, @name is one of the eleven swatches, which `shapeshift explain swatches` lists.")

  static let formCodes = [
    documentNotObject, unsupportedVersion, viewRequired, dataWithoutValues,
    unknownSwatch,
  ]
}

extension DiagnosticCode {
  package static let unknownView = DiagnosticCode(
    "E0211", "unknown view",
    """
    The value of "view" is the name of a built-in view or of a component of the document. \
    View names are those of SwiftUI, including capital letters: Circle, VStack, Text.
    """)
  package static let unknownModifier = DiagnosticCode(
    "E0212", "unknown modifier",
    """
    The only key of a modifier is a modifier's name. Modifier names are those of SwiftUI: \
    frame, padding, fill, strokeBorder, foregroundStyle.
    """)
  package static let unknownKey = DiagnosticCode(
    "E0213", "unknown key",
    """
    An object has a key that it does not support. This is an error, because a misspelled key would \
    silently keep the default value. Keys that begin with "x-" are reserved for other tools.
    """)
  package static let missingKey = DiagnosticCode(
    "E0214", "missing key", "An object lacks a required key.")
  package static let unknownColor = DiagnosticCode(
    "E0215", "unknown color",
    """
    A color is a SwiftUI name ("red"), a name from the document's "colors", "#RRGGBB", \
    "#RRGGBBAA", a CSS color ("#555", "hsl(220 60% 50%)", "rebeccapurple"), or an object: {"hue": 0.66}, {"red": 1, "green": 0.5, "blue": 0}, {"white": 0.5}, \
    {"color": "red", "opacity": 0.5}.
    """)
  package static let unknownStyle = DiagnosticCode(
    "E0216", "unknown style",
    "The modifier \"style\" takes the name of a list of modifiers in the document's \"styles\".")
  package static let unknownChoice = DiagnosticCode(
    "E0217", "unknown value", "The value is not one of the allowed names.")

  static let vocabularyCodes = [
    unknownView, unknownModifier, unknownKey, missingKey, unknownColor, unknownStyle, unknownChoice,
  ]
}

extension DiagnosticCode {
  package static let wrongType = DiagnosticCode(
    "E0221", "wrong type",
    """
    A value has a different type than expected. Nothing is converted silently: "12" is not a \
    number, and 12 is not a string. In an expression, string(x) converts a number to a string.
    """)
  package static let outOfRange = DiagnosticCode(
    "E0222", "out of range", "A number is outside the allowed range.")
  package static let invalidColor = DiagnosticCode(
    "E0223", "invalid color",
    "A hexadecimal color is \"#RRGGBB\" or \"#RRGGBBAA\", or shorter \"#RGB\" or \"#RGBA\"."
  )
  package static let invalidPath = DiagnosticCode(
    "E0224", "invalid path data",
    """
    A path is SVG path data, "M0 0 L10 10 Z", or the description of a SwiftUI path, \
    "0 0 m 10 10 l h".
    """)
  package static let conflictingKeys = DiagnosticCode(
    "E0225", "conflicting keys",
    "Two keys of an object specify the same property; remove one.")

  package static let bracesInText = DiagnosticCode(
    "E0226", "value name in a text",
    """
    A text contains the name of a value in braces, or is such a name after a dollar sign, which is not replaced by \
    the value. An expression is an object, \
    {"$": "'Hello, ' + name"}. This is a warning, because the text may be intended.
    """)

  package static let unknownSymbol = DiagnosticCode(
    "E0227", "unknown symbol",
    """
    No symbol has this name, so a placeholder box is drawn. 'shapeshift explain symbols' lists the available symbols; \
    most names accept the suffix .fill, .circle, .square or .slash. This is a warning, because SF Symbols has many more.
    """)

  static let valueCodes = [
    wrongType, outOfRange, invalidColor, invalidPath, conflictingKeys, bracesInText, unknownSymbol,
  ]
}

extension DiagnosticCode {
  package static let unexpectedChildren = DiagnosticCode(
    "E0231", "view without children",
    "The view cannot have children. Put it into a stack, or use the modifier overlay or background."
  )
  package static let inapplicableModifier = DiagnosticCode(
    "E0232", "modifier does not apply",
    """
    fill, stroke, trim and other shape modifiers apply to shapes, strokeBorder and inset to shapes that can be \
    inset, baselineOffset to text. After any other modifier, such as frame, a shape is a view: put \
    the shape's modifiers first.
    """)
  package static let duplicateID = DiagnosticCode(
    "E0233", "duplicate id",
    """
    An id identifies one view of a document. In a ForEach or a component that is used more than once, \
    compute the id from a variable: {"$": "'card-' + string(index)"}.
    """)
  package static let componentCycle = DiagnosticCode(
    "E0234", "component uses itself",
    "A component uses itself, directly or through other components.")
  package static let invalidComponent = DiagnosticCode(
    "E0235", "invalid component",
    """
    A component needs a name that is not a view's name, "params" whose names are not reserved keys, and a "view".
    """)
  package static let styleCycle = DiagnosticCode(
    "E0236", "style uses itself",
    "A named style uses itself, directly or through other styles.")
  package static let elseWithoutIf = DiagnosticCode(
    "E0237", "else without if",
    "\"else\" is the view to show if \"if\" is false; it needs an \"if\" in the same object.")
  package static let nestedViewsTooDeeply = DiagnosticCode(
    "E0238", "views nested too deeply",
    """
    Views and their modifiers are nested deeper than four times the limit of --max-depth. \
    Each use of a component and each modifier counts. Flatten the document, or raise the limit.
    """)

  package static let misplacedMark = DiagnosticCode(
    "E0239", "mark outside a chart",
    """
    Marks, such as BarMark and LineMark, belong in a Chart, directly or in a ForEach, a Group or a component. \
    A Chart accepts nothing else. To put views next to a mark, use the mark's modifier annotation.
    """)

  package static let misplacedSlot = DiagnosticCode(
    "E0240", "slot without a parameter",
    """
    A Slot in a component shows the views that each use of the component passes: "params" declares it, \
    {"children": "views", "footer": {"type": "views", "default": []}}, and {"view": "Slot"} or \
    {"view": "Slot", "name": "footer"} shows it.
    """)

  static let structureCodes = [
    unexpectedChildren, inapplicableModifier, duplicateID, componentCycle, invalidComponent,
    styleCycle, elseWithoutIf, nestedViewsTooDeeply, misplacedMark, misplacedSlot,
  ]
}

extension DiagnosticCode {
  package static let fileOutsideRoot = DiagnosticCode(
    "E0241", "file outside the document's folder",
    """
    Images, documents and fonts are in the document's folder or a subfolder. Absolute paths, URLs, links \
    and paths that climb out with ".." are refused, so that a document cannot read other files. A \
    document read from standard input has no folder.
    """)
  package static let fileUnreadable = DiagnosticCode(
    "E0242", "file cannot be read", "A file used by the document could not be read.")
  package static let invalidImage = DiagnosticCode(
    "E0243", "invalid image",
    """
    An image is a \(FileSignature.readable) file of at most 64 million pixels, or a data: URL that contains one.
    """)

  static let fileCodes = [fileOutsideRoot, fileUnreadable, invalidImage]
}

extension DiagnosticCode {
  package static let invalidTimeline = DiagnosticCode(
    "E0251", "invalid timeline",
    """
    A track of a timeline names a view by its id or by a path in the document, and has keyframes \
    whose times increase. A track of a view names the value to change: "fill.hue" for an argument of a \
    modifier, or a path in the view.
    """)
  package static let invalidScript = DiagnosticCode(
    "E0252", "invalid script",
    """
    The steps of a script are sorted by time. A step sets values that the views \
    use, undoes or redoes existing changes, or operates a view. The canvas, the fonts, the \
    timeline and the script itself are read only once, at the start.
    """)

  static let animationCodes = [invalidTimeline, invalidScript]
}

extension DiagnosticCode {
  package static let invalidBinding = DiagnosticCode(
    "E0261", "invalid binding",
    """
    {"$bind": "model.hue"} is the path of a value in the "model" or the "values" of a document, or \
    in a ForEach element or component argument that comes from there: a control shows and changes \
    the value. A value that is computed or follows keyframes cannot be changed.
    """)
  package static let unusableStep = DiagnosticCode(
    "E0262", "step cannot be performed",
    """
    A step of a script operates a view as a person would: there must be exactly one view with that id or \
    name at that time, and it must be visible, enabled and not covered. The message describes the obstacle.
    """)
  package static let failedExpectation = DiagnosticCode(
    "E0263", "failed expectation",
    "A step \"expect\" specifies the expected state of a view at a time; the actual state is different."
  )
  package static let invalidSession = DiagnosticCode(
    "E0264", "invalid session",
    """
    A recorded session is a JSON Lines file: one line per event, sorted by time, with \
    `t` and the event. Docs/Interaction.md lists the events.
    """)

  static let interactionCodes = [invalidBinding, unusableStep, failedExpectation, invalidSession]
}
