import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

const texts = new Map(
  globSync("apps/{web,server}/src/**/texts/*.en.json", { cwd: ROOT }).flatMap(
    (file) => Object.entries(JSON.parse(read(file)) as Record<string, string>), // our own files
  ),
);

/** Texts that the specification fixes to the letter. */
const SHOWN: Readonly<Record<string, string>> = {
  "start.cookies": "Cookies are disabled",
  "prompt.yes": "Heck Ya",
  "prompt.no": "Not Right Now",
  "shell.oops": "Oops! Something went wrong.",
  "failedPage.heading": "Oops! Something went wrong.",
  "shell.networkLost": "Network Connection Lost",
  "shell.signOutFailed": "Failed to logout",
  "account.defaultName": "Your user profile",
  "account.defaultDescription":
    "Customize your own likes and dislikes in a fast and fun show quiz.",
  "watchlist.notFound": "Watchlist not found",
  "linking.linkedAppleTv": "Your account has been successfully linked to your Apple TV",
  "linking.needsAccount": "You need to be signed in to link your account",
  "linking.notRecognized":
    "Error: This request was not recognized or it has expired. Please try again.",
};

/** Messages of calls and reports that the specification fixes to the letter. */
const SENT = [
  "Failed to acknowledge invite",
  "Failed to load filter counts",
  "Failed to load item details",
  "Failed to load person details redirect",
  "Failed to login",
  "Failed to logout",
  "Failed to send email token",
  "Failed to update identifier",
  "Invalid rating: ",
  "Invite reference expired",
  "No Tv Details",
  " property returned",
  "Server Error",
  "Session Api Error",
  "Unknown Error",
  "failed to save settings",
  "invalid id",
  "unknown action type",
  "user_already_acknowledge",
];

describe("sentences prescribed by the specification", () => {
  it("are shown word for word", () => {
    expect(Object.fromEntries(Object.keys(SHOWN).map((id) => [id, texts.get(id)]))).toEqual(SHOWN);
  });

  it("are sent word for word", () => {
    const code = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: ROOT })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map(read)
      .join("\n");
    expect(SENT.filter((sentence) => !code.includes(sentence))).toEqual([]);
  });
});
