import Foundation

extension SymbolTable {
  /// The sizes of frames at the regular weight by name, in sizes of the font.
  static let sizes: [String: CGSize] = {
    var sizes: [String: CGSize] = [:]
    for line in frames.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == ":" }
      guard words.count > 2, let width = Double(words[0]), let height = Double(words[1])
      else { continue }
      // Heights are near the upper end of what is rounded to them: those at 28 points show it.
      let size = CGSize(width: width / 17, height: (height + 0.24) / 17)
      for name in words.dropFirst(2) { sizes[String(name)] = size }
    }
    return sizes
  }()

  /// The widths and heights of frames beside text of 17 points, in points, and the symbols with that outline.
  ///
  /// Source: the frames of some 200 symbols that Apple's SwiftUI laid out on screens with two pixels per point.
  private static let frames = """
    6.5 18: exclamationmark
    12.5 16.5: chevron.right
    13 14: italic
    13 20.5: thermometer thermometer.high thermometer.low
    13.5 18: questionmark
    14 14: bold
    14 17: underline
    14 19.5: cursorarrow
    14.5 16: pause
    14.5 19: music.note
    15 16: play
    15 19: drop
    15.5 21.5: lightbulb
    15.5 23: key
    16.5 14.5: arrow.up.right
    16.5 18.5: lock
    17 18: arrow.up
    17 19.5: arrow.down.to.line
    17 20: apps.iphone flame iphone iphone.gen2 iphone.gen3 mic platter.2.filled.iphone
    17 21.5: bolt
    17.5 15.5: pencil xmark
    17.5 20: bookmark
    18 3.5: minus
    18 16: plus
    18 19: part.shield.checkmark shield snowflake
    18 20: arrow.clockwise book.closed character.book.closed chart.bar.doc.horizontal doc doc.questionmark
    18 20: doc.richtext doc.text doc.text.image doc.zipper rectangle.portrait text.book.closed wallet.pass
    18.5 5.5: ellipsis
    18.5 10.5: chevron.down
    18.5 16.5: checkmark
    18.5 19.5: cylinder cylinder.split.1x2
    18.5 21: sparkles
    18.5 22: ant
    19 17.5: person
    19 18.5: number
    19 21.5: square.and.arrow.down
    19 22: square.and.arrow.up
    19.5 15: arrow.right forward.end
    19.5 17.5: die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 dot.square heart.text.square
    19.5 17.5: person.crop.square qrcode questionmark.square.dashed slider.horizontal.2.square square square.dashed
    19.5 17.5: square.dashed.inset.filled square.grid.2x2 square.lefthalf.filled square.split.1x2 square.split.2x1
    19.5 17.5: square.split.2x2 square.split.diagonal square.split.diagonal.2x2 square.text.square
    19.5 18.5: flag percent
    19.5 20.5: trash
    19.5 23: tram
    20 15.5: arrow.turn.up.left
    20 17: speaker.wave.1
    20 17.5: arrow.uturn.left
    20 18: arrow.up.left.and.arrow.down.right
    20 18.5: location
    20 19: accessibility barometer baseball basketball bolt.ring.closed camera.aperture chart.pie circle
    20 19: circle.bottomhalf.filled circle.circle circle.dashed circle.lefthalf.filled clock cricket.ball dot.circle
    20 19: escape face.dashed face.smiling gauge.with.dots.needle.0percent gauge.with.dots.needle.100percent
    20 19: gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
    20 19: gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.100percent
    20 19: gauge.with.dots.needle.bottom.50percent gauge.with.needle globe globe.americas globe.asia.australia
    20 19: globe.europe.africa largecircle.fill.circle livephoto livephoto.play moon moon.circle moonphase.new.moon
    20 19: moonphase.waxing.crescent moonphase.waxing.gibbous network nosign opticaldisc peacesign
    20 19: pencil.tip.crop.circle person.crop.circle record.circle safari sleep smallcircle.circle
    20 19: smallcircle.filled.circle soccerball speedometer steeringwheel target tennisball torus voiceover volleyball
    20 19.5: bell gift power waveform.path.ecg
    20 20.5: hand.thumbsup
    20 21: paperclip
    20 21.5: pin
    20.5 17.5: arrow.down.heart arrow.up.heart bolt.heart heart
    20.5 18: triangle
    20.5 18.5: character.magnify location.magnifyingglass magnifyingglass minus.magnifyingglass phone phone.connection
    20.5 18.5: plus.magnifyingglass
    20.5 19.5: eraser
    20.5 20: at wake
    20.5 20.5: hand.raised trophy
    20.5 21.5: building.2
    21 10.5: line.3.horizontal
    21 14.5: list.bullet
    21 16: list.number
    21 16.5: slider.horizontal.3 text.aligncenter text.alignleft text.alignright text.justify
    21 17: wind
    21 17.5: archivebox calendar
    21 18: antenna.radiowaves.left.and.right leaf
    21 19: airplane
    21 19.5: paperplane
    21 20: gearshape headphones square.and.pencil
    21 20.5: cube shippingbox square.stack.3d.up sun.max
    21 21: hexagon
    21 23: doc.on.clipboard doc.on.doc
    21.5 18.5: lock.open map
    21.5 20: eyedropper highlighter
    21.5 20.5: gear touchid
    21.5 21.5: seal
    21.5 22.5: paintbrush
    22 17: repeat
    22 17.5: chart.dots.scatter chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis
    22 17.5: chart.xyaxis.line
    22 20: star star.leadinghalf.filled
    22 21: link
    22.5 14: quote.opening
    22.5 15.5: arrow.counterclockwise.icloud arrow.triangle.2.circlepath.icloud cloud
    22.5 16: wifi
    22.5 17.5: book
    22.5 18.5: message
    22.5 19.5: bubble.left ellipsis.bubble message.and.waveform quote.bubble text.bubble
    22.5 20: pentagon
    22.5 20.5: crop
    22.5 21: tag
    22.5 21.5: arrow.up.and.down.and.arrow.left.and.right bus
    23 17.5: folder
    23 18.5: cart
    23 19: checklist paintpalette
    23 20: newspaper printer
    23.5 14.5: textformat
    23.5 17.5: shuffle
    23.5 18.5: briefcase case suitcase
    23.5 20.5: storefront
    23.5 23: wrench
    24 16.5: creditcard giftcard tray tray.full
    24 17: speaker.wave.2
    24 17.5: aspectratio bolt.car car car.rear character.textbox clear dock.arrow.down.rectangle
    24 17.5: menubar.arrow.up.rectangle menubar.dock.rectangle photo pip rectangle rectangle.split.2x1
    24 17.5: rectangle.split.2x2 rectangle.split.3x1 rectangle.split.3x3 sidebar.left sidebar.squares.left table
    24 17.5: tablecells terminal text.rectangle waveform.path.ecg.rectangle
    24 18.5: arrow.up.arrow.down
    24 19: desktopcomputer display
    24 19.5: house music.note.house
    24 20: pills
    24 21.5: radio
    24.5 11: ruler
    24.5 16: arrow.down.left.video arrow.up.right.video video
    24.5 16.5: envelope
    24.5 18: arrow.triangle.2.circlepath.camera camera camera.rotate part.camera
    25 19: play.tv tv
    25 23: hammer
    25.5 15: forward
    25.5 18: chart.bar
    25.5 18.5: crown
    25.5 24: tree
    26 16.5: eye
    26 19: scissors
    27 22: cat
    27 22.5: graduationcap
    27.5 18: chevron.left.forwardslash.chevron.right
    27.5 19: person.2
    27.5 21.5: dog
    28 17.5: gamecontroller
    28.5 18.5: puzzlepiece puzzlepiece.extension
    28.5 20: truck.box
    29 13.5: battery.0 battery.100 battery.25 battery.50 battery.75
    31 19: bicycle
    33 17: mountain.2
    """
}
