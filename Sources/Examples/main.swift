import Foundation

let arguments = CommandLine.arguments.dropFirst()
let directory = URL(fileURLWithPath: arguments.first ?? "Output/gallery", isDirectory: true)
let prefix = arguments.dropFirst().first ?? ""
for name in try Gallery.render(to: directory, named: prefix) {
  print(directory.appending(path: name).path)
}
