import Glibc

/// What a call of the system returns that no signal has cut short, as the end of a child does.
func uninterrupted<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    guard result < 0, errno == EINTR else { return result }
  }
}
