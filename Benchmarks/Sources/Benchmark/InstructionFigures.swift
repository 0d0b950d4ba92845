import Foundation

/// Instructions counted by valgrind: the same on a busy machine.
struct InstructionFigures: Encodable {
  var name: String
  /// Millions.
  var millions: Double

  static func measure(command: String, program: String) -> [InstructionFigures] {
    let program = stripped(program)
    let command = stripped(command)
    var figures: [InstructionFigures] = []
    for (verb, name) in [("draw", "draw"), ("encode", "draw and encode")] {
      // The difference leaves out how the process starts.
      guard let one = count([program, verb, "a_shape", "1"]),
        let more = count([program, verb, "a_shape", "11"])
      else { continue }
      figures.append(.init(name: "a_shape, \(name)", millions: (more - one) / 10))
    }
    let commands = CommandTrial(program: program, command: command).commands
    for command in commands {
      guard let millions = count(command.words) else { continue }
      figures.append(.init(name: "process: \(command.name)", millions: millions))
    }
    return figures
  }

  /// A copy without debugging information, which valgrind 3.19 can't read from Swift's compiler.
  private static func stripped(_ path: String) -> String {
    let copy = "./.baseline/" + URL(fileURLWithPath: path).lastPathComponent
    let words = ["strip", "--strip-debug", "-o", copy, path]
    return Command(name: "strip", words: words).output() == nil ? path : copy
  }

  private static func count(_ words: [String]) -> Double? {
    let valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    let text = Command(name: "valgrind", words: valgrind + words).output(mergingErrors: true)
    let line = text?.split(separator: "\n").last { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Double($0) }.map { $0 / 1e6 }
  }
}
