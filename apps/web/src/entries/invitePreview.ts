import { apiQuery } from "../api/apiQuery.ts";
import { friendName } from "../features/friends/friendName.ts";
import { listName } from "../features/watchlists/lists/listName.ts";
import type { Locale } from "../locale/createLocale.ts";
import type { Head, ScreenContext } from "../routing/Screen.ts";
import placesTexts from "../routing/texts/places.en.json" with { type: "json" };
import sharingTexts from "../features/watchlists/texts/sharing.en.json" with { type: "json" };
import invitePreviewTexts from "./texts/invitePreview.en.json" with { type: "json" };

/**
 * What is on a picture: the kind of invite, or less. Each has a page at its own path, in place of a
 * reference, so that the address of a picture holds no reference.
 */
const PICTURES = ["watchlist", "friend", "any"] as const;

/**
 * The head of an invite's page as the server sends it, for messengers. It says what the sign-in page
 * says to whoever has the link. The picture has no names, because it is cached; an invite that is
 * over or unknown says nothing.
 */
export function invitePreview({ params, queryClient }: ScreenContext, locale: Locale): Head {
  const t = locale.texts(placesTexts, sharingTexts, invitePreviewTexts);
  const reference = params["inviteReference"] ?? "";
  const invite = queryClient.getQueryData(
    apiQuery("getInvite", { params: { reference } }).queryKey,
  );
  const picture = PICTURES.find((each) => each === reference) ?? invite?.kind ?? "any";
  const card = {
    path: `/watchlists/invite/${picture}`,
    name: t(`invitePreview.${picture}`),
    titleIds: [],
  };
  if (!invite) return { title: t("places.invite"), description: t("invitePreview.anyHint"), card };
  const who = friendName({ profileName: invite.inviterUserName }, locale);
  if (invite.kind === "friend")
    return {
      title: t("sharing.toFriendship", { who }),
      description: t("sharing.toFriendshipHint"),
      card,
    };
  const list = invite.watchlistName;
  return {
    title:
      list === null
        ? t("sharing.toAList", { who })
        : t("sharing.toList", { who, list: listName(list, locale) }),
    description: t("sharing.toListHint"),
    card,
  };
}
