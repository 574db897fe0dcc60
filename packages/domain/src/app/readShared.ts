import { basePathOf, withoutBase } from "./basePath.ts";

/** What another app passes on when somebody shares something; any part may be missing. */
export interface SharedThing {
  title?: string | null;
  text?: string | null;
  url?: string | null;
}

const ADDRESS = /https?:\/\/\S+/i;
const OURS = /^\/(tv|movies|show|person|watchlist|watchlists|search)\//;
const LONGEST = 100;
const MOST_READ = 500;
/** What apps add to a title: the site's name after a bar or dash, and year and kind in brackets. */
const SUFFIX = /\s+[|–—-]\s+[^|–—]*$/;
const BRACKETS = /\s*\((?:[^()]*\d{4}[^()]*|TV[^()]*)\)\s*$/i;
/** Parts of addresses that are not titles. */
const NO_NAME =
  /^(title|movie|movies|film|films|tv|show|shows|series|watch|video|videos|detail|details|browse|www|en|us|gb|de|html?|index|[a-z]{0,3}\d+)$/i;

/**
 * What something shared means here: a path of this site, or a search term; null if nothing can be
 * made of it. `publicUrl` is this site's own address. The input can be anything.
 */
export function readShared(
  { title, text, url }: SharedThing,
  publicUrl: string,
): { path: string } | { term: string } | null {
  // Android puts addresses into the text.
  const address = [url, text]
    .map((each) => ADDRESS.exec(each ?? "")?.[0])
    .find((each) => each !== undefined && URL.canParse(each));
  const parsed = address === undefined ? null : new URL(address);
  const path =
    parsed?.origin === new URL(publicUrl).origin
      ? withoutBase(parsed.pathname, basePathOf(publicUrl))
      : null;
  if (path !== null && OURS.test(path)) return { path };
  const words = [title, (text ?? "").replace(ADDRESS, ""), parsed && nameIn(parsed)]
    .map((each) => nameOf(each ?? ""))
    .find((each) => each !== "");
  return words === undefined ? null : { term: words };
}

function nameOf(text: string): string {
  const [line = ""] = text
    .slice(0, MOST_READ)
    .trim()
    .split(/[\r\n]/, 1);
  return line
    .replace(SUFFIX, "")
    .replace(BRACKETS, "")
    .replaceAll(/["“”„«»]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST)
    .trim();
}

/** The longest segment of a path that reads like a name: `/movie/152601-her` gives `her`. */
function nameIn({ pathname }: URL): string {
  const names = pathname
    .split("/")
    .map((part) => safeDecode(part).replace(/\.[a-z]{2,5}$/i, ""))
    .map((part) =>
      part
        .replace(/^(?:tt)?\d+[-_]/, "")
        .replace(/[-_](?:tt)?\d{3,}$/, "")
        .replaceAll(/[-_+]/g, " "),
    )
    .filter((part) => /\p{L}/u.test(part) && !NO_NAME.test(part));
  return names.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
