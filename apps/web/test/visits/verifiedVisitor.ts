import type { BrowserContext } from "playwright-core";
import { linksTo } from "./outbox.ts";
import { callAs, newVisitor, visitAlso, type Visitor } from "./visitor.ts";

interface Place {
  origin: string;
  dataDir: string;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** Makes a person with a name and an address that they have verified, as the product has it: by the link in the mail. Every run of a test needs an address of its own. */
export async function verifiedVisitor(
  { origin, dataDir }: Place,
  name: string,
  email = `${name.toLowerCase()}${Date.now()}@example.org`,
): Promise<Visitor> {
  const device = await newVisitor(origin);
  await callAs(origin, device, ["PATCH", `/v1/users/${device.userId}`, { email }]);
  const before = (await linksTo(dataDir, email)).length;
  await callAs(origin, device, ["POST", "/v1/api/auth/emailtoken", { email }]);
  const token = await tokenFor(dataDir, email, before);
  const { holderId, accessToken } = (await callAs(origin, device, [
    "GET",
    `/v1/api/auth/authentication?token=${token}`,
  ])) as { holderId: string; accessToken: string }; // the contract's answer
  const person = { ...device, userId: holderId, bearer: accessToken };
  await callAs(origin, person, ["PATCH", `/v1/users/${holderId}/profile`, { profileName: name }]);
  return person;
}

/** The token in the first link to an address after so many earlier ones. */
async function tokenFor(dataDir: string, email: string, before: number): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const link = (await linksTo(dataDir, email)).at(before);
    const token = link && new URL(link).searchParams.get("token");
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`no mail came to ${email}`);
}

/** Lets somebody join another's list by its reference. */
export async function joinList(
  origin: string,
  { owner, listId, who }: { owner: Visitor; listId: number; who: Visitor },
): Promise<void> {
  const { reference } = (await callAs(origin, owner, [
    "POST",
    `/v1/users/${owner.userId}/watchlists/${listId}/invites/reference`,
    { rotate: false },
  ])) as { reference: string }; // the contract's answer
  await callAs(origin, who, [
    "POST",
    `/v1/users/${who.userId}/watchlists/invites/acknowledge/${reference}`,
  ]);
  await callAs(origin, who, [
    "POST",
    `/v1/users/${who.userId}/watchlists/${listId}/invites/accept`,
  ]);
}

/** Makes two people friends, by the one's link. */
export async function befriend(origin: string, asking: Visitor, accepting: Visitor): Promise<void> {
  const { reference } = (await callAs(origin, asking, [
    "POST",
    `/v1/users/${asking.userId}/friends/invite-reference`,
    {},
  ])) as { reference: string }; // the contract's answer
  await callAs(origin, accepting, [
    "POST",
    `/v1/users/${accepting.userId}/friends/invites/${reference}`,
    { action: "accept" },
  ]);
}

/** Has each of these people agree to share their ratings. */
export async function agreeToShare(origin: string, people: readonly Visitor[]): Promise<void> {
  for (const person of people)
    await callAs(origin, person, [
      "PUT",
      `/v1/users/${person.userId}/settings`,
      { ratingSharingAgreed: true },
    ]);
}

/** Puts a visitor into a browser, as signed in before. */
export async function signedInAs(
  context: BrowserContext,
  origin: string,
  visitor: Visitor,
): Promise<void> {
  await visitAlso(context, origin, visitor);
  await context.addInitScript(() => localStorage.setItem("loggedIn", "true"));
}
