import { describe, expect, it } from "vitest";
import { createLocale } from "../../locale/createLocale.ts";
import { formatCountdown, formatSince } from "../../locale/formats.ts";
import { emailProblem } from "./emailProblem.ts";
import { parseStoredLink } from "./storedLink.ts";
import { mergeWords } from "./mergeWords.ts";
import { signInHeading, signInLead } from "./signInWords.ts";

const locale = createLocale({ language: "en" });
const nothing = {
  ratings: 0,
  watchlists: 0,
  items: 0,
  services: 0,
  genres: 0,
  episodes: 0,
  films: 0,
};

describe("an email address", () => {
  it.each(["ann@example.org", " ann+x@mail.example.co.uk ", "änn@exämple.org"])(
    "accepts %j",
    (email) => expect(emailProblem(email)).toBeNull(),
  );
  it.each([
    "ann",
    "ann@",
    "@example.org",
    "ann@example",
    "a nn@example.org",
    "ann@example..org",
    "ann@example.org.",
    `${"a".repeat(250)}@example.org`,
  ])("rejects %j", (email) => expect(emailProblem(email)).toBe("signIn.emailWrong"));
  it.each(["", "   "])("asks for an email address when given %j", (email) =>
    expect(emailProblem(email)).toBe("signIn.emailMissing"),
  );
});

describe("the summary of a merge", () => {
  it("lists only what was added", () => {
    expect(mergeWords({ ...nothing, ratings: 12, items: 1 }, locale)).toBe(
      "We added 12 ratings and 1 title on your lists from this device.",
    );
    expect(
      mergeWords(
        { ratings: 1, watchlists: 2, items: 3, services: 1, genres: 4, episodes: 5, films: 6 },
        locale,
      ),
    ).toBe(
      "We added 1 rating, 3 titles on your lists, 2 watchlists, 1 service, 4 genres, 5 watched episodes, and 6 watched films from this device.",
    );
  });

  it("says that everything was already in sync if nothing was added", () =>
    expect(mergeWords(nothing, locale)).toBe("Everything is already synced."));
});

describe("a stored link", () => {
  const link = {
    requestId: "r",
    userId: "u",
    email: "e",
    matchingCode: "07",
    from: "/home/",
    sentAt: 1,
    expiresAt: 2,
  };
  it("survives a round trip through storage", () =>
    expect(parseStoredLink(JSON.stringify(link))).toEqual(link));
  it.each([
    null,
    "",
    "{",
    "null",
    "[]",
    "{}",
    JSON.stringify({ ...link, sentAt: "1" }),
    JSON.stringify({ ...link, email: null }),
  ])("is dropped if the stored text is %j", (text) => expect(parseStoredLink(text)).toBeNull());
});

describe("the sign-in heading", () => {
  const kept = {
    requestId: "r",
    userId: "u",
    email: "e",
    matchingCode: "07",
    from: "/",
    sentAt: 1,
    expiresAt: 2,
  };
  // shows: 2.login.13
  it("matches the state of the sign-in", () => {
    const at = (mode: "signIn" | "register", waits: boolean, loggedIn: boolean) => {
      const state = {
        mode,
        link: { kept: waits ? kept : null, state: null, mail: "SENDING" as const },
        session: { loggedIn },
      };
      return [signInHeading(state), signInLead(state)];
    };
    expect(at("signIn", false, false)).toEqual(["signIn.heading", "signIn.lead"]);
    expect(at("register", false, false)).toEqual(["signIn.register", "signIn.registerLead"]);
    expect(at("register", true, false)).toEqual(["signIn.waiting", null]);
    const failed = {
      mode: "signIn" as const,
      link: { kept, state: null, mail: "FAILED" as const },
      session: { loggedIn: false },
    };
    expect(signInHeading(failed)).toBe("signIn.heading");
    expect(signInHeading({ ...failed, link: { kept, state: "ENDED", mail: "SENT" } })).toBe(
      "signIn.heading",
    );
    expect(at("signIn", true, true)).toEqual(["signIn.done", null]);
  });
});

describe("sign-in times", () => {
  it("count down in minutes and seconds", () =>
    expect([0, 9, 60, 899].map(formatCountdown)).toEqual(["0:00", "0:09", "1:00", "14:59"]));
  it("are shown relative to now and never appear to be in the future", () => {
    const at = Date.parse("2026-01-01T12:00:00Z");
    const since = (minutes: number) =>
      formatSince("2026-01-01T12:00:00Z", locale, at + minutes * 60_000);
    expect([-5, 0, 1, 14, 125].map(since)).toEqual([
      "this minute",
      "this minute",
      "1 minute ago",
      "14 minutes ago",
      "2 hours ago",
    ]);
  });
});
