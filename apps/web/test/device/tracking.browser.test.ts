import type { CallOutput, TrackerEvent } from "@worthy/contract";
import { progressOf } from "@worthy/domain";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import version from "../../../../package.json" with { type: "json" };
import { overrideCalls, type Answers } from "../answers/overrideCalls.ts";
import { sampleUser } from "../answers/sampleAnswers.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { removeTitle } from "../answers/wholeList.ts";
import { openHydrated, untilHydrated } from "../visits/untilHydrated.ts";
import { setUpVisits } from "../visits/visitPage.ts";
import { sentEvents, type SentEvent } from "../visits/sentEvents.ts";

/** A rating made in the onboarding. */
const rated = {
  userId: sampleUser.id,
  type: "FILM",
  ratedLocation: "ONBOARDING",
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
};
/** What a socket.io server answers once it has taken a client. */
const CONNECTED = /^40/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let page: Page;
let sent: () => SentEvent[];
/** Views told over the socket, with the milliseconds each has waited. */
const views: (TrackerEvent & { waited: number })[] = [];
let connected: boolean;
let user: CallOutput<"getUser">;

const visits = setUpVisits();

/** Opens a page as somebody with ratings, on a device that was here before and may note how it is used. */
async function visit(path: string, mine: Answers = {}): Promise<void> {
  views.length = 0;
  connected = false;
  user = { ...sampleUser, createdAt: new Date(Date.now() - 45 * DAY).toISOString() };
  const getUser = async () => user;
  const visited = await visits.visit(path, {
    call: overrideCalls({ getUser, ...mine }, shelfAnswers({ rated: 7 }).call),
    known: true,
    kept: {
      usageConsent: "yes",
      firstSession: String(Date.now() - 40 * DAY),
      sessionCount: "5",
      lastSession: String(Date.now()),
    },
    ready: async (context) =>
      void context.on("page", (opened) =>
        opened.on("websocket", (socket) => {
          socket.on("framesent", ({ payload }) => hear(payload));
          socket.on(
            "framereceived",
            ({ payload }) => (connected ||= CONNECTED.test(String(payload))),
          );
        }),
      ),
  });
  page = visited.page;
  sent = () => sentEvents(visited.pages);
}

function hear(frame: string | Buffer): void {
  const [, text] = /(\["event:create",.*)$/.exec(String(frame)) ?? [];
  if (text === undefined) return;
  const [, event] = JSON.parse(text) as [string, TrackerEvent]; // as the program sends it
  views.push({ ...event, waited: Date.now() - Date.parse(event.occurredAt ?? "") });
}

/** Goes to a page without reloading it. */
const step = (path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
/** A fault, as one of the program would be. */
const fail = (message: string) =>
  page.evaluate((text) => void Promise.reject(new Error(text)), message);
function eventually<Value>(read: () => Value) {
  return expect.poll(read);
}
const named = (name: string) => sent().filter((event) => event.name === name);

describe("visit tracking", () => {
  // shows: 1.start.2, 2.routes.7, 2.routes.8, 2.routes.9, 2.routes.10, 2.screens.21, 7.tracking.6
  // shows: 9.app.4, 9.events.7
  it("reports each page viewed for at least 1.5 s, with its screen name and the user", async () => {
    await visit("/about");
    // Before the socket is open, views go with the other events.
    await eventually(() => connected).toBe(true);
    const screens = {
      "/search": "Discover",
      "/watchlist": "Default Watchlist",
      "/watchlist/99": "Watchlist",
      "/worthy": "recommendations",
      "/home/worthy/": "homeExpanded",
      "/profile": "profile",
    };
    for (const [path, screen] of Object.entries(screens)) {
      await step(path);
      await eventually(() => views.at(-1)?.data.screenName).toBe(screen);
    }
    expect(Math.min(...views.map(({ waited }) => waited))).toBeGreaterThanOrEqual(1500);
    expect(Math.min(...views.map(({ waited }) => waited))).toBeLessThan(3000);
    expect(views.at(-1)).toMatchObject({
      source: "web",
      data: { userId: sampleUser.id, version: version.version },
      identity: {
        roles: [],
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        platform: "browser",
        tests: expect.any(Object),
        lifeCycle: "ANONYMOUS",
        sessionCount: 5,
      },
    });
    await fail("x".repeat(120));
    await eventually(() => named("exception").length).toBe(1);
    expect(named("exception")[0]?.params).toMatchObject({ version: version.version });
  });

  // shows: 2.routes.11, 3.watchlist.9, 4.sessions.1, 4.sessions.3, 4.sessions.5, 4.sessions.6
  // shows: 4.watchlistAction.1, 5.tracking.11, 9.events.9, 9.events.10
  it("starts a session on a returning device and another after an hour away", async () => {
    await visit("/watchlist");
    const session = () =>
      ["Month 1", "Month 19+"].map((age) =>
        named("returning_device_session").find(({ params }) => params["account_age"] === age),
      );
    await eventually(() => session()[0]?.params).toEqual({
      account_age: "Month 1",
      session_count: 5,
    });
    await removeTitle(page, "Brazil");
    await page.getByRole("button", { name: "Undo", includeHidden: true }).click();
    const change = { title_id: 61, watchlist_kind: "default", route: "watchlist" };
    await eventually(() => named("watchlist_changed").map(({ params }) => params)).toEqual([
      { ...change, action: "removed" },
      { ...change, action: "added" },
    ]);
    /** As if nothing had been noted for so long. */
    const sinceLast = (minutes: number) =>
      page.evaluate(
        (at) => {
          const [id] = (localStorage.getItem("lastSessionIdDate") ?? "").split(" ");
          localStorage.setItem("lastSessionIdDate", `${id} ${at}`);
        },
        Date.now() - minutes * MINUTE,
      );
    const first = session()[0]?.sessionId;
    await sinceLast(58);
    const message = `after 58 minutes ${"x".repeat(100)}`;
    await fail(message);
    await eventually(() => named("exception").length).toBe(1);
    expect(named("exception")[0]).toMatchObject({
      params: { description: message.slice(0, 100) },
      sessionId: first,
    });
    await sinceLast(60);
    user = { ...user, createdAt: new Date(Date.now() - (19 * 30 + 1) * DAY).toISOString() };
    await page.reload();
    await untilHydrated(page);
    await eventually(() => session()[1]).toBeDefined();
    expect(session()[1]?.sessionId).not.toBe(first);
  });
});

it(
  "starts a new-device session if the user consents on the first page and then reloads it",
  { tags: "deep" },
  async () => {
    const { page: first, pages } = await visits.visit("/about", {
      call: shelfAnswers({ rated: 7 }).call,
    });
    await eventually(() => first.evaluate(() => localStorage.getItem("firstSession"))).toBeTruthy();
    await first.evaluate(() => localStorage.setItem("usageConsent", "yes"));
    await first.reload();
    const names = () =>
      sentEvents(pages)
        .map(({ name }) => name)
        .filter((name) => name.endsWith("_device_session"));
    await expect.poll(names, { timeout: 60_000 }).toEqual(["new_device_session"]);
  },
);

// shows: 2.screens.1, 2.screens.7
it("reports the start page as onboarding until the user has scores", async () => {
  const views = (pages: Parameters<typeof sentEvents>[0]) =>
    sentEvents(pages)
      .filter(({ name }) => name === "page_view")
      .map(({ params }) => [params["path"], params["screen"]]);
  const { page: wall, pages } = await visits.visit("/", {
    call: shelfAnswers({ rated: 0 }).call,
    kept: { usageConsent: "yes" },
    ready: (context) => context.route("**/socket.io/**", (route) => route.abort()),
  });
  await expect.poll(() => views(pages), { timeout: 60_000 }).toEqual([["/", "Onboarding"]]);
  await wall.close();
});

describe("a rating event", () => {
  // shows: 9.ratings.5
  it("flags users who have four times as many dislikes as likes, and at most five likes", async () => {
    let [disliked, liked] = [0, 0];
    const listRatings = async () => {
      const userRatings = Array.from({ length: disliked + liked }, (_, at) => ({
        ...rated,
        id: `rating${at}`,
        itemId: 900 + at,
        rating: at < disliked ? "DISLIKE" : "LIKE",
      }));
      return {
        userRatings,
        pagination: { totalCount: userRatings.length, limit: 999, offset: 0 },
        progress: progressOf([]),
      };
    };
    await visit("/about", { listRatings });
    const flags = () => named("title_rated").map(({ params }) => params["hater_onboarding"]);
    const expected: boolean[] = [];
    for (const [dislikes, likes, isHater] of [
      [20, 5, true],
      [19, 5, false],
      [24, 6, false],
    ] as const) {
      [disliked, liked] = [dislikes, likes];
      await openHydrated(page, "/movies/erin-64");
      await page.getByRole("button", { name: "Meh", exact: true }).first().click();
      expected.push(isHater);
      await eventually(flags).toEqual(expected);
    }
  });
});

describe("a batch of events", () => {
  // shows: 9.events.1, 9.events.2, 9.events.3, 9.events.4
  it("is sent 360 ms after its last event or 1 s after its first, but never in the first two seconds", async () => {
    await visit("/about");
    const sentAt = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes("/api/event"))
          .map(({ startTime }) => startTime),
      );
    await expect.poll(sentAt).not.toEqual([]);
    expect(Math.min(...(await sentAt()))).toBeGreaterThanOrEqual(2000);

    await page.clock.install();
    await page.reload();
    await untilHydrated(page);
    const faults = () => named("exception").map(({ params }) => String(params["description"]));
    // Once one has arrived, the page notes what is fired, and its first two seconds are over.
    await fail("before");
    await eventually(faults).toEqual(["before"]);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE);
    const [before, later] = [["before"], ["before", "alone"]];
    /** Lets time pass after which nothing is to leave; what leaves all the same has time to arrive. */
    const stillAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return faults();
    };
    await fail("alone");
    expect(await stillAfter(359)).toEqual(before);
    await page.clock.runFor(1);
    await eventually(faults).toEqual(later);
    for (const message of ["one", "two", "three", "four"]) {
      await fail(message);
      expect(await stillAfter(250)).toEqual(later);
    }
    expect(await stillAfter(59)).toEqual(later);
    await page.clock.runFor(1);
    await eventually(faults).toEqual([...later, "one", "two", "three", "four"]);
  });
});
