import { basePathOf } from "@worthy/domain";
import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import type { Config } from "./config.ts";

/** Links in mail lead to this machine only, although people come from others. */
export interface LinkProblem {
  /** What the links start with. */
  publicUrl: string;
  /** The line that changes it, with the address of this machine if it is known. */
  line: string;
}

type Settings = Pick<Config, "host" | "port" | "publicUrl" | "trustProxy">;

const isHere = (host: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0|\[?::\]?)$/i.test(host);
const isAny = (host: string): boolean => ["0.0.0.0", "::"].includes(host);

/** Inside a container, its own address is of no use to anybody outside. */
const inContainer = (): boolean =>
  ["/.dockerenv", "/run/.containerenv"].some((file) => existsSync(file));

/** This machine's address in its network; null if that isn't clear. */
function findLanAddress(): string | null {
  if (inContainer()) return null;
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  const isPrivate = (address: string) =>
    /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address) && !address.startsWith("172.17.");
  return addresses.find(isPrivate) ?? null;
}

/** Null if people can open the links that they are sent, as far as the settings tell. */
export function findLinkProblem(
  { host, port, publicUrl, trustProxy }: Settings,
  lanAddress: string | null = findLanAddress(),
): LinkProblem | null {
  if (!isHere(new URL(publicUrl).hostname)) return null;
  if (isHere(host) && !isAny(host) && trustProxy === false) return null;
  const base = basePathOf(publicUrl);
  if (trustProxy !== false)
    return { publicUrl, line: `PUBLIC_URL=https://your-domain.example${base}` };
  const address = isAny(host) ? (lanAddress ?? "ADDRESS-OF-THIS-MACHINE") : host;
  const name = address.includes(":") ? `[${address}]` : address;
  return { publicUrl, line: `PUBLIC_URL=http://${name}:${port}${base}` };
}

/** The problem and its cure in words, for the terminal. */
export const describeLinkProblem = ({ publicUrl, line }: LinkProblem): string =>
  `Links in emails start with ${publicUrl}, which only works on this machine, so no one can sign in on a phone. Set the address people use: ${line}`;
