import type { CallApi } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { describe, expect, it } from "vitest";
import { requestLink } from "./requestLink.ts";

/** A server with these responses to link requests in order, recording the calls. */
function serverWith(...answers: (object | ApiFailure)[]) {
  const asked: string[] = [];
  const call = async (id: string, input: unknown) => {
    asked.push(`${id} ${JSON.stringify(input)}`);
    const answer = id === "requestEmailLink" ? answers.shift() : {};
    if (answer instanceof ApiFailure) throw answer;
    return answer;
  };
  return { asked, call: call as CallApi };
}

const ann = { userId: "abcdefghijkl", email: "ann@example.org" };
const ASK = 'requestEmailLink {"body":{"email":"ann@example.org","authDeviceType":"WEB"}}';
const SAVE = 'patchUser {"params":{"userId":"abcdefghijkl"},"body":{"email":"ann@example.org"}}';

describe("requestLink", () => {
  it("makes a single request if the account already has the email address", async () => {
    const { asked, call } = serverWith({ requestId: "r" });
    await expect(requestLink(call, ann)).resolves.toEqual({ requestId: "r" });
    expect(asked).toEqual([ASK]);
  });

  // shows: 7.account.10
  it("saves the email address after a 417 and retries once", async () => {
    const { asked, call } = serverWith(new ApiFailure(417, "not yet"), { requestId: "r" });
    await expect(requestLink(call, ann)).resolves.toEqual({ requestId: "r" });
    expect(asked).toEqual([ASK, SAVE, ASK]);
  });

  it("gives up after the second 417", async () => {
    const { asked, call } = serverWith(
      new ApiFailure(417, "not yet"),
      new ApiFailure(417, "not yet"),
      { requestId: "r" },
    );
    await expect(requestLink(call, ann)).rejects.toMatchObject({ status: 417 });
    expect(asked).toEqual([ASK, SAVE, ASK]);
  });

  it("saves nothing after any other failure", async () => {
    const { asked, call } = serverWith(new ApiFailure(429, "later"));
    await expect(requestLink(call, ann)).rejects.toMatchObject({ status: 429 });
    expect(asked).toEqual([ASK]);
  });
});
