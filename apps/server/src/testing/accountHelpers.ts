import type { MailMessage } from "../platform/mail/mailer.ts";
import type { Answer, TestPerson, TestServer } from "./testServer.ts";

/** What a person sees of their account. */
function lookupHelpers(server: TestServer) {
  const userOf = async (as: TestPerson) =>
    (await server.call("GET", `/v1/users/${as.userId}`, { as })).body;
  const statusOf = async (as: TestPerson) =>
    (await server.call("GET", `/v1/users/${as.userId}`, { as })).status;
  const ratingsOf = async (as: TestPerson): Promise<Record<number, string>> => {
    const { body } = await server.call("GET", `/v6/users/${as.userId}/ratings?limit=999`, { as });
    return Object.fromEntries(
      body.userRatings.map(({ itemId, rating }: { itemId: number; rating: string }) => [
        itemId,
        rating,
      ]),
    );
  };
  return { userOf, statusOf, ratingsOf };
}

/** Helpers for signing in, for tests. */
export function accountHelpers(server: TestServer) {
  let count = 0;
  const tokenOf = ({ link }: MailMessage) => new URL(link).searchParams.get("token") ?? "";

  const waitForMail = async (before: number, expected: number): Promise<MailMessage[]> => {
    while (server.mails.length < before + expected)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return server.mails.slice(before);
  };

  /** Saves an address and asks for a link to it; a link a mail. */
  const ask = async (
    as: TestPerson,
    email: string,
    links = 1,
  ): Promise<{ tokens: string[]; mails: MailMessage[]; asked: Answer["body"] }> => {
    const before = server.mails.length;
    await server.call("PATCH", `/v1/users/${as.userId}`, { as, body: { email } });
    const { status, body } = await server.call("POST", "/v1/api/auth/emailtoken", {
      as,
      body: { email, authDeviceType: "WEB" },
      from: `192.0.2.${(count++ % 250) + 1}`,
    });
    if (status !== 200) throw new Error(`the link was answered with ${status}: ${body.message}`);
    const mails = await waitForMail(before, links);
    return { tokens: mails.map(tokenOf), mails, asked: body };
  };

  const redeem = (token: string, as?: TestPerson, from = `198.51.100.${(count++ % 250) + 1}`) =>
    server.call("GET", `/v1/api/auth/authentication?token=${token}`, {
      ...(as ? { as } : {}),
      from,
    });

  const personOf = async ({
    holderId,
    accessToken,
  }: {
    holderId: string;
    accessToken: string;
  }): Promise<TestPerson> => {
    const { body } = await server.call("GET", `/v1/users/${holderId}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return { userId: holderId, token: accessToken, defaultWatchlistId: body.defaultWatchlistId };
  };

  /** A registered person with a device. */
  const register = async (email: string): Promise<TestPerson> => {
    const device = await server.newPerson();
    const { tokens } = await ask(device, email);
    return personOf((await redeem(tokens[0] ?? "", device)).body);
  };

  return { ...lookupHelpers(server), ask, redeem, personOf, register, tokenOf, waitForMail };
}

export type AccountHelpers = ReturnType<typeof accountHelpers>;
