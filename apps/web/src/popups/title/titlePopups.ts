import { lazyPart } from "../../routing/LazyPart.ts";
import type { Popup } from "../../routing/Popup.ts";

const part = lazyPart("src/popups/title/TitlePopup.tsx", () => import("./TitlePopup.tsx").then((file) => file.TitlePopup));

/** `…/episode/{episodeId}` and `…/trailer/{trailerKey}` under a title's address, or as a query over it. One file for both: each costs every first page. */
export const titlePopups: readonly Popup[] = [
  { name: "episode", accepts: (value) => /^[1-9]\d{0,14}$/.test(value), part },
  { name: "trailer", accepts: (value) => /^[\w-]{1,20}$/.test(value), part },
];
