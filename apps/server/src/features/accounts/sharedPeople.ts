import { hasName, PLACEHOLDER_NAME } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";

/** Somebody as those they share something with see them. */
export interface SharedPerson {
  userId: string;
  profileName: string;
  profileImage: string | null;
}

/** Finds anybody's name and picture; who is gone or has given none is called by the placeholder. */
export type PersonLookup = (userId: string) => SharedPerson;

interface Row {
  userId: string;
  profileName: string | null;
  profileImage: string | null;
  verified: boolean;
}

/** Names and pictures of people, in one query, for those who share something with them. */
export async function findSharedPeople(sql: Queries, userIds: readonly string[]): Promise<PersonLookup> {
  const wanted = [...new Set(userIds)];
  const rows =
    wanted.length === 0
      ? []
      : await sql<Row[]>`
          select p.user_id, p.profile_name, p.profile_image, e.user_id is not null as verified
          from user_profiles p left join emails e using (user_id) where p.user_id = any(${wanted})`;
  const people = new Map(rows.map((row) => [row.userId, present(row)]));
  return (userId) => people.get(userId) ?? { userId, profileName: PLACEHOLDER_NAME, profileImage: null };
}

function present({ userId, profileName, profileImage, verified }: Row): SharedPerson {
  const named = hasName({ verified, profile: { profileName } });
  return { userId, profileName: named && profileName ? profileName : PLACEHOLDER_NAME, profileImage: verified ? profileImage : null };
}
