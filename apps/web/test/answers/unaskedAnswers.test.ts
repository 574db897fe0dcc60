import type { CallApi, EndpointId } from "@worthy/contract";
import { expect, it } from "vitest";
import { accountAnswers } from "./accountAnswers.ts";
import { friendAnswers } from "./friendAnswers.ts";
import { rememberingAnswers } from "./rememberingAnswers.ts";
import { answersOf, unaskedAnswers } from "./sampleAnswers.ts";
import { shelfAnswers } from "./shelfAnswers.ts";
import { signInAnswers } from "./signInAnswers.ts";

const standIns: Record<string, () => CallApi> = {
  answersOf,
  rememberingAnswers: () => rememberingAnswers().call,
  shelfAnswers: () => shelfAnswers().call,
  accountAnswers: () => accountAnswers().call,
  signInAnswers: () => signInAnswers().call,
  friendAnswers: () => friendAnswers().call,
};

it.each(Object.entries(standIns))("%s answers what pages ask by themselves", async (_, create) => {
  const call = create() as (id: EndpointId, input: unknown) => Promise<unknown>; // one function for all endpoints
  const input = { params: { userId: "abcdefghijkl" }, query: {}, body: {} };
  for (const id of Object.keys(unaskedAnswers) as EndpointId[])
    // its own keys
    expect(await call(id, input), id).toBeDefined();
});
