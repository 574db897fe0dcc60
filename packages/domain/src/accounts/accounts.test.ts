import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  decideSignIn,
  deviceLabel,
  emailKeyOf,
  hasName,
  isLoggedIn,
  isRegistered,
  mayHaveB2bProfile,
  parseToken,
  profileCompletion,
  describeDevice,
} from "../index.ts";

// shows: 4.registered.2
describe("a name", () => {
  // shows: 5.profile.1, 5.profile.2
  it.each([
    [true, "Ann", true],
    [true, "Name", false],
    [true, " Name ", false],
    [true, "", false],
    [true, null, false],
    [true, "name", true],
    [false, "Ann", false],
    [false, "Name", false],
  ])(
    "is present if verified is %s and the profile name is %o: %s",
    (verified, profileName, expected) => {
      const warn = vi.fn<(message: string) => void>();
      expect(hasName({ verified, profile: { profileName } }, warn)).toBe(expected);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  // shows: 5.profile.3, 5.profile.4
  it("is missing if there are no profile settings, and a console warning is printed", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(hasName({ verified: true, profile: null })).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith("the user's profile settings are missing");
    warn.mockRestore();
  });
});

describe("email keys", () => {
  it("are the same for all spellings of an email address", () => {
    expect(emailKeyOf(" Ann@Example.ORG ")).toBe("ann@example.org");
    expect(emailKeyOf("jose\u0301@example.org")).toBe(emailKeyOf("JOSÉ@example.org"));
    expect(emailKeyOf("ann@example.org")).not.toBe(emailKeyOf("anne@example.org"));
  });

  it("don't change when they are computed again from a key", () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        (email) => void expect(emailKeyOf(emailKeyOf(email))).toBe(emailKeyOf(email)),
      ),
    );
  });
});

describe("a device's label", () => {
  it.each([
    [
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:140.0) Gecko/20100101 Firefox/140.0",
      "Firefox on Mac",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
      "Chrome on Linux",
    ],
    [
      "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36",
      "Samsung Internet on Android",
    ],
    ["curl/8.0", "Unknown device"],
    ["Android", "A browser on Android"],
    ["", "Unknown device"],
    [undefined, "Unknown device"],
  ])("of %s is %s", (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label));

  it("is translated, except for names chosen by users", () => {
    const german = {
      joined: "{{browser}} auf {{system}}",
      browser: "Ein Browser",
      tv: "einem Fernseher",
      unknown: "Unbekanntes Gerät",
    };
    const labels = [
      "Chrome on Android",
      "A browser on Mac",
      "Edge on a TV",
      "Safari",
      "Unknown device",
      "Living room",
      "Cat on Mars",
      "Chrome on Mac on TV",
    ];
    expect(labels.map((label) => describeDevice(label, german))).toEqual([
      "Chrome auf Android",
      "Ein Browser auf Mac",
      "Edge auf einem Fernseher",
      "Safari",
      "Unbekanntes Gerät",
      "Living room",
      "Cat on Mars",
      "Chrome on Mac on TV",
    ]);
  });

  it("contains only our own words, regardless of the user agent", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 600 }),
        (userAgent) =>
          void expect(deviceLabel(`${userAgent}<b>Chrome/1 Linux`)).toMatch(/^[A-Za-z ]{4,40}$/),
      ),
    );
  });
});

describe("tokens", () => {
  it("consist of letters and digits and are never empty", () => {
    expect(parseToken("aB3")).toBe("aB3");
    for (const none of ["", " ", "a b", "a-b", "é", "a\n", null, undefined])
      expect(parseToken(none)).toBeNull();
  });
});

describe("roles", () => {
  // shows: 4.registered.1, 6.roles.1, 6.roles.2
  it("count as registered only if they include user or admin", () => {
    expect(isRegistered(["ROLE_USER"])).toBe(true);
    expect(isRegistered(["ROLE_ADMIN"])).toBe(true);
    expect(isRegistered(["b2b-profile", "role_user", "ROLE_"])).toBe(false);
    expect(isRegistered([])).toBe(false);
  });

  it("count as logged in, and so do the stored flag and an email address", () => {
    const none = { loggedInFlag: false, email: null, roles: [] };
    expect(isLoggedIn(none)).toBe(false);
    expect(
      [{ loggedInFlag: true }, { email: "a@b.example" }, { roles: ["ROLE_ADMIN"] }].map((change) =>
        isLoggedIn({ ...none, ...change }),
      ),
    ).toEqual([true, true, true]);
  });

  it("include b2b-profile only for new accounts in demo mode and business mode", () => {
    const hour = 3_600_000;
    const may = (mode: "B2B" | "DEMO" | "B2C", age: number, roles: string[] = []) =>
      mayHaveB2bProfile({ mode, createdAt: 0, roles }, age);
    expect([may("B2B", hour), may("DEMO", 0), may("DEMO", 1, ["b2b-profile"])]).toEqual([
      true,
      true,
      true,
    ]);
    expect([may("B2C", 0), may("B2B", hour + 1), may("DEMO", 0, ["ROLE_USER"])]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("profile completion", () => {
  const nothing = {
    verified: false,
    hasName: false,
    hasPicture: false,
    genres: 0,
    services: 0,
    enoughRatings: false,
  };
  it("ranges from 0 to 100 and rises with every step", () => {
    const steps = [
      { verified: true },
      { hasName: true },
      { hasPicture: true },
      { genres: 3 },
      { services: 1 },
      { enoughRatings: true },
    ];
    const scores = steps.map(
      (_, at) =>
        profileCompletion(Object.assign({ ...nothing }, ...steps.slice(0, at + 1))).completionScore,
    );
    expect([profileCompletion(nothing).completionScore, ...scores]).toEqual([
      0, 17, 33, 50, 67, 83, 100,
    ]);
  });
});

describe("opening a sign-in link", () => {
  const facts = fc.record({
    requesterId: fc.constantFrom("device", "holder"),
    requesterAnonymous: fc.boolean(),
    callerId: fc.constantFrom(null, "device", "holder", "other"),
    holderId: fc.constantFrom(null, "holder"),
  });
  // People with a verified address are not anonymous.
  const possible = facts.filter(
    ({ requesterId, requesterAnonymous, holderId }) =>
      !(requesterAnonymous && requesterId === holderId),
  );

  it("never gives any data to an account whose bearer token wasn't sent", () => {
    fc.assert(
      fc.property(possible, (given) => {
        const { into, mergeRequester } = decideSignIn(given);
        if (given.callerId !== given.requesterId)
          expect([into === "requester", mergeRequester]).toEqual([false, false]);
      }),
    );
  });

  it("signs in the owner of the email address, no matter who requested the link", () => {
    fc.assert(
      fc.property(
        possible,
        (given) => void expect(decideSignIn(given).into === "holder").toBe(given.holderId !== null),
      ),
    );
  });

  it("never moves a registered account's data or email address", () => {
    fc.assert(
      fc.property(possible, (given) => {
        const { into, mergeRequester, approval } = decideSignIn({
          ...given,
          requesterAnonymous: false,
        });
        expect([into === "requester", mergeRequester, approval]).toEqual([false, false, "NONE"]);
      }),
    );
  });

  it("asks for approval only for the device that is waiting elsewhere", () => {
    const asked = { requesterId: "device", requesterAnonymous: true, holderId: "holder" };
    expect(decideSignIn({ ...asked, callerId: null }).approval).toBe("PENDING");
    expect(decideSignIn({ ...asked, callerId: "other", holderId: null })).toEqual({
      into: "new",
      mergeRequester: false,
      approval: "PENDING",
    });
    expect(decideSignIn({ ...asked, callerId: "device" })).toEqual({
      into: "holder",
      mergeRequester: true,
      approval: "NONE",
    });
    expect(decideSignIn({ ...asked, callerId: "device", holderId: null })).toEqual({
      into: "requester",
      mergeRequester: false,
      approval: "NONE",
    });
  });
});
