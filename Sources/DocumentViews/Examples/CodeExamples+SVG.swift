extension CodeExample {
  /// Examples of codes of SVG files.
  static let svg = #"""
    # S0001
    $ shapeshift check icon.svg
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g></svg>
    ## mended
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g></g></svg>

    # S0002
    $ shapeshift check icon.svg
    @ icon.svg
    <svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg/"/>
    ## mended
    @ icon.svg
    <svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"/>

    # S0003
    $ shapeshift check icon.svg
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" width="0" height="9"/>
    ## mended
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>

    # S0004
    $ { cat start.svg; yes '<g>' | head -n 600; yes '</g>' | head -n 600; echo '</svg>'; } > icon.svg; shapeshift check icon.svg
    @ start.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
    ## mended
    $ { cat start.svg; yes '<g>' | head -n 60; yes '</g>' | head -n 60; echo '</svg>'; } > icon.svg; shapeshift check icon.svg

    # S0005
    $ shapeshift check --max-drawing-steps 100000 icon.svg
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="dots.svg"/></svg>
    @ dots.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="a"><rect width="1" height="1"/><rect width="2" height="2"/></g>
      <g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/><use href="#b"/><use href="#b"/></svg>
    ## mended
    $ shapeshift check icon.svg

    # S0101
    $ shapeshift check icon.svg
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><foreignObject width="9" height="9"/></svg>
    ## mended
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>

    # S0102
    $ shapeshift check icon.svg
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9mn" height="9"/></svg>
    ## mended
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9mm" height="9"/></svg>

    # S0103
    $ shapeshift check icon.svg
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="url(#sky)"/></svg>
    ## mended
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="sky"><stop stop-color="blue"/></linearGradient>
      <rect width="9" height="9" fill="url(#sky)"/></svg>

    # S0104
    $ shapeshift check icon.svg
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="dot"><use href="#dot"/></g></svg>
    ## mended
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle id="dot" r="2"/><use href="#dot" x="4"/></svg>

    # S0105
    $ shapeshift check icon.svg
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="dot.svg"/></svg>
    ## mended
    @ dot.svg
    <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>

    # S0106
    $ shapeshift render icon.svg -o icon.png
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="8" font-family="Nowhere">a</text></svg>
    ## mended
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="8" font-family="Inter">a</text></svg>

    # S0107
    $ shapeshift check icon.svg
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect x="1e308" width="1e308" height="9"/></svg>
    ## mended
    @ icon.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>
    """#
}
