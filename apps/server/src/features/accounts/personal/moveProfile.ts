import type { Queries } from "../../../platform/http/handler.ts";
import type { Merge, MergeSummary } from "../../../platform/personalData.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

const MOST_SETTINGS = 50;

/** Copies one account's profile to another: existing values stay, missing ones are filled in. */
export async function moveProfile(
  sql: Queries,
  merge: Merge,
): Promise<Pick<MergeSummary, "genres">> {
  await moveNames(sql, merge);
  await moveSettings(sql, merge);
  return { genres: await moveOwnWords(sql, merge) };
}

async function moveNames(sql: Queries, { from, into }: Merge): Promise<void> {
  await sql`
    update users mine set
      first_name = coalesce(mine.first_name, theirs.first_name),
      last_name = coalesce(mine.last_name, theirs.last_name),
      profile_settings = mine.profile_settings || coalesce((
        select jsonb_object_agg(key, value) from (
          select key, value from jsonb_each(theirs.profile_settings) where not mine.profile_settings ? key
          order by key limit greatest(0, ${MOST_SETTINGS} - (select count(*) from jsonb_object_keys(mine.profile_settings)))) as missing), '{}')
    from users theirs where mine.user_id = ${into.userId} and theirs.user_id = ${from.userId}`;
  await sql`update users set first_name = null, last_name = null, profile_settings = '{}', login_count = 0, last_session_at = null where user_id = ${from.userId}`;
}

/**
 * What differs from how a setting starts is somebody's choice, and stays: "off" for all but original
 * names, which start as off. The same goes for "no" to sharing ratings. A "yes" counts only if it was given in the account
 * that stays: on the other it was about that account's ratings, maybe by somebody else at the device.
 */
async function moveSettings(sql: Queries, { from, into }: Merge): Promise<void> {
  await sql`
    update user_settings mine set
      features_updates_notifications_enabled = mine.features_updates_notifications_enabled and theirs.features_updates_notifications_enabled,
      implicit_watchlist_add_enabled = mine.implicit_watchlist_add_enabled and theirs.implicit_watchlist_add_enabled,
      recommendations_notifications_enabled = mine.recommendations_notifications_enabled and theirs.recommendations_notifications_enabled,
      reminders_notifications_enabled = mine.reminders_notifications_enabled and theirs.reminders_notifications_enabled,
      share_ratings_with_friends_enabled = mine.share_ratings_with_friends_enabled and theirs.share_ratings_with_friends_enabled,
      rating_sharing_agreed = case when not mine.rating_sharing_agreed or not theirs.rating_sharing_agreed then false else mine.rating_sharing_agreed end,
      show_original_names_enabled = mine.show_original_names_enabled or theirs.show_original_names_enabled,
      region = coalesce(mine.region, theirs.region)
    from user_settings theirs where mine.user_id = ${into.userId} and theirs.user_id = ${from.userId}`;
  await sql`delete from user_settings where user_id = ${from.userId}`;
}

/** Returns the number of genres moved. */
async function moveOwnWords(sql: Queries, { from, into }: Merge): Promise<number> {
  const [source] = await sql<
    Row<typeof schema.userProfiles, "genres">[]
  >`select genres from user_profiles where user_id = ${from.userId}`;
  if (!source) return 0;
  await sql`insert into user_profiles (user_id) values (${into.userId}) on conflict do nothing`;
  const [target] = await sql<
    Row<typeof schema.userProfiles, "genres">[]
  >`select genres from user_profiles where user_id = ${into.userId}`;
  const added = source.genres.filter((genre) => !target?.genres.includes(genre));
  await sql`
    update user_profiles mine set
      profile_name = coalesce(mine.profile_name, theirs.profile_name),
      profile_image = coalesce(mine.profile_image, theirs.profile_image),
      display_name = coalesce(mine.display_name, theirs.display_name),
      phone_number = coalesce(mine.phone_number, theirs.phone_number),
      genres = mine.genres || ${added}::text[],
      updated_at = now()
    from user_profiles theirs where mine.user_id = ${into.userId} and theirs.user_id = ${from.userId}`;
  await sql`delete from user_profiles where user_id = ${from.userId}`;
  return added.length;
}
