import { handlersOf, type Queries } from "../../../platform/http/handler.ts";
import type { Administrator } from "../../../platform/policy.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { mayAdminister } from "./subjectPolicy.ts";
import { findPeople } from "./peopleStore.ts";
import { findListedUserById, setLocked, signOutEverywhere, type ListedUser } from "./userAdmin.ts";

export interface PeopleAdminPorts {
  /** Closes all of a person's connections. */
  disconnectUser(userId: string): void;
}

const present = ({ userId, createdAt, lastSessionAt, lockedAt, ...person }: ListedUser) => ({
  ...person,
  id: userId,
  createdAt: createdAt.toISOString(),
  lastSessionAt: lastSessionAt?.toISOString() ?? null,
  lockedAt: lockedAt?.toISOString() ?? null,
});

/** Finds a person whom the administrator may act on. */
export async function findSubject(sql: Queries, admin: Administrator, personId: string) {
  return mayAdminister(admin, await findListedUserById(sql, personId));
}

export function peopleAdminHandlers({ disconnectUser }: PeopleAdminPorts) {
  return handlersOf({
    listPeople: async ({ query }, { owner, sql }) => {
      const { people, total } = await findPeople(sql, owner, query);
      return { results: people.map(present), total };
    },
    lockPerson: async ({ params, body }, { owner, sql, afterCommit }) => {
      const person = await findSubject(sql, owner, params.personId);
      if (person instanceof Refusal) return person;
      await setLocked(sql, person, body.locked);
      if (body.locked) afterCommit(() => disconnectUser(person.userId));
      return { success: true };
    },
    signOutPerson: async ({ params }, { owner, sql, afterCommit }) => {
      const person = await findSubject(sql, owner, params.personId);
      if (person instanceof Refusal) return person;
      await signOutEverywhere(sql, person);
      afterCommit(() => disconnectUser(person.userId));
      return { success: true };
    },
  });
}
