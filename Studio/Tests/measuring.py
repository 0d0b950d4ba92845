"""Figures: how soon something is seen, how often everything is drawn."""

import statistics


def measures(page, studio):
    """Prints what input to paint takes for small damage, and frames a second where all changes."""
    page.open("desk", scale=1)
    page.press("button", "Go to the start")
    latencies = page.driver.execute_async_script("""
      const done = arguments[0];
      const { scene, stage } = shapeshift;
      const frame = () => new Promise((resolve) =>
        scene.addEventListener('frame', resolve, { once: true }));
      const painted = () => new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(resolve, 0)));
      (async () => {
        const button = [...document.querySelectorAll('.elements [role=button]')]
          .find((element) => element.getAttribute('aria-label') === 'Add').element;
        const times = [];
        for (let count = 0; count < 25; count += 1) {
          const start = performance.now();
          const drawn = frame();
          stage.input.tap(button.frame);
          await drawn;
          await painted();
          times.push(performance.now() - start);
          await shapeshift.settled();
        }
        done(times);
      })();""")
    best, median = min(latencies), statistics.median(latencies)
    print(f"  input to paint, small damage: best {best:.1f} ms, median {median:.1f} ms")
    for name, what in (("wide", "one colour"), ("gradient", "a gradient across")):
        page.open(name, scale=2)
        rate, size = frame_rate(page)
        print(f"  frames a second, {size[0]} x {size[1]} pixels, {what}: {rate:.1f}")


def frame_rate(page):
    """How many frames a second come of a scene that plays, and its size in pixels."""
    return page.driver.execute_async_script("""
      const done = arguments[0];
      const { scene } = shapeshift;
      scene.setClock({ at: 0, rate: 1, loop: { from: 0, to: 4 } }).then(() => {
        const [frames, start] = [scene.frames, performance.now()];
        setTimeout(() => done([
          (scene.frames - frames) / (performance.now() - start) * 1000,
          [scene.canvas.width, scene.canvas.height],
        ]), 4000);
      });""")
