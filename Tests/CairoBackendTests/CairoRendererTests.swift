import CairoBackend
import Testing

@Suite struct CairoRendererTests {
}
