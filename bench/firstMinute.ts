import { startProduct } from "../apps/server/src/testing/productProcess.ts";
import { launchBrowser } from "../apps/web/test/visits/launchBrowser.ts";
import { PEOPLE, peopleOf, type Person } from "../apps/web/test/visits/firstMinute/people.ts";
import {
  playMinute,
  rankedFirst,
  ratingsOf,
  stepsBackwards,
  todaysFirst,
  type Way,
  WINDOWS,
} from "../apps/web/test/visits/firstMinute/playMinute.ts";
import otherPeople from "./firstMinute/otherPeople.json" with { type: "json" };
import { chromium, type Browser } from "playwright-core";
import { freePort } from "../apps/server/src/testing/freePort.ts";
import { measureFirstPick } from "./web/firstPick.ts";
import { auditPages } from "./web/lighthousePages.ts";

/** Milliseconds that a person looks at a poster. */
const THINKING_MS = 600;
/** How often Lighthouse opens the page. */
const AUDITS = 3;

const yesOrNo = (is: boolean) => (is ? "yes" : "no");

interface Played {
  browser: Browser;
  origin: string;
  person: Person;
  way: Way;
}

/** One person's row. */
async function rowOf({ browser, origin, person, way }: Played) {
  const context = await browser.newContext(WINDOWS[way]);
  try {
    const page = await context.newPage();
    const minute = await playMinute({ page, origin, person, way, thinking: THINKING_MS });
    const first = await rankedFirst(page, origin);
    const safe = await todaysFirst(page, origin);
    const title = `${first.name} (${first.year})`;
    console.log(
      `${person.name}, ${way}: ${minute.answers.map(([name, rating]) => `${name} ${rating}`).join(", ")}`,
    );
    return {
      person: person.name,
      way,
      presses: minute.presses,
      ratings: ratingsOf(minute),
      pick: minute.pick === first.path ? title : (minute.pick ?? "none"),
      score: first.score,
      sensible: yesOrNo(minute.pick === first.path && person.sensible.includes(title)),
      "known before": yesOrNo(person.knows.has(title)),
      "engine's first": yesOrNo(minute.pick === first.path),
      "Today's safe bet": yesOrNo(minute.pick === safe),
      "steps back": stepsBackwards(minute),
    };
  } finally {
    await context.close();
  }
}

/** Lighthouse's results for the wall as a visitor sees it. */
async function auditWall(origin: string, debuggingPort: number): Promise<void> {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  const context = connected.contexts()[0] ?? (await connected.newContext());
  const pages = { "the start": "/" };
  await auditPages({ context, origin, debuggingPort, runs: AUDITS, pages });
}

/** Plays three people's first minute in a real browser, by buttons on a phone and by keys on a desktop. */
export async function benchFirstMinute(): Promise<void> {
  const debuggingPort = await freePort();
  const [product, browser] = await Promise.all([
    startProduct(),
    launchBrowser([`--remote-debugging-port=${debuggingPort}`]),
  ]);
  const { origin } = product;
  try {
    const rows = [];
    const people = process.argv.includes("--others") ? peopleOf(otherPeople) : PEOPLE;
    for (const way of ["phone", "keys"] as const)
      for (const person of people) rows.push(await rowOf({ browser, origin, person, way }));
    console.log("The bars: 12 taps on a phone, 14 keys, no step back");
    console.table(rows);
    const [person] = people;
    if (person) await measureFirstPick(browser, { origin, person });
    await auditWall(origin, debuggingPort);
  } finally {
    await browser.close();
    await product.stop();
  }
}
