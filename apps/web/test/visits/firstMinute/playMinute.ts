import type { RatingValue } from "@worthy/domain";
import type { Locator, Page, Request } from "playwright-core";
import { tapPlace } from "../tapPlace.ts";
import { untilHydrated } from "../untilHydrated.ts";
import { answerOf, type Person } from "./people.ts";

/** The ways to the first pick: by buttons on a phone, by keys on a desktop. */
export type Way = "phone" | "keys";

export const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  keys: { viewport: { width: 1440, height: 900 } },
} as const;

/** What somebody saw whose answers were recorded. */
export interface Minute {
  /** Each title asked about with its answer, in order. */
  answers: readonly (readonly [title: string, rating: RatingValue])[];
  /** Taps or keys, from the page to the first pick. */
  presses: number;
  /** What the counter showed, each value once as long as it stood. */
  counter: readonly number[];
  /** The path of the pick that filled the screen; null if none had come after the last answer. */
  pick: string | null;
}

/** Whoever has to answer more often has left. */
const MOST_ANSWERS = 40;

const BUTTONS = {
  LIKE: "Like",
  LOVE: "Love",
  MEH: "Meh",
  DISLIKE: "Dislike",
  SKIP: "Not seen",
} as const;
const KEYS = { LIKE: "k", LOVE: "l", MEH: "m", DISLIKE: "d", SKIP: "s" } as const;

type Answer = keyof typeof BUTTONS;

const isAnswer = (rating: RatingValue): rating is Answer => rating in BUTTONS;

/** The only titles of their names and years are bundled, so these suffice: "Heat, Film, 1995, like Fargo". The decoy has no year. */
export function nameAndYear(label: string): string {
  const [, name, year] = /^(.*), (?:Film|Show)(?:, (\d{4}))?/.exec(label) ?? [];
  if (name === undefined) throw new Error(`this label names no title: ${label}`);
  return year === undefined ? name : `${name} (${year})`;
}

/** Runs in the page: notes each number that the counter shows, also between two answers. */
const WATCH_COUNTER = `
  globalThis.shownByCounter = [];
  new MutationObserver(() => {
    const [, number] = /(\\d+) to go\\b/.exec(document.body?.innerText ?? "") ?? [];
    if (number !== undefined && Number(number) !== shownByCounter.at(-1)) shownByCounter.push(Number(number));
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

/** What an answer leads to is asked for within this time. */
const QUIET_MS = 150;

/** From now on, tells when the page waits for no answer from the server and hasn't for a moment. */
function untilUnasked(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const note = (request: Request, isOpen: boolean) => {
    if (request.resourceType() !== "fetch" && request.resourceType() !== "xhr") return;
    if (isOpen) open.add(request);
    else open.delete(request);
    changed = Date.now();
  };
  page.on("request", (request) => note(request, true));
  page.on("requestfinished", (request) => note(request, false));
  page.on("requestfailed", (request) => note(request, false));
  return async () => {
    changed = Date.now();
    while (open.size > 0 || Date.now() - changed < QUIET_MS) await page.waitForTimeout(30);
  };
}

interface Playing {
  page: Page;
  person: Person;
  way: Way;
  /** Milliseconds between what they see and what they press. */
  thinking: number;
  /** Whether presses are timed: nothing else runs in the page then, so the counter isn't noted. */
  timed?: boolean;
}

const asked = ({ page, way }: Playing): Locator =>
  page.locator(way === "phone" ? "[data-deck-card]" : "[role=option][aria-selected=true]");

const revealed = (page: Page): Locator =>
  page.getByRole("region", { name: "Your first pick" }).getByRole("heading", { level: 1 });

/** Answers about the title that is asked about, and waits for what comes next. */
async function answer(playing: Playing): Promise<readonly [string, RatingValue]> {
  const { page, person, way } = playing;
  const label = await asked(playing).getAttribute("aria-label");
  if (label === null) throw new Error("a poster has no label");
  const title = nameAndYear(label);
  const rating = answerOf(person, title);
  if (!isAnswer(rating)) throw new Error(`${rating} is no answer here`);
  await page.waitForTimeout(playing.thinking);
  if (way === "keys") await page.keyboard.press(KEYS[rating]);
  else {
    const button = page
      .getByRole("group", { name: /^Rate / })
      .filter({ visible: true })
      .getByRole("button", { name: BUTTONS[rating], exact: true });
    await (playing.timed ? tapPlace(button) : button.tap());
  }
  const another = asked(playing).and(page.locator(`:not([aria-label=${JSON.stringify(label)}])`));
  await another
    .or(page.getByRole("region", { name: "Your first pick" }))
    .first()
    .waitFor();
  return [title, rating];
}

/**
 * Plays a person's first minute from the page on, at "/", until the first pick fills the screen. They answer at their
 * pace, and each answer's effects have come before the next one, so that a busy machine changes nothing.
 */
export async function playMinute(playing: Playing & { origin: string }): Promise<Minute> {
  const { page, origin, way, timed = false } = playing;
  if (!timed) await page.addInitScript(WATCH_COUNTER);
  const unasked = untilUnasked(page);
  await page.goto(origin);
  await untilHydrated(page);
  if (way === "keys") await page.keyboard.press("ArrowRight");
  const answers: (readonly [string, RatingValue])[] = [];
  const isRevealed = async () =>
    (await page.getByRole("region", { name: "Your first pick" }).count()) > 0;
  while (!(await isRevealed()) && answers.length < MOST_ANSWERS) {
    answers.push(await answer(playing));
    await unasked();
  }
  const heading = revealed(page);
  const pick = (await isRevealed()) ? await heading.getByRole("link").getAttribute("href") : null;
  const presses = answers.length + (way === "keys" ? 1 : 0);
  return {
    answers,
    presses,
    counter: timed ? [] : await page.evaluate<number[]>("shownByCounter"),
    pick,
  };
}

/** How often the counter went up. */
export const stepsBackwards = ({ counter }: Minute): number =>
  counter.filter((number, at) => number > (counter[at - 1] ?? number)).length;

/** The answers that say something about the taste. */
export const ratingsOf = ({ answers }: Minute): number =>
  answers.filter(([, rating]) => rating !== "SKIP").length;

interface Ranked {
  name: string;
  year: string;
  path: string;
  score: number | null;
}

/** What the engine ranks first for the account of this browser's page. */
export async function rankedFirst(page: Page, origin: string): Promise<Ranked> {
  const kept = await page.evaluate<string | null>('localStorage.getItem("userData")');
  const { api_token: bearer } = JSON.parse(kept ?? "{}") as { api_token?: string }; // as the session keeps it
  const response = await fetch(`${origin}/v6/recommendations`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify({ limit: 1 }),
  });
  if (!response.ok) throw new Error(`recommendations: ${response.status} ${await response.text()}`);
  const { recommendations } = (await response.json()) as {
    recommendations: {
      name: string;
      path: string;
      firstAirDate: string | null;
      score: number | null;
    }[];
  }; // the contract's answer
  const [first] = recommendations;
  if (!first) throw new Error("the engine ranks nothing");
  const { name, path, firstAirDate } = first;
  return { name, path, year: firstAirDate?.slice(0, 4) ?? "", score: first.score };
}

/** The path of Today's safe bet. */
export async function todaysFirst(page: Page, origin: string): Promise<string | null> {
  await page.goto(`${origin}/home/`);
  return page.locator("main article h2 a").first().getAttribute("href");
}
