import { isOneOf } from "../../platform/database/sqlClient.ts";
import { hasName, PLACEHOLDER_NAME } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** A person as seen by people they share something with. */
export interface SharedPerson {
  userId: string;
  profileName: string;
  profileImage: string | null;
}

/** Refuses to let somebody without a name invite others, who would be invited by "Somebody". */
export function needName({ profileName }: Pick<SharedPerson, "profileName">): Refusal | null {
  return profileName === PLACEHOLDER_NAME
    ? refuse("forbidden", "Add your name first, so people know who’s inviting them.", "name-first")
    : null;
}

/** Returns anybody's name and picture; placeholders for deleted or unnamed people. */
export type PersonLookup = (userId: string) => SharedPerson;

interface NamedRow extends Row<
  typeof schema.userProfiles,
  "userId" | "profileName" | "profileImage"
> {
  verified: boolean;
}

/** Names and pictures of people, in one query, for those who share something with them. */
export async function findSharedPeople(
  sql: Queries,
  userIds: readonly string[],
): Promise<PersonLookup> {
  const wanted = [...new Set(userIds)];
  const rows =
    wanted.length === 0
      ? []
      : await sql<NamedRow[]>`
          select p.user_id, p.profile_name, p.profile_image, e.user_id is not null as verified
          from user_profiles p left join emails e using (user_id) where p.user_id ${isOneOf(sql, wanted)}`;
  const people = new Map(rows.map((row) => [row.userId, present(row)]));
  return (userId) =>
    people.get(userId) ?? { userId, profileName: PLACEHOLDER_NAME, profileImage: null };
}

function present({ userId, profileName, profileImage, verified }: NamedRow): SharedPerson {
  const named = hasName({ verified, profile: { profileName } });
  return {
    userId,
    profileName: named && profileName ? profileName : PLACEHOLDER_NAME,
    profileImage: verified ? profileImage : null,
  };
}
