import { setTimeout as sleep } from "node:timers/promises";

const MOST_PICTURES = 6;
const MOST_TRIES = 5;

/** What HTML, a style sheet, a manifest or a sitemap leads to, as it is written there. */
const addressesIn = (text: string) =>
  [
    ...text.matchAll(
      /(?:\s(?:href|src|action|content|srcSet|srcset)=|url\(|<loc>|"(?:src|url|item|id|scope|start_url|action|urlTemplate|image)": ?)["']?([^"'<>)]+)/g,
    ),
  ]
    .flatMap(([, value = ""]) => value.split(/,\s+/).map((each) => each.split(" ")[0] ?? ""))
    .map((address) => address.replaceAll("&amp;", "&"))
    .filter((address) => /^(\/|https?:)/.test(address));

export interface AddressCheck {
  /** Addresses of the host in a text that don’t start with the base path, or don’t answer; `itself` is where the text is from. */
  wrongIn(text: string, itself?: string): Promise<string[]>;
  /** The status of an address, which is asked for once. */
  statusOf(address: string): Promise<number>;
}

/** Asks again while a busy server says when to. @returns the status of the last answer */
async function askPatiently(address: string): Promise<number> {
  for (let left = MOST_TRIES; ; left -= 1) {
    const { status, headers } = await fetch(address);
    const seconds = Number(headers.get("retry-after"));
    if (status !== 503 || seconds === 0 || left === 1) return status;
    await sleep(seconds * 1000);
  }
}

/** Follows what the files of a host, such as `http://host.example`, lead to. */
export function checkAddresses(host: string, base: string): AddressCheck {
  const seen = new Map<string, Promise<number>>();
  const statusOf = (address: string) => {
    const known = seen.get(address) ?? askPatiently(address);
    seen.set(address, known);
    return known;
  };
  const wrongIn = async (text: string, itself?: string) => {
    const ours = [...new Set(addressesIn(text))].filter(
      (address) => address.startsWith("/") || address.startsWith(host),
    );
    if (ours.length === 0) return ["there are no addresses"];
    let pictures = 0;
    const wrong: string[] = [];
    for (const address of ours) {
      const { href, pathname } = new URL(address, host);
      const isPicture = pathname.startsWith(`${base}/api/image/`);
      if (href === itself) continue;
      if (!pathname.startsWith(`${base}/`)) wrong.push(address);
      else if ((!isPicture || (pictures += 1) <= MOST_PICTURES) && !/[{%]/.test(address)) {
        const status = await statusOf(href);
        if (status !== 200) wrong.push(`${address}: ${status}`);
      }
    }
    return wrong;
  };
  return { wrongIn, statusOf };
}
