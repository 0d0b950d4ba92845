extension GraphicsContext {
  /// Draws a line of a text where it stands.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    add(line.painting.items(of: [line.line]))
  }

  /// Draws a run of a text where it stands.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    add(run.painting.items(of: run.run, in: run.line))
  }

  /// Draws some letters of a text where they stand.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    guard !slice.isEmpty else { return }
    add(slice.run.painting.items(of: slice.part, in: slice.run.line))
  }
}
