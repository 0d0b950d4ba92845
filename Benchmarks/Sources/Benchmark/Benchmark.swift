import Foundation
import ShapeShift

@main
struct Benchmark {
  static func main() throws {
    let baseline = try BaselineLibrary(at: ".baseline/libssbench.so")
    let shaper = try Scene.makeShaper()
    for name in Scene.names {
      let scene = try Scene(contentsOf: URL(fileURLWithPath: ".scenes/\(name).dl"), shaper: shaper)
      var trial = try SceneTrial(scene, baseline: baseline)
      let f = try trial.run(.quick)
      print(name, f.repetitions, "draw", f.baselineDraw, f.draw, f.drawRatio, "enc", f.baselineEncode, f.encode, f.flatEncode, f.ratio, f.baselineBytes, f.bytes, f.differing)
    }
  }
}
