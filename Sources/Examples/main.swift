import Foundation

let arguments = CommandLine.arguments.dropFirst()
let directory = URL(fileURLWithPath: arguments.first ?? "Output/gallery", isDirectory: true)
for name in try Gallery.render(to: directory) {
  print(directory.appending(path: name).path)
}
