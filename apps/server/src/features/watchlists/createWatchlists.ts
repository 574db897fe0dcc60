import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Caller, Owner } from "../../platform/policy.ts";
import { composeInviteMail } from "./invites/composeInviteMail.ts";
import { inviteGuards } from "./invites/inviteGuards.ts";
import type { InvitePorts } from "./invites/invitePorts.ts";
import { partPeople } from "./invites/partPeople.ts";
import { friendReference, openFriendInvite } from "./invites/presentReference.ts";
import { deleteOldReferences } from "./invites/referenceStore.ts";
import { inviteHandlers } from "./invites/routes.ts";
import { findListGroup, findOthers, selectOthers, sharesList } from "./memberStore.ts";
import { watchlistData, type WatchlistDataPorts } from "./personal/watchlistData.ts";
import { deleteOldRemovedItems, REMOVED_KEPT_MS } from "./removedItemStore.ts";
import {
  addingImplicitly,
  notifyImplicit,
  removeImplicit,
  removingImplicitly,
} from "./implicitItems.ts";
import { shareNewList, type NewSharedList } from "./ownLists.ts";
import { watchlistHandlers } from "./routes.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";
import type { NotifyContext } from "./notifyViewers.ts";
import { findDefaultWatchlistId, insertDefaultWatchlist } from "./watchlistStore.ts";

/** How long ended references are reported as expired instead of unknown. */
const REFERENCES_KEPT_MS = 30 * 24 * 60 * 60_000;

/** Other features. Friends depends on watchlists itself, so it comes as a function. */
interface Neighbours {
  accounts: Pick<InvitePorts, "people" | "accountStatus" | "emailKeyOf"> &
    Pick<WatchlistDataPorts, "namesOf"> & { isVerified(caller: Caller | null): Promise<boolean> };
  catalogue: Pick<WatchlistPorts, "snapshot"> & Pick<WatchlistDataPorts, "titleName">;
  recommendations: Pick<WatchlistPorts, "open" | "scoresOfOthers">;
  providers: Pick<WatchlistPorts, "servicesOf">;
  ratings: Pick<WatchlistPorts, "notInterested">;
  friends(): Pick<InvitePorts, "friendStatus" | "isBlocked" | "lockPair">;
}

/** Lists of titles that people keep and share. */
export function createWatchlists(platform: Platform, others: Neighbours) {
  const { sql, now, limiter, mailQueue, publicUrl } = platform;
  const { accounts, catalogue, recommendations, providers, ratings, friends } = others;
  const before = (age: number) => new Date(now() - age);
  return {
    handlers: {
      ...watchlistHandlers({
        snapshot: catalogue.snapshot,
        open: recommendations.open,
        scoresOfOthers: recommendations.scoresOfOthers,
        people: accounts.people,
        servicesOf: providers.servicesOf,
        notInterested: ratings.notInterested,
      }),
      ...inviteHandlers({
        people: accounts.people,
        accountStatus: accounts.accountStatus,
        emailKeyOf: accounts.emailKeyOf,
        friendStatus: (...pair) => friends().friendStatus(...pair),
        isBlocked: (...pair) => friends().isBlocked(...pair),
        lockPair: (...pair) => friends().lockPair(...pair),
        mailQueue,
        publicUrl,
      }),
    },
    guards: inviteGuards(limiter, accounts.isVerified),
    personalData: watchlistData({ titleName: catalogue.titleName, namesOf: accounts.namesOf }),
    hourly: [
      {
        run: () => deleteOldReferences(sql, before(REFERENCES_KEPT_MS)),
        failed: "couldn't remove old invite references",
      },
      {
        run: () => deleteOldRemovedItems(sql, before(REMOVED_KEPT_MS)),
        failed: "couldn't delete items removed from lists",
      },
    ],
    createDefaultWatchlist: insertDefaultWatchlist,
    defaultWatchlistId: findDefaultWatchlistId,
    addingImplicitly,
    removingImplicitly,
    removeImplicit,
    notifyImplicit,
    shareNewList: (sql: Queries, owner: Owner, list: NewSharedList) =>
      shareNewList(catalogue.snapshot(), { sql, owner }, list),
    others: findOthers,
    selectOthers,
    listGroup: findListGroup,
    sharesList,
    /** Ends what the caller and another share. */
    part: (context: NotifyContext, otherId: string) =>
      partPeople(context, { accountStatus: accounts.accountStatus }, otherId),
    friendReference,
    openFriendInvite,
    composeInvite: composeInviteMail,
  } satisfies Feature & Offers;
}

export type Watchlists = ReturnType<typeof createWatchlists>;
