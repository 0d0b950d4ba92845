import Foundation
import SVGBackend
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct SVGGroupTests {
  private let square = DisplayItem.fill(Shapes.rect(0, 0, 10, 10), .pureRed)
  private let disc = DisplayItem.fill(Shapes.circle(5, 5, 5), .pureBlue)
  private let squareText = ##"<rect width="10" height="10" fill="#f00"/>"##
  private let discText = ##"<circle cx="5" cy="5" r="5" fill="#00f"/>"##

  @Test func `A group that does nothing is not written`() throws {
    #expect(try svg([.group([square, disc])]) == "\(squareText)\n\(discText)")
  }

  @Test func `What a group of one does stands on the one`() throws {
    let group = DisplayItem.group([square], id: "box") {
      $0.opacity = 0.5
      $0.transform = CGAffineTransform(translationX: 3, y: 4)
    }
    #expect(
      try svg([group])
        == ##"<rect id="box" width="10" height="10" fill="#f00" transform="translate(3 4)" "##
        + #"opacity=".5"/>"#)
  }

  @Test func `Two ids are two elements`() throws {
    let inner = DisplayItem.fill(Shapes.rect(0, 0, 10, 10), .pureRed, id: "inner")
    #expect(
      try svg([.group([inner], id: "outer")]) == """
        <g id="outer">
        <rect id="inner" width="10" height="10" fill="#f00"/>
        </g>
        """)
  }

  @Test func `Groups between which nothing stands are one`() throws {
    let inner = DisplayItem.group([square, disc]) {
      $0.transform = CGAffineTransform(translationX: 1, y: 2)
    }
    let outer = DisplayItem.group([inner]) {
      $0.transform = CGAffineTransform(translationX: 10, y: 20)
      $0.opacity = 0.5
    }
    #expect(
      try svg([outer]) == """
        <g transform="translate(11 22)" opacity=".5">
        \(squareText)
        \(discText)
        </g>
        """)
  }

  @Test func `Filter, clip, mask and opacity stand on one element`() throws {
    let group = DisplayItem.group([square, disc]) {
      $0.filters = [.blur(radius: 2, opaque: false)]
      $0.clip = DisplayClip(path: Shapes.circle(5, 5, 4))
      $0.mask = [.fill(Shapes.rect(0, 0, 5, 5), .pureBlue.opacity(0.5))]
      $0.opacity = 0.75
    }
    #expect(
      try svg([group]) == """
        <defs>
        <clipPath id="c1"><circle cx="5" cy="5" r="4"/></clipPath>
        <mask id="m1" maskUnits="userSpaceOnUse" x="0" y="0" width="5" height="5">
        <rect width="5" height="5" fill="#fff" fill-opacity=".5"/>
        </mask>
        <filter id="f1" filterUnits="userSpaceOnUse" x="-6" y="-6" width="22" height="22" \
        color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2"/></filter>
        </defs>
        <g opacity=".75" clip-path="url(#c1)" mask="url(#m1)" filter="url(#f1)">
        \(squareText)
        \(discText)
        </g>
        """)
  }

  @Test func `A mask of one opaque shape is a clip`() throws {
    let group = DisplayItem.group([square]) { $0.mask = [disc] }
    #expect(
      try svg([group]) == """
        <defs>
        <clipPath id="c1"><circle cx="5" cy="5" r="5"/></clipPath>
        </defs>
        <rect width="10" height="10" fill="#f00" clip-path="url(#c1)"/>
        """)
  }

  @Test func `Nothing is left of a group whose clip, mask or opacity is empty`() throws {
    #expect(try svg([.group([square]) { $0.clip = DisplayClip(path: Path()) }]).isEmpty)
    #expect(try svg([.group([square]) { $0.mask = [] }]).isEmpty)
    #expect(try svg([.group([square]) { $0.opacity = 0 }]).isEmpty)
    #expect(try svg([.group([])]).isEmpty)
  }

  @Test func `A shadow is drawn within its reach in steps of SVG 1`() throws {
    let group = DisplayItem.group([square]) {
      $0.filters = [
        .shadow(
          color: .black.opacity(0.3), radius: 4, offset: CGSize(width: 0, height: 2))
      ]
    }
    #expect(
      try svg([group]) == """
        <defs>
        <filter id="f1" filterUnits="userSpaceOnUse" x="-12" y="-10" width="34" height="34" \
        color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="4"/>\
        <feOffset dy="2" result="s1"/><feFlood flood-opacity=".3"/>\
        <feComposite in2="s1" operator="in"/><feMerge><feMergeNode/>\
        <feMergeNode in="SourceGraphic"/></feMerge></filter>
        </defs>
        <rect width="10" height="10" fill="#f00" filter="url(#f1)"/>
        """)
  }

  @Test func `Filters take each other's results`() throws {
    let group = DisplayItem.group([square]) {
      $0.filters = [
        .blur(radius: 1, opaque: false),
        .shadow(color: .pureRed, radius: 0, offset: CGSize(width: 1, height: 1)),
      ]
    }
    #expect(
      try svg([group]).contains(
        """
        <feGaussianBlur stdDeviation="1" result="r1"/>\
        <feOffset in="r1" dx="1" dy="1" result="s2"/><feFlood flood-color="#f00"/>\
        <feComposite in2="s2" operator="in"/><feMerge><feMergeNode/><feMergeNode in="r1"/>
        """.replacingOccurrences(of: "\n", with: "")))
  }

  @Test func `A colour matrix that paints the plane is drawn on the picture`() throws {
    var matrix = [Double](repeating: 0, count: 20)
    matrix[19] = 1
    let group = DisplayItem.group([square]) {
      $0.filters = [.colorMatrix(matrix)]
      $0.transform = CGAffineTransform(translationX: 20, y: 0)
    }
    // The picture is 100 by 100 points; the group stands 20 to the right.
    #expect(try svg([group]).contains(#"x="-20" y="0" width="100" height="100""#))
  }

  @Test func `A blend mode isolates the picture from the page`() throws {
    let list = DisplayList(
      size: CGSize(width: 10, height: 10),
      items: [square, .group([disc]) { $0.blendMode = .colorDodge }])
    #expect(
      try SVGRenderer().render(list).text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10" \
        style="isolation:isolate">
        \(squareText)
        <circle cx="5" cy="5" r="5" fill="#00f" style="mix-blend-mode:color-dodge"/>
        </svg>

        """)
  }

  @Test func `A clip stands with the blend mode, else it would keep it from what is below`() throws
  {
    let group = DisplayItem.group([square, .group([disc]) { $0.blendMode = .multiply }]) {
      $0.clip = DisplayClip(path: Shapes.rect(0, 0, 5, 5))
    }
    #expect(
      try svg([group]) == """
        <defs>
        <clipPath id="c1"><rect width="5" height="5"/></clipPath>
        </defs>
        <rect width="10" height="10" fill="#f00" clip-path="url(#c1)"/>
        <circle cx="5" cy="5" r="5" fill="#00f" clip-path="url(#c1)" style="mix-blend-mode:multiply"/>
        """)
  }

  @Test func `Destination over is written first`() throws {
    let group = DisplayItem.group([square, .group([disc]) { $0.blendMode = .destinationOver }]) {
      $0.isIsolated = true
    }
    #expect(try svg([group]) == "\(discText)\n\(squareText)")
  }

  @Test func `Destination out is a mask`() throws {
    let group = DisplayItem.group([square, .group([disc]) { $0.blendMode = .destinationOut }]) {
      $0.isIsolated = true
    }
    #expect(
      try svg([group]) == """
        <defs>
        <mask id="m1" maskUnits="userSpaceOnUse" x="0" y="0" width="10" height="10">
        <rect x="0" y="0" width="10" height="10" fill="#fff"/>
        <circle cx="5" cy="5" r="5"/>
        </mask>
        </defs>
        <g mask="url(#m1)">
        \(squareText)
        </g>
        """)
  }

  @Test func `Other blend modes are pixels up to the item, or reported`() throws {
    let item = DisplayItem.group([disc], id: "top") { $0.blendMode = .plusDarker }
    let list = DisplayList(size: CGSize(width: 10, height: 10), items: [square, item, disc])
    var renderer = SVGRenderer()
    let plain = try renderer.render(list)
    #expect(plain.unsupported.map(\.remedy) == [.nearest])
    renderer.rasterizer = DotRasterizer()
    let drawn = try renderer.render(list)
    #expect(
      drawn.text.contains(
        """
        viewBox="0 0 10 10">
        <image width="10" height="10" href="data:image/png;base64,AQID"/>
        \(discText)
        </svg>
        """))
    #expect(
      drawn.unsupported == [
        UnsupportedEffect(
          .blendMode(.plusDarker), format: "SVG", origin: "root/Group#top", remedy: .rasterized)
      ])
  }
  @Test func `The soft light of viewers is reported as the nearest to Apple's`() throws {
    let item = DisplayItem.group([disc], id: "top") { $0.blendMode = .softLight }
    let list = DisplayList(size: CGSize(width: 10, height: 10), items: [square, item])
    let drawn = try SVGRenderer().render(list)
    #expect(drawn.text.contains("mix-blend-mode:soft-light"))
    #expect(
      drawn.unsupported == [
        UnsupportedEffect(
          .blendMode(.softLight), format: "SVG", origin: "root/Group#top", remedy: .nearest)
      ])
    var strict = SVGRenderer()
    strict.unsupported = .error
    #expect(throws: SVGError.self) { try strict.render(list) }
  }
}
