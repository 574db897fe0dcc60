import { apiQuery } from "../../api/apiQuery.ts";
import { friendName } from "../../features/friends/friendName.ts";
import { listName } from "../../features/watchlists/lists/listName.ts";
import type { Locale } from "../../locale/createLocale.ts";
import type { Head, PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };
import sharingTexts from "../../features/watchlists/texts/sharing.en.json" with { type: "json" };
import invitePreviewTexts from "./texts/invitePreview.en.json" with { type: "json" };

/**
 * What is on a picture: the kind of invite, or less. Each has a page at its own path, in place of a
 * reference, so that the address of a picture holds no reference.
 */
const PICTURES = ["watchlist", "friend", "any"] as const;

const inviteQuery = (reference: string) => apiQuery("getInvite", { params: { reference } });

const referenceOf = ({ params }: ScreenContext) => params["inviteReference"] ?? "";

const pictureAt = (reference: string) => PICTURES.find((picture) => picture === reference);

/** Messengers read what the invite is; the browser of somebody with an account asks for itself. */
export function inviteQueries(context: ScreenContext): readonly PrefetchQuery[] {
  const reference = referenceOf(context);
  return context.userId === null && pictureAt(reference) === undefined
    ? [inviteQuery(reference)]
    : [];
}

/**
 * Says what the sign-in page says to whoever has the link. The picture has no names, because it is
 * cached; an invite that is over or unknown says nothing.
 */
export function inviteHead(context: ScreenContext, locale: Locale): Head {
  const t = locale.texts(placesTexts, sharingTexts, invitePreviewTexts);
  const reference = referenceOf(context);
  const invite = context.queryClient.getQueryData(inviteQuery(reference).queryKey);
  const picture = pictureAt(reference) ?? invite?.kind ?? "any";
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
