import type { BrowserContext } from "playwright-core";
import { vi } from "vitest";
import { linksTo } from "./outbox.ts";
import { callAs, visitBefore, type Visitor } from "./visitor.ts";

interface Product {
  origin: string;
  dataDir: string;
}

interface Registered {
  email: string;
  name: string;
}

/** Makes a browser that of somebody registered with a name, as a visit before would have left it. */
export async function registeredBefore(
  context: BrowserContext,
  { origin, dataDir }: Product,
  { email, name }: Registered,
): Promise<Visitor> {
  const device = await visitBefore(context, origin);
  await callAs(origin, device, ["PATCH", `/v1/users/${device.userId}`, { email }]);
  await callAs(origin, device, [
    "POST",
    "/v1/api/auth/emailtoken",
    { email, authDeviceType: "WEB" },
  ]);
  const link = await vi.waitFor(() => firstLink(dataDir, email), {
    timeout: 15_000,
    interval: 100,
  });
  const token = /token=(\w+)/.exec(link)?.[1] ?? "";
  const answer = await callAs(origin, device, [
    "GET",
    `/v1/api/auth/authentication?token=${token}&platform=WEB`,
  ]);
  const { holderId, accessToken } = answer as { holderId: string; accessToken: string }; // a link opened by the device that asked signs in
  const visitor = {
    userId: holderId,
    bearer: accessToken,
    defaultWatchlistId: device.defaultWatchlistId,
  };
  await callAs(origin, visitor, ["PATCH", `/v1/users/${holderId}/profile`, { profileName: name }]);
  await context.addCookies([{ name: "worthy", value: accessToken, url: origin }]);
  const account = JSON.stringify({
    id: holderId,
    api_token: accessToken,
    defaultWatchlistId: device.defaultWatchlistId,
  });
  await context.addInitScript((kept) => {
    localStorage.setItem("userData", kept);
    localStorage.setItem("loggedIn", "true");
  }, account);
  return visitor;
}

async function firstLink(dataDir: string, email: string): Promise<string> {
  const [link] = await linksTo(dataDir, email);
  if (link === undefined) throw new Error(`no mail has gone to ${email} yet`);
  return link;
}

/** Makes a list of the person's own, with these titles on it. */
export async function listOf(
  origin: string,
  visitor: Visitor,
  { name, items }: { name: string; items: readonly number[] },
): Promise<number> {
  const list = await callAs(origin, visitor, [
    "POST",
    `/v3/users/${visitor.userId}/watchlists`,
    { name, items },
  ]);
  return (list as { id: number }).id; // the contract's answer
}
