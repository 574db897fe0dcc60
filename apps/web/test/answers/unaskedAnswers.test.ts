import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CallApi, EndpointId } from "@worthy/contract";
import { expect, it } from "vitest";
import { renderPage } from "../../src/entries/public.server.tsx";
import { accountAnswers } from "./accountAnswers.ts";
import { friendAnswers } from "./friendAnswers.ts";
import { listAnswers } from "./listAnswers.ts";
import { ratedAnswers } from "./ratedAnswers.ts";
import { statefulAnswers } from "./statefulAnswers.ts";
import { answersOf, sampleUser, unaskedAnswers } from "./sampleAnswers.ts";
import { shelfAnswers } from "./shelfAnswers.ts";
import { signInAnswers } from "./signInAnswers.ts";
import { tasteAnswers } from "./tasteAnswers.ts";
import { whyAnswers } from "./whyAnswers.ts";

type AnyCall = (id: EndpointId, input: unknown) => Promise<unknown>; // one function for all endpoints

const standIns: Record<string, () => CallApi> = {
  answersOf,
  statefulAnswers: () => statefulAnswers().call,
  shelfAnswers: () => shelfAnswers().call,
  accountAnswers: () => accountAnswers().call,
  signInAnswers: () => signInAnswers().call,
  friendAnswers: () => friendAnswers().call,
  listAnswers: () => listAnswers().call,
  ratedAnswers: () => ratedAnswers([]).call,
  tasteAnswers: () => tasteAnswers().call,
  whyAnswers,
};

it.each(Object.entries(standIns))("%s answers the calls made by every page", async (_, create) => {
  const call = create() as AnyCall;
  const input = { params: { userId: sampleUser.id }, query: {}, body: {} };
  for (const id of Object.keys(unaskedAnswers) as EndpointId[])
    // its own keys
    expect(await call(id, input), id).toBeDefined();
});

it("includes every stand-in", () => {
  const files = globSync("*Answers.ts", { cwd: import.meta.dirname });
  const exported = files.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(
        /^export function (\w*[aA]nswers\w*)\(/gm,
      ),
    ].map(([, name]) => name),
  );
  expect(exported.toSorted()).toEqual(Object.keys(standIns).toSorted());
});

it("answers the calls made by the page frame", async () => {
  const asked = new Set<EndpointId>();
  const answer = answersOf() as AnyCall;
  const call = (id: EndpointId, input: unknown) => (asked.add(id), answer(id, input));
  const assets = { styles: [], preloads: [], parts: {}, fonts: [], entry: "", themeScript: "" };
  await renderPage({
    url: "/about",
    origin: "https://worthy.example",
    call: call as CallApi,
    assets,
    userId: sampleUser.id,
  });
  expect(asked.size).toBeGreaterThan(3);
  expect([...asked].filter((id) => !(id in unaskedAnswers))).toEqual([]);
});

/**
 * Calls of the parts that start by themselves which they make only when somebody does something, or
 * on the pages of invites.
 */
const ASKED = ["createUser", "logout", "getInvite"];
const STARTED = "{entries,shell,features/{experiments,realtime,session,tracking}}/**/*.{ts,tsx}";

it("answers every call made by code that runs on every page", () => {
  const source = join(import.meta.dirname, "../../src");
  const called = globSync(STARTED, { cwd: source })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => [
      ...readFileSync(join(source, file), "utf8").matchAll(
        /\b(?:call|apiQuery)\("(\w+)"|\bmanifest\.(\w+)\.path/g,
      ),
    ])
    .map(([, id = "", declared = id]) => declared);
  expect(called.length).toBeGreaterThan(5);
  const known = [...Object.keys(unaskedAnswers), ...ASKED];
  expect(called.filter((id) => !known.includes(id))).toEqual([]);
});
