import { z } from "zod";
import { titleKind, watchlistSort } from "../fields.ts";
import { recommendation } from "./titles.ts";

/** Maximum number of titles on a watchlist. */
export const MOST_WATCHLIST_ITEMS = 5000;

/** A person as seen by people they share something with. */
export const sharedPerson = z
  .object({
    userId: z.string(),
    profileName: z.string().meta({ description: "'Name' until they enter one" }),
    profileImage: z.string().nullable(),
  })
  .meta({ id: "SharedPerson" });

export const watchlist = z
  .object({
    id: z.int(),
    ownerId: z.string(),
    name: z.string(),
    hexCode: z.string(),
    numItems: z.int(),
    position: z.int(),
    status: z.string(),
    type: z.enum(["OWNER", "OWNER_DEFAULT", "ACCEPTED", "INVITED_NEW", "INVITED_SEEN"]),
    userDefault: z.boolean(),
    owner: z.boolean(),
    default: z.boolean(),
    empty: z.boolean(),
    player: z
      .union([z.literal(1), z.literal(2)])
      .meta({ description: "1 owns the list, 2 collaborates" }),
    ownerProfile: sharedPerson,
    collaborators: z
      .array(sharedPerson.extend({ state: z.literal("ACCEPTED") }))
      .meta({ description: "player 2: those who accepted, without the owner" }),
    friendsPendingInvitesToWatchlist: z.array(
      sharedPerson.extend({ state: z.enum(["INVITED_NEW", "INVITED_SEEN"]) }),
    ),
    formerCollaborators: z
      .array(sharedPerson.extend({ state: z.enum(["INVITED_REMOVED", "DECLINED"]) }))
      .meta({ description: "only the owner sees who declined and who was removed" }),
    displayIndicatorDot: z
      .boolean()
      .meta({ description: "someone else added something since the person last looked" }),
    numNewItems: z.int(),
    sort: watchlistSort.meta({ description: "how this person sorts the list" }),
    itemIds: z.array(z.int()).meta({
      description:
        "title ids on the list in its own order, at most the first 999; listWatchlistItemIds has the others",
    }),
  })
  .meta({ id: "Watchlist" });

export const watchlistItem = z
  .object({
    id: z.int(),
    watchlistItemId: z.int(),
    typeId: z.int(),
    tmdbType: titleKind,
    show: recommendation,
    score: z.int().nullable(),
    displayIndicatorDot: z.boolean(),
    isSeen: z.boolean().meta({
      description:
        "this person has rated it with a taste value, seen all of it that has aired, or marked it as seen",
    }),
    addedBy: z.string(),
    addedAt: z.iso.datetime(),
    position: z.int(),
    others: z
      .array(
        z.object({
          userId: z.string(),
          score: z
            .int()
            .min(0)
            .max(100)
            .nullable()
            .meta({ description: "null: nothing to say yet, or not shared" }),
        }),
      )
      .meta({ description: "on a shared list, what each of the others would think of it" }),
  })
  .meta({ id: "WatchlistItem" });
