import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { overrideCalls, type Answers } from "../answers/overrideCalls.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { WORTHY_PAGE } from "../../src/screens/worthy/worthyQueries.ts";
import { openHydrated, untilHydrated } from "../visits/untilHydrated.ts";
import { setUpVisits } from "../visits/visitPage.ts";
import { sentEvents } from "../visits/sentEvents.ts";

let pages: Pages;
let page: Page;

const visits = setUpVisits();

async function visit(
  path: string,
  {
    mine = {},
    kept = {},
    known = true,
  }: { mine?: Answers; kept?: Record<string, string>; known?: boolean } = {},
): Promise<void> {
  const call = overrideCalls(mine, shelfAnswers({ rated: 7 }).call);
  ({ pages, page } = await visits.visit(path, { call, known, kept }));
}

/** What events of this name say, in their order. */
const paramsOf = (name: string) =>
  sentEvents(pages)
    .filter((event) => event.name === name)
    .map(({ params }) => params);
const faults = () => paramsOf("exception").map(({ description }) => description);
function eventually<Value>(read: () => Value) {
  return expect.poll(read);
}
const refuse = async (status: number, message: string) => {
  throw new ApiFailure(status, message);
};
/** Goes to a page without reloading it. */
const step = (path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
const answer = (route: Route, status: number, body: unknown) =>
  route.fulfill({
    status,
    contentType: "application/json",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("a failed call", () => {
  // shows: 8.global.11, 8.messages.2, 8.responses.1, 8.responses.2, 8.responses.3, 8.responses.4
  // shows: 8.responses.5, 8.responses.6, 8.responses.8
  it("is reported with its URL, status, user and purpose", async () => {
    await visit("/about");
    const nodes: Record<string, [status: number, body: unknown]> = {
      "71": [500, "<h1>no JSON</h1>"],
      "72": [200, { error: true }],
      "73": [200, { error: true, message: "Out of films" }],
      "74": [200, {}],
    };
    await page.route(/\/v4\/nodes\/7\d\b/, (route) => {
      const [status, body] = nodes[
        /\d+$/.exec(new URL(route.request().url()).pathname)?.[0] ?? ""
      ] ?? [404, {}];
      return answer(route, status, body);
    });
    await page.route(/\/casts\/7\b/, (route) => answer(route, 500, "<h1>no JSON</h1>"));
    for (const [path, report] of [
      ["/movies/brazil-71", "Failed to load item details: Server Error"],
      ["/movies/casablanca-72", "Failed to load item details: Unknown Error"],
      ["/movies/drive-73", "Failed to load item details: Out of films"],
      ["/movies/erin-74", "Failed to load item details: No Tv Details"],
      ["/person/amy-adams-7", "Failed to load person details redirect: Server Error"],
    ] as const) {
      await step(path);
      await eventually(faults).toContain(report);
      await page.getByRole("heading", { name: "Oops! Something went wrong." }).waitFor();
    }
    expect(paramsOf("api_error")).toContainEqual({
      url: "/v4/nodes/71",
      status: 500,
      message: "Server Error",
      user_id: "abcdefghijkl",
    });
    expect(paramsOf("api_error")).toContainEqual({
      url: "/v4/nodes/74",
      status: 200,
      message: "No Tv Details",
      user_id: "abcdefghijkl",
    });
  });

  // shows: 5.ratingsFetch.1, 5.ratingsFetch.2
  it("is reported for ratings if the userRatings property is missing, but not after a 404", async () => {
    await visit("/about");
    const failed = page.getByText("Couldn’t load your ratings.");
    for (const [status, body, failures] of [
      [404, { error: true, message: "Nothing here" }, 0],
      [200, { pagination: { totalCount: 0 } }, 1],
    ] as const) {
      await page.route(/\/v6\/users\/\w+\/ratings/, (route) => answer(route, status, body));
      await openHydrated(page, "/about");
      await step("/ratings");
      await page.getByRole("heading", { level: 1, name: "Your ratings" }).waitFor();
      await page.waitForLoadState("networkidle");
      await eventually(() => failed.count()).toBe(failures);
      await page.unroute(/\/v6\/users\/\w+\/ratings/);
    }
  });

  // shows: 8.messages.6, 8.messages.7, 9.events.5
  it("is reported if it was counting a visit or sending the identifier three seconds after a login", async () => {
    const no = () => refuse(500, "no");
    await visit("/about", {
      mine: { updateIdentifier: no, recordSession: no },
      kept: { identifierDue: "true" },
    });
    await eventually(faults).toEqual(
      expect.arrayContaining(["Session Api Error", "Failed to update identifier"]),
    );
    await page.clock.install();
    const asked = () => pages.calls.filter(({ id }) => id === "updateIdentifier").length;
    const before = asked();
    await page.reload();
    await untilHydrated(page);
    const started = Number(await page.evaluate(() => Date.now() - performance.now()));
    await eventually(asked).toBe(before + 1);
    expect((await page.evaluate(() => Date.now())) - started).toBeGreaterThanOrEqual(3000);
  });
});

describe("recommendations", () => {
  // shows: 8.recommendations.1, 8.recommendations.2, 8.recommendations.3, 9.app.1, 9.app.2
  it("are retried three times, but only if the gateway timed out after more than 15 seconds", async () => {
    await visit("/about");
    // A socket misses its pings as the clock jumps by a minute, and the page reads all once more when it is back.
    await page.routeWebSocket(/\/socket\.io\//, () => {});
    await page.clock.install();
    await openHydrated(page, "/about");
    let asked = 0;
    let seconds = 8;
    await page.route(/\/v6\/recommendations/, async (route) => {
      // The counts beside the filters are another read.
      if (route.request().postDataJSON().limit !== WORTHY_PAGE) return answer(route, 500, {});
      asked += 1;
      await page.clock.fastForward(seconds * 1000);
      return answer(route, 502, {});
    });
    const retries = () => paramsOf("recommendations_retry").length;
    const failures = () => paramsOf("exception_recommendations");
    await step("/worthy");
    const retry = page.getByRole("main").getByRole("button", { name: "Retry" });
    await retry.waitFor();
    await eventually(failures).toContainEqual({ status: 502, message: "Server Error" });
    expect([asked, retries()]).toEqual([1, 0]);
    const askedBefore = asked;
    seconds = 16;
    await retry.click();
    await eventually(retries).toBe(3);
    await eventually(() => asked - askedBefore).toBe(4);
    expect([asked - askedBefore, retries()]).toEqual([4, 3]);
  });
});

it.each([
  [500, {}, "Server Error"],
  [200, {}, "No recommendations property returned"],
])("requests failed picks only once per visit: %i", async (status, body, message) => {
  await visit("/about");
  const asked: (string | null)[] = [];
  await page.route(/\/v6\/recommendations/, async (route) => {
    asked.push(route.request().postData());
    await answer(route, status, body);
  });
  await step("/worthy");
  await page.getByRole("main").getByRole("button", { name: "Retry" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(new Set(asked).size);
  await eventually(() => paramsOf("exception_recommendations")).toContainEqual({ status, message });
  await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
  await eventually(() => asked.length - new Set(asked).size).toBe(1);
});

it("doesn't report reads that were aborted because the page closed", async () => {
  await visit("/about");
  await page.route(/\/v6\/recommendations/, () => {}); // never answered
  const asked = page.waitForRequest(/\/v6\/recommendations/);
  await step("/worthy");
  await asked;
  await openHydrated(page, "/about");
  await page.evaluate(() => void Promise.reject(new Error("last")));
  await eventually(faults).toEqual(["last"]);
  expect(paramsOf("exception_recommendations")).toEqual([]);
});

describe("an invite", () => {
  const invite: CallOutput<"getInvite"> = {
    reference: "abcdefghijklmnopqrstuvwx",
    kind: "watchlist",
    inviterUserId: "annannannann",
    inviterUserName: "Ann",
    inviterAvatarUrl: null,
    watchlistId: 7,
    watchlistName: "Friday",
    watchlistType: null,
    friendStatus: null,
    next: "acknowledge",
    expiresAt: "2030-01-01T00:00:00.000Z",
  };
  const path = `/watchlists/invite/${invite.reference}`;
  const isAt = (pathname: string) => eventually(() => new URL(page.url()).pathname).toBe(pathname);

  // shows: 8.redeem.6
  it("sends signed-out users to /login if it has already been acknowledged", async () => {
    await visit(path, {
      known: false,
      mine: { getInvite: () => refuse(409, "user_already_acknowledge") },
    });
    await isAt("/login");
    expect(faults()).not.toContain("Failed to acknowledge invite");
  });

  // shows: 8.redeem.7
  it("is reported as a fault if it can't be acknowledged", async () => {
    await visit(path, {
      mine: { getInvite: async () => invite, acknowledgeInvite: () => refuse(500, "no") },
    });
    await isAt("/worthy");
    await eventually(faults).toContain("Failed to acknowledge invite");
  });

  // shows: 3.invite.5
  it("keeps the chosen action while the user signs in", async () => {
    await visit(`${path}?action=join`, {
      known: false,
      mine: { getInvite: async () => ({ ...invite, next: "email-login-success" }) },
    });
    await isAt("/login/email/success");
    const record = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("inviteRecord") ?? "{}"));
    expect(await record()).toMatchObject({
      reference: invite.reference,
      redeeming: true,
      action: "join",
      userId: null,
    });
  });
});
