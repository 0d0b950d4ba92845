import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout
import ViewTree

@testable import ChartViews

/// Marks that are cut by others and by shapes, in a plot of 100 by 100 points.
@Suite("Masks of charts")
@MainActor
struct MaskTests {
  private func dump<V: View>(_ view: @escaping @MainActor () -> V) throws -> String {
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 100, height: 100),
      canvas: CGSize(width: 100, height: 100), shaper: FixedWidthTextShaper())
    return try ViewGraph(configuration) {
      view().chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10)
    }
    .displayList().dump(includingOrigins: false)
  }

  @Test("marks are seen where those of a mask are, which are not stacked on them")
  func masked() throws {
    let text = try dump {
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 10))
          .foregroundStyle(.red)
          .mask {
            BarMark(x: .value("Name", "a"), y: .value("Count", 5))
              .foregroundStyle(by: .value("Part", "mask"))
          }
      }
    }
    #expect(
      text == """
        displayList 100 100
        group
          mask
            fill rect(10 50 80 50) #007AFFFF
          fill rect(10 0 80 100) #FF3B30FF

        """)
  }

  @Test("a mask without marks leaves nothing")
  func empty() throws {
    let text = try dump {
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 10))
          .mask {
            ForEach([String](), id: \.self) {
              BarMark(x: .value("Name", $0), y: .value("Count", 5))
            }
          }
      }
    }
    #expect(text == "displayList 100 100\n")
  }

  @Test("a line's mask is not part of the line; masks of masks leave what all cover")
  func nested() throws {
    let text = try dump {
      Chart {
        ForEach(0..<2, id: \.self) { index in
          LineMark(x: .value("x", index), y: .value("y", 10 * index))
        }
        .mask {
          RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1))
            .mask { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 5)) }
        }
      }
    }
    #expect(
      text == """
        displayList 100 100
        group
          mask
            group
              mask
                fill rect(0 50 100 50) #007AFFFF
              fill rect(0 0 100 100) #007AFFFF
          stroke path(M0 100 L100 0) #007AFFFF width(2) join(round)

        """)
  }

  @Test("a shape that is no rounded rectangle fills the mark's frame")
  func clipped() throws {
    let text = try dump {
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 10)).clipShape(Ellipse())
      }
    }
    #expect(
      text == """
        displayList 100 100
        group
          clip ellipse(10 0 80 100)
          fill rect(10 0 80 100) #007AFFFF

        """)
  }

  @Test("shapes that can be inset are symbols, of which the outline may be all that is seen")
  func symbols() throws {
    struct Square: ChartSymbolShape, InsettableShape {
      var amount: CGFloat = 0
      var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
      func inset(by amount: CGFloat) -> Square { Square(amount: self.amount + amount) }
    }
    let text = try dump {
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 5))
          .symbol(Circle().strokeBorder(lineWidth: 2)).symbolSize(100)
        PointMark(x: .value("x", 10), y: .value("y", 5))
          .symbol(Square().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [1])))
          .symbolSize(100)
      }
      .chartXScale(domain: 0...10)
    }
    #expect(
      text == """
        displayList 100 100
        group
          stroke ellipse(-4 46 8 8) #007AFFFF width(2)
          stroke rect(96 46 8 8) #007AFFFF width(2) dash(1 from 0)

        """)
  }

  @Test("a view over a chart may ask for the plot before that has been placed")
  func overlay() throws {
    struct Cross: View {
      var body: some View {
        Chart { PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(0) }
          .chartXScale(domain: 0...10)
          .chartOverlay { proxy in
            GeometryReader { geometry in
              let plot = geometry[proxy.plotAreaFrame]
              Rectangle().frame(width: 2, height: plot.height)
                .position(x: plot.minX + (proxy.position(forX: 5) ?? 0), y: plot.midY)
            }
          }
      }
    }
    #expect(try dump { Cross() }.contains("fill rect(49 0 2 100)"))
  }
}
