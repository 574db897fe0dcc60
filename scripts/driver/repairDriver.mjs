import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * What postgres.js 3.4.9 does wrong. When a connection is lost (its issues 1133, 1154 and 1208), it ends the process by
 * writing to a socket that is gone, it keeps what it had yet to write for the next connection, which is then never
 * ready, and it fails the first query there with the error of the connection before. And a queue that is never empty
 * grows with everything that was ever in it, all of which is searched for each statement.
 *
 * What it can't do: send statements to the connection that another was sent to, if there are idle ones (`beside`, see
 * `shareReads`).
 */
const REPAIRS = {
  "connection.js": [
    {
      times: 2,
      from: "\n    clearImmediate(nextWriteTimer)\n",
      to: "\n    clearImmediate(nextWriteTimer)\n    nextWriteTimer = chunk = null\n",
    },
    {
      times: 1,
      from: "    if (terminated)\n      return queryError",
      to: "    if (!socket) {\n      queryError(q, Errors.connection('CONNECTION_CLOSED', options))\n      return true\n    }\n    if (terminated)\n      return queryError",
    },
    {
      times: 1,
      from: "const x = socket.write(chunk, fn)",
      to: "const x = socket ? socket.write(chunk, fn) : false",
    },
    {
      times: 1,
      from: "    onclose(connection, Errors",
      to: "    query = errorResponse = null\n    onclose(connection, Errors",
    },
    {
      // So that `max_pipeline: 0` leaves transactions their connection.
      times: 1,
      from: "        && sent.length < max_pipeline\n        && (!q.options.onexecute || q.options.onexecute(connection))",
      to: "        && (!q.options.onexecute || q.options.onexecute(connection))\n        && sent.length < max_pipeline",
    },
  ],
  "index.js": [
    {
      times: 1,
      from: "    if (open.length)\n      return go(open.shift(), query)\n",
      to: "    if (query.beside?.connection?.queue === busy)\n      return go(query.beside.connection, query)\n\n    if (open.length)\n      return go(open.shift(), query)\n",
    },
    {
      times: 1,
      from: "  function go(c, query) {\n    return c.execute",
      to: "  function go(c, query) {\n    if (query.beside)\n      query.beside.connection = c\n    return c.execute",
    },
  ],
  "queue.js": [
    {
      times: 1,
      from: "const index = xs.indexOf(x)\n      return index === -1\n        ? null\n        : (xs.splice(index, 1), x)",
      to: "const at = xs.indexOf(x, index)\n      return at === -1\n        ? null\n        : (xs.splice(at, 1), x)",
    },
    {
      times: 1,
      from: "      } else {\n        xs[index - 1] = undefined\n",
      to: "      } else if (index === 64) {\n        xs.splice(0, index)\n        index = 0\n      } else {\n        xs[index - 1] = undefined\n",
    },
  ],
};

const isIn = (text, part, times) => text.split(part).length === times + 1;

/**
 * Repairs the driver that is installed under a folder, unless it is repaired. Installing runs no
 * scripts of packages, so this is no script of one either.
 *
 * @throws if the driver is another one than this knows: look what of it is still needed
 */
export function repairDriver(root) {
  // Where a program with CommonJS would find it, beside the source of the modules.
  const entry = createRequire(join(root, "apps", "server", "package.json")).resolve("postgres");
  for (const [name, repairs] of Object.entries(REPAIRS))
    repairFile(join(dirname(entry), "..", "..", "src", name), repairs);
}

function repairFile(file, repairs) {
  const found = readFileSync(file, "utf8");
  let text = found;
  for (const { from, to, times } of repairs) {
    if (isIn(text, to, times)) continue;
    if (!isIn(text, from, times))
      throw new Error(`${file} isn’t the driver that scripts/driver/repairDriver.mjs knows.`);
    text = text.replaceAll(from, to);
  }
  if (text !== found) writeFileSync(file, text);
}
