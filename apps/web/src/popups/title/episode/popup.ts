import { parseSlugId } from "@worthy/domain";
import { apiQuery } from "../../../api/apiQuery.ts";
import type { Popup } from "../../../routing/Popup.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";

/** `…/episode/{episodeId}` under a title's address, or `?episode={episodeId}` over it. */
export const popup: Popup = {
  name: "episode",
  accepts: (value) => /^[1-9]\d{0,14}$/.test(value),
  // A page of its own, read without scripts too.
  queries: ({ params }, value) => {
    const title = parseSlugId(params["slugId"] ?? "");
    return title === null
      ? []
      : [apiQuery("getEpisode", { params: { id: String(title.id), episodeId: value } })];
  },
  component: lazyComponent(() => import("../TitlePopup.tsx").then(({ TitlePopup }) => TitlePopup)),
};
