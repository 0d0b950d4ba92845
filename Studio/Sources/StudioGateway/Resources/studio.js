// The studio's page: puts its parts together.
import { App } from "./app.js";
import { Bar } from "./bar.js";
import { Exporter } from "./exports.js";
import { Grid } from "./grid.js";
import { History } from "./history.js";
import { Inspector } from "./inspector.js";
import { Keys } from "./keys.js";
import { Layout } from "./layout.js";
import { LayoutTree } from "./layouttree.js";
import { Outline } from "./outline.js";
import { Review } from "./review.js";
import { Session } from "./session.js";
import { Stage } from "./stage.js";
import { StageBar } from "./stagebar.js";
import { Theme } from "./theme.js";
import { Timeline } from "./timeline.js";
import { Toasts } from "./toasts.js";

const part = (id) => document.getElementById(id);
const app = new App();
const theme = new Theme();
new Toasts(app, part("status"));
const exporter = new Exporter(app);
const layout = new Layout(app, { work: part("work"), left: part("left"), right: part("right") });
const stage = new Stage(app, part("stage"));
new StageBar(app, part("stagebar"), stage);
const timeline = new Timeline(app, part("timeline"));
const grid = new Grid(app, part("grid"));
const keys = new Keys(app, { stage, timeline, exporter, layout, grid });

const outline = new Outline(app, stage);
const layoutTree = new LayoutTree(app, stage);
const inspector = new Inspector(app);
const history = new History(app);
const session = new Session(app, { timeline, exporter });
const review = new Review(app);
const panel = (id, title, side, owner) => layout.add({
  id,
  title,
  side,
  root: owner.root,
  isShown: () => owner.isShown ?? true,
  appear: () => owner.appear?.(),
});
panel("outline", "Document", "left", outline);
panel("layout", "Layout", "left", layoutTree);
panel("inspector", "Inspect", "right", inspector);
panel("history", "History", "right", history);
panel("session", "Session", "right", session);
panel("review", "Snapshots", "right", review);
layout.start();

new Bar(app, part("bar"), { exporter, theme, help: keys, layout });
app.on("selection", () => {
  if (app.selection !== null && stage.input.tool === "select") layout.choose("inspector");
});

/** For tests: they wait for `settled()` and read what the page knows. */
window.shapeshift = {
  settled: () => app.settled(),
  get scene() { return app.scene; },
  get state() { return app.state; },
  app, stage, timeline,
};
app.start();
