import Foundation

extension Report {
  var markdown: String {
    ([
      introduction, goals, sceneTable, sequenceTable, commandTable, nodeTable,
      FrameTrial.table(frames), growthTable, morphTable, chartTable, eventTable, storeTable,
      startTable,
    ]
      + [problems.isEmpty ? "" : "## Problems\n\n" + list(problems)])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var introduction: String {
    """
    # Benchmarks

    Written by `Benchmarks/run\(effort.option)`. Times are CPU milliseconds (user and system) and \
    medians of repetitions in turns, ours and the other side's; a ratio below 1 says that ours is faster. The C
    program is `Baseline/ssbench.c`: hand-written, on Cairo, with
    `cairo_surface_write_to_png_stream`.

    \(machine.processor), \(machine.cores) cores, \(machine.system); \
    \(machine.versions.joined(separator: "; ")).

    """
  }

  // MARK: Goals

  private var goals: String {
    let total = scenes.map(\.ratio).geometricMean
    var rows = [
      ["scene to PNG, geometric mean, one core", "0.30", ratio(total)],
      [
        "the same on two cores, the file written in both", "0.20",
        ratio(scenes.map(\.ratioOnTwoCores).geometricMean),
      ],
      ["drawing alone, largest", "1.10", ratio(scenes.map(\.drawRatio).max() ?? .nan)],
    ]
    rows.append([
      "drawing alone, largest, text left out", "1.10",
      ratio(withoutText.map(\.drawRatio).max() ?? .nan),
    ])
    let ours = cpu(of: "shapeshift render")
    rows.append(["the command to the C program", "1.00", ratio(ours, to: "C program")])
    rows.append([
      "the command to rsvg-convert", "0.60", ratio(ours, to: "rsvg-convert on our SVG"),
    ])
    let goals = zip(sequences, ["0.09", "0.03"])
    rows += goals.map {
      ["a frame on two cores, \($0.name)", $1, String(format: "%.3f", $0.ratio)]
    }
    rows.append(["10,000 nodes to drawing them", "1.00", nodes.map { ratio($0.ratio) } ?? "-"])
    return "## Goals\n\n" + table(["what", "at most", "now"], rows)
  }

  /// Text costs us outlines, which have no whole pixels to snap to; the C program copies masks.
  private var withoutText: [SceneFigures] {
    let names = Set(shapesOnly.map(\.name))
    return scenes.filter { !names.contains("\($0.name)-shapes") } + shapesOnly
  }

  private func ratio(_ ours: Double?, to name: String) -> String {
    guard let ours, let other = cpu(of: name) else { return "not measured" }
    return ratio(ours / other)
  }

  // MARK: Tables

  private var sceneTable: String {
    let rows = (scenes + shapesOnly).map { scene in
      [
        scene.name, time(scene.baselineDraw), time(scene.draw), ratio(scene.drawRatio),
        time(scene.baselineEncode), time(scene.encode), ratio(scene.encodeRatio),
        time(scene.flatEncode), ratio(scene.ratio), ratio(scene.ratioOnTwoCores),
        kilobytes(scene.baselineBytes),
        kilobytes(scene.bytes), percent(scene.differing), "\(scene.repetitions)",
      ]
    }
    let means = [
      "geometric mean", "", "", ratio(scenes.map(\.drawRatio).geometricMean), "", "",
      ratio(scenes.map(\.encodeRatio).geometricMean), "",
      ratio(scenes.map(\.ratio).geometricMean),
      ratio(scenes.map(\.ratioOnTwoCores).geometricMean), "", "", "", "",
    ]
    return """
      ## Scenes, in one process

      "Flat" is the C program's own encoder for flat art on the same pixels. "Differ" is the share
      of pixels that differ by more than 8 of 255 in a component: at most 0.1 % passes, in scenes
      with text 4 %, for the C program snaps glyphs to whole pixels. "On two" is the total if both of
      two cores are free: one draws, both write the strips of the file, if there are enough of them.


      """
        + table(
          [
            "scene", "C draw", "draw", "ratio", "C encode", "encode", "ratio", "flat",
            "total ratio", "on two",
            "C KB", "KB", "differ", "repetitions",
          ], rows + [means])
  }

  private var sequenceTable: String {
    guard !sequences.isEmpty else { return "" }
    let rows = sequences.map {
      [
        $0.name, "\($0.frames)", time($0.baseline), time($0.alone), time($0.oneWorker),
        time($0.twoWorkers), String(format: "%.3f", $0.ratio), kilobytes($0.bytes),
        percent($0.differing), $0.isExact ? "yes" : "NO",
      ]
    }
    return """
      ## Sequences, from display lists to PNG files

      CPU milliseconds per frame, of all threads. The C program draws every frame completely in one thread; "alone" is
      ShapeShift drawing single images; the ratio uses half of the time of two workers, as on two free
      cores. "Exact" means that all of ShapeShift's files have the same bytes.


      """
        + table(
          [
            "sequence", "frames", "C", "alone", "one worker", "two workers", "ratio", "KB",
            "differ",
            "exact",
          ], rows)
  }

  private var commandTable: String {
    let baseline = cpu(of: "C program") ?? .nan
    let rows = commands.map {
      [
        $0.name, time($0.wall), time($0.cpu), ratio($0.cpu / baseline),
        String(format: "%.1f", $0.peak), "\(Int($0.faults))", "\($0.runs)",
      ]
    }
    return """
      ## The benchmark model, whole processes

      512 x 512 pixels on white. Images differ from the C program's in at most \
      \(percent(commandDifference)) of the pixels.


      """ + table(["command", "wall", "CPU", "ratio to C", "peak MB", "page faults", "runs"], rows)
  }

  var nodeTable: String {
    guard let nodes else { return "" }
    let remark =
      nodes.isResolved
      ? "From the file's bytes to pixels."
      : "The reader stops at nodes; the views are made in Swift: the same shapes as the document's."
    return "## \(nodes.nodes) shapes of JSON, \(kilobytes(nodes.bytes)) KB\n\n\(remark)\n\n"
      + table(
        ["read", "views, layout, display list", "draw", "ratio"],
        [[time(nodes.read), time(nodes.layout), time(nodes.draw), ratio(nodes.ratio)]])
  }

  private var startTable: String {
    guard let start else { return "" }
    return "## Start\n\n"
      + table(
        ["what", "figure"],
        [
          ["first text of a process, ms", start.firstText.map(time) ?? "-"],
          ["second text, ms", start.secondText.map(time) ?? "-"],
          ["shared libraries of the command", start.libraries.map { "\($0)" } ?? "-"],
        ])
  }

  // MARK: Parts

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private func list(_ lines: [String]) -> String { lines.map { "- \($0)\n" }.joined() }

  private func time(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.1f", value)
  }

  private func ratio(_ value: Double) -> String { String(format: "%.2f", value) }

  private func percent(_ share: Double) -> String { String(format: "%.2f %%", share * 100) }

  private func kilobytes(_ bytes: Int) -> String { "\((bytes + 512) / 1024)" }
}
