// The report of snapshots as a page that accepts: fills it, then starts the report's own script.
import { Connection } from "./connection.js";

const connection = new Connection();

/** The data of the report, with its pictures as addresses of this page. */
async function read() {
  const { bytes } = await connection.request("report");
  const data = JSON.parse(new TextDecoder().decode(bytes));
  for (const entry of data.entries) {
    for (const which of ["expected", "actual"]) {
      if (!entry[which]) continue;
      const picture = await connection.request("picture", { name: entry.name, which });
      entry[which] = URL.createObjectURL(new Blob([picture.bytes], { type: "image/png" }));
    }
  }
  return data;
}

function add(tag, properties) {
  const node = document.createElement(tag);
  Object.assign(node, properties);
  document.body.append(node);
}

async function start() {
  try {
    const data = await read();
    const body = await (await fetch("reportbody.html")).text();
    document.body.innerHTML = body;
    document.title = `${data.summary} \u2013 ${data.title}`;
    window.acceptSnapshots = async (names) =>
      (await connection.request("accept", { names })).names;
    add("script", { type: "application/json", id: "data", textContent: JSON.stringify(data) });
    add("script", { src: "report.js" });
  } catch (error) {
    add("p", { className: "none", textContent: error.message });
  }
}

connection.addEventListener("open", start, { once: true });
connection.connect();
