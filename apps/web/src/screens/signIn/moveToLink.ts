import { LINK_PATH } from "../../features/session/signInPaths.ts";
import type { Verdict } from "../../router/loadPage.ts";
import type { ScreenContext } from "../../routing/Screen.ts";

/** Redirects to the target of mailed links, with the query. */
export const moveToLink = async (): Promise<Verdict> => ({ kind: "moved", to: LINK_PATH });

/** The same, if the address has a token. */
export const moveTokenToLink = async ({ search }: ScreenContext): Promise<Verdict> =>
  (search.get("token") ?? "") === "" ? { kind: "show" } : moveToLink();
