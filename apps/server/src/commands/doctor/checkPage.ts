import type { Config } from "../../platform/config.ts";
import { bad, good, note, type Finding } from "./Finding.ts";
import { connectionFault } from "./checkTmdb.ts";

const WHAT = "Page";
/** Where sign-in links lead. */
const PATH = "/web-authentication";
const PATIENCE_MS = 5_000;
const MOST_HOPS = 3;
const MOST_BYTES = 1024 * 1024;

/** Opens the page of a sign-in link under PUBLIC_URL, and one of its scripts, as a browser would. */
export async function checkPage({ publicUrl }: Pick<Config, "publicUrl">): Promise<Finding> {
  const address = publicUrl + PATH;
  try {
    const page = await follow(address);
    if (page.location !== null)
      return note(
        WHAT,
        `${address} redirects to ${page.location}. If people use that address, set PUBLIC_URL to it.`,
      );
    const script = /<script[^>]* src="(\/[\w./-]{1,200})"/.exec(page.text)?.[1];
    if (page.status !== 200 || !script || !/<title>[^<]*Worthy/.test(page.text))
      return bad(
        WHAT,
        `${address} isn’t Worthy’s page (${page.status}). Sign-in links lead there, so PUBLIC_URL, or the proxy behind it, must lead to this server.`,
      );
    const { status } = await read(new URL(script, publicUrl).href, "*/*");
    return status === 200
      ? good(WHAT, `Sign-in links open ${address}, which works.`)
      : bad(
          WHAT,
          `${address} opens, but its script ${script} doesn't (${status}). Let the proxy pass on every path.`,
        );
  } catch (error) {
    return note(
      WHAT,
      `${address} doesn't open from this machine (${connectionFault(error)}). Start Worthy, and try the address on a phone.`,
    );
  }
}

/** The answer at an address, after redirects on the same host. */
async function follow(
  address: string,
  hops = MOST_HOPS,
): Promise<Awaited<ReturnType<typeof read>>> {
  const answer = await read(address, "text/html");
  if (answer.location === null || hops === 0) return answer;
  const next = new URL(answer.location, address);
  return next.origin === new URL(address).origin ? follow(next.href, hops - 1) : answer;
}

async function read(address: string, accept: string) {
  const { status, headers, body } = await fetch(address, {
    headers: { accept },
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    text += decoder.decode(chunk, { stream: true });
    if (bytes > MOST_BYTES) break;
  }
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    text,
    location: isRedirect ? (headers.get("location")?.slice(0, 200) ?? "") : null,
  };
}
