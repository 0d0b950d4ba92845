import Foundation

/// SVG files in which numbers of one attribute are as large, as small or as odd as a file can say.
///
/// The samples have every numeric attribute that is read, in each of its forms.
enum SVGExtremes {
  private static let numbers = [
    "1e308", "-1e308", "1e200", "1e-320", "nan", "inf", "9223372036854775808", "-0", "0", "-1e39",
  ]

  /// All files, each with the attribute that was changed.
  static var files: [(attribute: String, text: String)] {
    samples.flatMap { sample in
      sample.matches(of: #/ ([A-Za-z0-9-]+)="([^"]*)"/#).flatMap { match in
        let (name, value) = (String(match.output.1), match.output.2)
        guard name != "href", name != "id" else { return [(attribute: String, text: String)]() }
        return variants(of: value).map { changed in
          let text = sample.replacingCharacters(
            in: value.startIndex..<value.endIndex, with: changed)
          return (name, "\(opening)\(text)</svg>")
        }
      }
    }
  }

  private static let opening =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">"#

  /// The value of an attribute with each of its numbers, and with all of them, in each extreme form.
  private static func variants(of value: Substring) -> [String] {
    let places = value.matches(of: #/-?[0-9]+(?:\.[0-9]+)?/#).map(\.range)
    guard !places.isEmpty else { return [] }
    let single = places.count > 1 ? places.prefix(7).map { [$0] } : []
    return (single + [places]).flatMap { places in
      numbers.map { number in
        places.reversed().reduce(String(value)) { text, place in
          let start = value.distance(from: value.startIndex, to: place.lowerBound)
          let count = value.distance(from: place.lowerBound, to: place.upperBound)
          let first = text.index(text.startIndex, offsetBy: start)
          return text.replacingCharacters(
            in: first..<text.index(first, offsetBy: count), with: number)
        }
      }
    }
  }

  private static let samples = [
    #"""
    <rect x="1" y="2" width="9" height="8" rx="2" ry="1" fill="red" fill-opacity="0.5" \#
    opacity="0.7" transform="translate(1 2) rotate(30 4 5) scale(1 2) skewX(10) skewY(5) matrix(1 \#
    0 0 1 2 3)"/>
    """#,
    #"""
    <circle cx="9" cy="8" r="5" stroke="#123" stroke-width="2" stroke-opacity="0.5" \#
    stroke-miterlimit="4" stroke-dasharray="3 2" stroke-dashoffset="1" stroke-linejoin="miter" \#
    fill="none"/>
    """#,
    #"""
    <ellipse cx="9" cy="8" rx="5" ry="3" style="fill: rgb(255 128 0 / 0.5); stroke: hsl(120 50% \#
    50%); stroke-width: 2px; opacity: 0.4; transform: rotate(20deg)"/>
    """#,
    #"""
    <line x1="1" y1="2" x2="12" y2="13" stroke="black" stroke-width="2" stroke-linecap="round" \#
    stroke-dasharray="4"/>
    """#,
    #"""
    <polyline points="1 2 8 9 3 12" stroke="red" fill="none" stroke-linejoin="round" \#
    stroke-width="1.5"/>
    """#,
    #"<polygon points="1 2 8 9 3 12" fill="blue"/>"#,
    #"""
    <path d="M1 2L8 9H4V7C1 2 3 4 5 6S3 4 8 8Q1 2 3 4T9 9A5 4 30 0 1 12 12z" stroke="red" \#
    pathLength="10" stroke-dasharray="1"/>
    """#,
    #"""
    <g font-size="6" letter-spacing="1" word-spacing="1" stroke-width="1"><text x="1 2" y="8" \#
    dx="1 1" dy="1" rotate="10 20" textLength="14" lengthAdjust="spacingAndGlyphs" fill="red" \#
    font-weight="600" font-size="7" baseline-shift="2">abc<tspan x="3" dy="2" font-size="9" \#
    letter-spacing="2">d e</tspan></text></g>
    """#,
    #"""
    <defs><path id="p" d="M1 9L15 9"/></defs><text font-size="5"><textPath href="#p" \#
    startOffset="2" textLength="9">abc</textPath></text>
    """#,
    #"""
    <linearGradient id="g" x1="1" y1="2" x2="12" y2="13" gradientUnits="userSpaceOnUse" \#
    gradientTransform="rotate(5) scale(2)" spreadMethod="repeat"><stop offset="0.2" \#
    stop-color="red" stop-opacity="0.5"/><stop offset="0.8" stop-color="blue"/></linearGradient>\#
    <rect width="16" height="16" fill="url(#g)" stroke="url(#g)"/>
    """#,
    #"""
    <linearGradient id="g" x1="0" y1="0" x2="0.5" y2="1" spreadMethod="reflect"><stop offset="10%" \#
    stop-color="red"/><stop offset="0.8" stop-color="blue"/></linearGradient><path d="M1 2L14 3L8 \#
    15z" fill="url(#g)"/>
    """#,
    #"""
    <radialGradient id="g" cx="8" cy="7" r="6" fx="6" fy="5" fr="1" gradientUnits="userSpaceOnUse" \#
    gradientTransform="matrix(1 0 0 2 1 1)" spreadMethod="reflect"><stop offset="0.2" \#
    stop-color="red"/><stop offset="0.8" stop-color="blue" stop-opacity="0.5"/></radialGradient>\#
    <rect width="16" height="16" fill="url(#g)"/>
    """#,
    #"""
    <pattern id="g" x="1" y="2" width="4" height="5" patternUnits="userSpaceOnUse" \#
    patternTransform="rotate(5) scale(2)" viewBox="0 0 8 9"><rect width="3" height="3"/></pattern>\#
    <rect width="16" height="16" fill="url(#g)" stroke="url(#g)" stroke-width="2"/>
    """#,
    #"""
    <pattern id="g" width="0.2" height="0.3" patternContentUnits="objectBoundingBox"><rect \#
    width="0.1" height="0.1"/></pattern><rect width="16" height="16" fill="url(#g)"/>
    """#,
    #"""
    <clipPath id="c" clipPathUnits="objectBoundingBox" transform="scale(1 0.5)"><circle cx="0.5" \#
    cy="0.5" r="0.4"/></clipPath><rect width="16" height="16" clip-path="url(#c)"/>
    """#,
    #"""
    <mask id="m" x="1" y="2" width="12" height="11" maskUnits="userSpaceOnUse"><circle cx="8" \#
    cy="8" r="6" fill="white" opacity="0.5"/></mask><rect width="16" height="16" mask="url(#m)"/>
    """#,
    #"""
    <mask id="m" x="0.1" y="0.2" width="0.5" height="0.6"><circle cx="8" cy="8" r="6" \#
    fill="white"/></mask><rect width="16" height="16" mask="url(#m)"/>
    """#,
    #"""
    <marker id="k" refX="1" refY="2" markerWidth="3" markerHeight="4" viewBox="0 0 5 6" \#
    orient="30" markerUnits="userSpaceOnUse"><path d="M0 0L5 3L0 6z"/></marker><path d="M1 2L8 \#
    9L14 3" stroke="black" fill="none" marker-start="url(#k)" marker-mid="url(#k)" \#
    marker-end="url(#k)"/>
    """#,
    #"""
    <marker id="k" refX="1" refY="2" markerWidth="3" markerHeight="4" orient="auto"><path d="M0 \#
    0L5 3L0 6z"/></marker><path d="M1 2L8 9L14 3" stroke="black" stroke-width="2" fill="none" \#
    marker-mid="url(#k)" marker-end="url(#k)"/>
    """#,
    #"""
    <symbol id="s" viewBox="0 0 10 10" refX="1" refY="2" width="5" height="6" x="1" y="2"><circle \#
    cx="5" cy="5" r="4"/></symbol><use href="#s" x="2" y="3" width="9" height="8" \#
    transform="rotate(10)"/>
    """#,
    #"""
    <svg x="1" y="2" width="10" height="9" viewBox="0 0 5 6" preserveAspectRatio="xMidYMid slice">\#
    <rect width="5" height="5"/></svg>
    """#,
    #"""
    <image x="1" y="2" width="10" height="9" opacity="0.5" href="\#(picture)"/>
    """#,
    #"""
    <filter id="f" x="1" y="2" width="13" height="12" filterUnits="userSpaceOnUse"><feGaussianBlur \#
    stdDeviation="1 2" x="1" y="2" width="9" height="8"/></filter><rect width="9" height="9" \#
    filter="url(#f)"/>
    """#,
    #"""
    <filter id="f" x="-0.1" y="-0.1" width="1.2" height="1.3"><feOffset dx="2" dy="3"/></filter>\#
    <rect width="9" height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f" primitiveUnits="objectBoundingBox"><feOffset dx="0.2" dy="0.3" x="0.1" y="0.1" \#
    width="0.8" height="0.7"/></filter><rect width="9" height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feDropShadow dx="2" dy="3" stdDeviation="1" flood-color="red" \#
    flood-opacity="0.5"/></filter><rect width="9" height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feFlood flood-color="red" flood-opacity="0.5" x="1" y="2" width="5" height="6" \#
    result="a"/><feComposite in="SourceGraphic" in2="a" operator="arithmetic" k1="1" k2="0.5" \#
    k3="0.4" k4="0.1"/></filter><rect width="9" height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feFlood flood-color="red" result="a"/><feBlend in="SourceGraphic" in2="a" \#
    mode="multiply"/><feMerge><feMergeNode/><feMergeNode in="a"/></feMerge></filter><rect \#
    width="9" height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0.5 0"/></filter>\#
    <rect width="9" height="9" fill="red" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feColorMatrix type="saturate" values="0.5"/><feColorMatrix type="hueRotate" \#
    values="90"/></filter><rect width="9" height="9" fill="red" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feComponentTransfer><feFuncR type="table" tableValues="0 0.5 1"/><feFuncG \#
    type="discrete" tableValues="0.1 0.5"/><feFuncB type="linear" slope="2" intercept="0.1"/>\#
    <feFuncA type="gamma" amplitude="1" exponent="2" offset="0.1"/></feComponentTransfer></filter>\#
    <rect width="9" height="9" fill="red" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feMorphology operator="dilate" radius="1 2"/></filter><rect width="9" \#
    height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feFlood x="1" y="1" width="3" height="4" flood-color="red"/><feTile x="1" \#
    y="1" width="9" height="8"/></filter><rect width="9" height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feTurbulence baseFrequency="0.1 0.2" numOctaves="3" seed="5" \#
    stitchTiles="stitch" x="1" y="1" width="9" height="8"/></filter><rect width="9" height="9" \#
    filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feTurbulence type="fractalNoise" baseFrequency="0.1" numOctaves="2" seed="5" \#
    result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5" xChannelSelector="R" \#
    yChannelSelector="G"/></filter><rect width="9" height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feConvolveMatrix order="3 2" kernelMatrix="1 0 1 0 1 0" divisor="3" bias="0.1" \#
    targetX="1" targetY="1" edgeMode="wrap" kernelUnitLength="1"/></filter><rect width="9" \#
    height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feConvolveMatrix order="2" kernelMatrix="1 0 1 0" preserveAlpha="true" \#
    divisor="2"/></filter><rect width="9" height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feDiffuseLighting surfaceScale="2" diffuseConstant="1" kernelUnitLength="1">\#
    <feDistantLight azimuth="30" elevation="60"/></feDiffuseLighting></filter><rect width="9" \#
    height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feSpecularLighting surfaceScale="2" specularConstant="1" specularExponent="5" \#
    lighting-color="red"><fePointLight x="5" y="6" z="7"/></feSpecularLighting></filter><rect \#
    width="9" height="9" filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feSpecularLighting surfaceScale="2" specularConstant="1" specularExponent="5">\#
    <feSpotLight x="5" y="6" z="7" pointsAtX="1" pointsAtY="2" pointsAtZ="3" specularExponent="2" \#
    limitingConeAngle="50"/></feSpecularLighting></filter><rect width="9" height="9" \#
    filter="url(#f)"/>
    """#,
    #"""
    <filter id="f"><feImage x="1" y="2" width="8" height="7" href="\#(picture)"/></filter><rect width="9" \#
    height="9" filter="url(#f)"/>
    """#,
    #"""
    <rect width="9" height="9" style="filter: blur(2px) brightness(2) contrast(1.5) \#
    drop-shadow(2px 3px 1px red) grayscale(0.5) hue-rotate(30deg) invert(0.3) opacity(0.6) \#
    saturate(2) sepia(0.2)"/>
    """#,
    #"""
    <rect width="9" height="9" fill="lab(50 20 30 / 0.5)" stroke="oklch(0.5 0.2 30)" \#
    stroke-width="1"/><rect width="5" height="5" fill="hwb(120 20% 30%)"/><rect width="5" \#
    height="5" fill="rgba(120, 20, 30, 0.5)"/>
    """#,
    #"""
    <g transform="translate(3 4)"><g transform="scale(2 3)" opacity="0.5" style="mix-blend-mode: \#
    multiply; isolation: isolate"><rect width="9" height="4" rx="1"/></g></g>
    """#,
  ]

  /// A PNG file of one pixel.
  private static let picture =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH"
    + "/iZk9HQAAAABJRU5ErkJggg=="
}
