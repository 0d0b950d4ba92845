import Foundation
import ShapeShiftDocuments
import TestSupport

@testable import ShapeShiftCLI

/// A workspace with a Slurm that is three scripts: `sbatch` runs the tasks of an array at once, one after the other.
///
/// A line of `slurm/fates` says what becomes of each task in turn:
///   `lose`     it is never run, as when a controller forgets it
///   `kill N`   it is killed at its Nth call that changes a file of the pictures
///   `full N`   that call fails in each of its processes, as the disk is full
///   `fonts`    it runs on the node `odd`, which has other fonts
///   `corrupt`  it runs, and then a byte of its first picture changes
final class FarmWorkspace {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 24, "height": 16, "background": "white"}, "values": {"x": 0},
       "timeline": {"fps": 60, "duration": 1, "tracks": [{"target": "/values/x", "keyframes": [{"t": 0, "v": 0}, {"t": 1, "v": 12}]}]},
       "view": {"view": "Circle", "modifiers": [{"frame": {"width": 8}}, {"offset": {"x": {"$": "x"}}}]}}
      """, to: "film.json")
    try workspace.write(
      #"{"shapeshift": 1, "canvas": {"width": 20, "height": 20}, "values": {"c": "red"}, "view": {"view": "Rectangle", "modifiers": [{"fill": {"$": "c"}}]}}"#,
      to: "card.json")
    let rows = (0..<60).map { "\($0),#\(String(0x100 + $0 * 31, radix: 16).suffix(3))\n" }
    try workspace.write("id,c\n" + rows.joined(), to: "rows.csv")
    try workspace.write("", to: "slurm/fates")
    try tool("sbatch", Self.sbatch)
    try tool(
      "squeue", #"[ ! -e "$FAKE/dead" ] || { echo "squeue: error: no controller" >&2; exit 1; }"#)
    try tool("scancel", #"echo "$*" >> "$FAKE/cancelled""#)
    try FileManager.default.createDirectory(
      at: workspace.file("fonts"), withIntermediateDirectories: true)
    try workspace.write("not a font, but a file of that name", to: "fonts/DejaVuSans-Oblique.ttf")
  }

  private static let sbatch = #"""
    [ ! -e "$FAKE/dead" ] || { echo "sbatch: error: no controller" >&2; exit 1; }
    for word; do
      case $word in
        --array=*) array=${word#*=} ;;
        --*) ;;
        *) rest+=("$word") ;;
      esac
    done
    echo "$*" >> "$FAKE/calls"
    IFS=, read -ra ranges <<< "$array"
    for range in "${ranges[@]}"; do
      for ((task = ${range%-*}; task <= ${range#*-}; task++)); do
        fate=$(head -n 1 "$FAKE/fates")
        sed -i 1d "$FAKE/fates"
        export SLURM_ARRAY_TASK_ID=$task SLURMD_NODENAME=even
        case $fate in
          lose) ;;
          kill*) FAULTS_AT=${fate#* } FAULTS_DO=kill LD_PRELOAD=$FAULTS sh "${rest[@]}" ;;
          full*) FAULTS_AT=${fate#* } FAULTS_DO=28 LD_PRELOAD=$FAULTS sh "${rest[@]}" ;;
          fonts)
            mv "$FAKE/../fonts" "$FAKE/../fonts-of-others"
            mkdir "$FAKE/../fonts"
            cp "$INTER" "$FAKE/../fonts/Inter-Regular.otf"
            SLURMD_NODENAME=odd sh "${rest[@]}"
            rm -r "$FAKE/../fonts"
            mv "$FAKE/../fonts-of-others" "$FAKE/../fonts" ;;
          corrupt)
            sh "${rest[@]}"
            for picture in "$FAKE"/../out/*.png; do break; done
            printf 'X' | dd of="$picture" bs=1 seek=40 conv=notrunc 2> /dev/null ;;
          *) sh "${rest[@]}" ;;
        esac
      done
    done >> "$FAKE/log" 2>&1
    echo 7
    """#

  private func tool(_ name: String, _ script: String) throws {
    try workspace.write("#!/bin/bash\n\(script)\n", to: "slurm/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace.file("slurm/\(name)").path)
  }

  /// What becomes of the next tasks.
  func fates(_ fates: [String]) throws {
    try workspace.write(fates.map { $0 + "\n" }.joined(), to: "slurm/fates")
  }

  /// Runs a verb of `farm`.
  func farm(_ arguments: String...) throws -> Workspace.Outcome {
    try run(["farm"] + arguments)
  }

  func run(_ arguments: [String]) throws -> Workspace.Outcome {
    var environment = try Faults.environment(workspace.file("out"))
    environment["FAULTS"] = environment.removeValue(forKey: "LD_PRELOAD")
    environment["FAKE"] = workspace.file("slurm").path
    environment["INTER"] = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
    environment["PATH"] = "\(workspace.file("slurm").path):/usr/bin:/bin"
    return try workspace.run(arguments, environment: environment)
  }

  static let film = ["frames", "film.json", "-o", "out/f_%02d.png", "--end", "exclusive"]
  static let cards = ["batch", "card.json", "--data", "rows.csv", "-o", "out/{id}.png"]

  /// Plans ten chunks of six pictures.
  func plan(_ verb: [String], _ options: String...) throws {
    let shared = [workspace.url.path, Workspace.command.deletingLastPathComponent().path]
    let outcome = try run(
      ["farm", "plan", "plan"] + shared.flatMap { ["--shared", $0] } + ["--chunk-size", "6"]
        + options + ["--"] + verb)
    guard outcome.status == 0 else { throw Failure(.internalError, outcome.messages) }
  }

  /// Collects, with no more patience than it takes.
  func collect(_ options: String..., rounds: Int = 4) throws -> Workspace.Outcome {
    try run(
      ["farm", "collect", "plan", "--interval", "0.05", "--rounds", "\(rounds)", "--jobs", "2"]
        + options)
  }

  /// The bytes of all files in a folder.
  func content(_ folder: String) throws -> [String: [UInt8]] {
    var content: [String: [UInt8]] = [:]
    for name in try workspace.names(in: folder) {
      content[name] = try workspace.bytes("\(folder)/\(name)")
    }
    return content
  }

  /// What one process writes in the place of the farm.
  func whole(_ verb: [String]) throws -> [String: [UInt8]] {
    let away = workspace.file("away")
    let out = workspace.file("out")
    let isThere = FileManager.default.fileExists(atPath: out.path)
    if isThere { try FileManager.default.moveItem(at: out, to: away) }
    _ = try workspace.run(verb + ["--jobs", "1"])
    let content = try content("out")
    try FileManager.default.removeItem(at: out)
    if isThere { try FileManager.default.moveItem(at: away, to: out) }
    return content
  }

  /// What `sbatch` was told, call by call.
  func calls() throws -> [String] {
    try workspace.text("slurm/calls").split(separator: "\n").map(String.init)
  }
}
