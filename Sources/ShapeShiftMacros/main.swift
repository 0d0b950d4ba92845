import Foundation

// The compiler starts this program, sends it one message for each use of a macro, and reads what the use becomes.
var channel = MacroChannel(input: .standardInput, output: .standardOutput)
while let request = channel.read() {
  channel.write(MacroAnswer.message(to: request))
}
