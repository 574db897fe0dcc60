import type { Config } from "../../platform/config.ts";
import { bad, good, note, type Finding } from "./Finding.ts";

const WHAT = "TMDB_TOKEN";
const PATIENCE_MS = 5_000;
const WHERE = "https://www.themoviedb.org/settings/api";

type Verdict = "accepted" | "refused" | { unclear: string };

/** Asks TMDB whether it knows the token, and as which of its two keys. */
export async function checkTmdb({
  tmdbToken,
  tmdbUrl = "https://api.themoviedb.org",
}: Pick<Config, "tmdbToken" | "tmdbUrl">): Promise<Finding> {
  if (!tmdbToken) return good(WHAT, "Unset: the bundled catalogue and TVmaze work without it.");
  const ask = (query: string, headers: Record<string, string>) =>
    askTmdb(`${tmdbUrl}/3/authentication${query}`, headers);
  const asToken = await ask("", { authorization: `Bearer ${tmdbToken}` });
  if (asToken === "accepted")
    return good(WHAT, "TMDB accepts it: it is your API read access token (v4).");
  if (typeof asToken === "object")
    return note(WHAT, `Not tested: TMDB ${asToken.unclear}. Imports from TMDB need it.`);
  const asKey = await ask(`?${new URLSearchParams({ api_key: tmdbToken }).toString()}`, {});
  return asKey === "accepted"
    ? bad(
        WHAT,
        `This is your API key (v3). Worthy needs the API read access token (v4), the long one below it at ${WHERE}.`,
      )
    : bad(WHAT, `TMDB refuses it. Copy the API read access token (the long one) from ${WHERE}.`);
}

async function askTmdb(address: string, headers: Record<string, string>): Promise<Verdict> {
  try {
    const { status, body } = await fetch(address, {
      headers: { "user-agent": "Worthy (self-hosted)", ...headers },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await body?.cancel();
    if (status === 200) return "accepted";
    return status === 401 || status === 403 ? "refused" : { unclear: `answers ${status}` };
  } catch (error) {
    return { unclear: `can't be reached (${connectionFault(error)})` };
  }
}

/** The code of a failed request; its message could repeat the address, and with it a key. */
export function connectionFault(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "no answer in time";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "no connection";
}
