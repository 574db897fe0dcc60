import type { Queries } from "../../platform/http/handler.ts";
import { ownerBy, type Owner } from "../../platform/policy.ts";
import type { RatedLocation } from "@worthy/domain";
import type { CannedProfile } from "./canned/cannedProfiles.ts";
import { ratingsOf } from "./canned/presentCanned.ts";
import { saveProfile } from "./profileStore.ts";
import { insertUser } from "./accountStore.ts";
import type { AccountPorts } from "./accountPorts.ts";

/** A made-up person to copy, and the id of the copy if it isn't a random one. */
export interface Canned {
  profile: CannedProfile;
  ratedLocation: RatedLocation;
  userId?: string;
}

/** Creates an account that is a copy of a made-up person, with the ratings. */
export async function createCanned(
  sql: Queries,
  ports: Pick<AccountPorts, "createDefaultWatchlist" | "beginWithRatings">,
  { profile, ratedLocation, userId }: Canned,
): Promise<Owner> {
  const { owner } = await createAccount(sql, ports, { canned: true, userId });
  await saveProfile(sql, owner, { profileName: profile.name, profileImage: profile.image });
  await ports.beginWithRatings(
    sql,
    owner,
    ratingsOf(profile).map((rating) => ({ ...rating, ratedLocation })),
  );
  return owner;
}

/**
 * Creates an account with settings and a default watchlist, but without a bearer. A canned one is a
 * copy of a made-up person.
 */
export async function createAccount(
  sql: Queries,
  ports: Pick<AccountPorts, "createDefaultWatchlist">,
  { canned = false, userId }: { canned?: boolean; userId?: string | undefined } = {},
): Promise<{ owner: Owner; defaultWatchlistId: number }> {
  const owner = ownerBy(await insertUser(sql, { canned, userId }));
  return { owner, defaultWatchlistId: await ports.createDefaultWatchlist(sql, owner) };
}
