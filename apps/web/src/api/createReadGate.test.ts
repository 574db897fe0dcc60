import { expect, it } from "vitest";
import { createApi, type FailedCall } from "./createApi.ts";

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const user = (id: string) => ({ id, roles: [], userProfile: {} });

/** A device whose server answers reads once they are released, with 401 for a bearer that has ended. */
function device() {
  const asked: string[] = [];
  const failed: FailedCall[] = [];
  const signedIn = Promise.withResolvers<Response>();
  const page = new EventTarget();
  let account = { id: "abcdefghijkl", bearer: "old" };
  const call = createApi({
    fetch: (input, init) => {
      const bearer = new Headers(init?.headers).get("authorization");
      asked.push(`${new URL(String(input), "http://localhost").pathname} ${bearer}`);
      if (String(input).includes("/authentication")) return signedIn.promise;
      if (bearer === "Bearer new") return Promise.resolve(json(user(account.id)));
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      );
    },
    page,
    getBearer: () => account.bearer,
    userId: () => account.id,
    onUnauthenticated: () => {},
    onFailed: (each) => failed.push(each),
  });
  return {
    call,
    asked,
    failed,
    page,
    signIn: async (id: string) => {
      const answer = call("authenticate", { query: { token: "t" } });
      const during = call("getUser", { params: { userId: id } });
      signedIn.resolve(json({}));
      await answer;
      account = { id, bearer: "new" };
      await during;
    },
    failSignIn: async () => {
      const answer = call("authenticate", { query: { token: "t" } });
      signedIn.resolve(json({}, 410));
      await expect(answer).rejects.toMatchObject({ status: 410 });
    },
  };
}
const read = ({ call }: ReturnType<typeof device>, userId = "abcdefghijkl") =>
  call("getUser", { params: { userId } });
const READ = "/v1/users/abcdefghijkl";
const SIGN_IN = "/v1/api/auth/authentication";

it("aborts reads when the bearer token changes, then resends them and queued reads with the new token", async () => {
  const own = device();
  const reading = read(own);
  await own.signIn("abcdefghijkl");
  await expect(reading).resolves.toMatchObject({ id: "abcdefghijkl" });
  expect(own.asked).toEqual([
    `${READ} Bearer old`,
    `${SIGN_IN} Bearer old`,
    `${READ} Bearer new`,
    `${READ} Bearer new`,
  ]);
  expect(own.failed).toEqual([]);
});

it("silently drops a signed-out user's reads", async () => {
  const shared = device();
  const reading = read(shared).catch((error: unknown) => error);
  await shared.signIn("mnopqrstuvwx");
  await expect(reading).resolves.toMatchObject({ status: 401 });
  expect(shared.asked).toEqual([
    `${READ} Bearer old`,
    `${SIGN_IN} Bearer old`,
    "/v1/users/mnopqrstuvwx Bearer new",
  ]);
  expect(shared.failed).toEqual([]);
});

it("resumes reads with the same bearer token if it didn't change", async () => {
  const own = device();
  void read(own);
  await own.failSignIn();
  await expect.poll(() => own.asked).toHaveLength(3);
  expect(own.asked.at(-1)).toBe(`${READ} Bearer old`);
  expect(own.failed.map(({ status }) => status)).toEqual([410]);
});

it("aborts reads when their page is hidden and resends them when it is shown again", async () => {
  const own = device();
  void read(own);
  own.page.dispatchEvent(new Event("pagehide"));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([own.asked.length, own.failed]).toEqual([1, []]);
  own.page.dispatchEvent(new Event("pageshow"));
  await expect.poll(() => own.asked).toHaveLength(2);
});
