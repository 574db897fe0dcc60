import { ROLE_ADMIN } from "@worthy/domain";
import { handlersOf, type Queries } from "../../../platform/http/handler.ts";
import { refuse, Refusal } from "../../../platform/refusal.ts";
import { findPeople } from "./peopleStore.ts";
import { findListedUserById, setLocked, signOutEverywhere, type ListedUser } from "./userAdmin.ts";

export interface PeopleAdminPorts {
  /** Ends all connections of a person. */
  disconnectUser(userId: string): void;
}

const present = ({ userId, createdAt, lastSessionAt, lockedAt, ...person }: ListedUser) => ({
  ...person,
  id: userId,
  createdAt: createdAt.toISOString(),
  lastSessionAt: lastSessionAt?.toISOString() ?? null,
  lockedAt: lockedAt?.toISOString() ?? null,
});

/** Somebody whom an administrator may act on: no administrator, or one could shut the others out. */
export async function findSubject(sql: Queries, personId: string): Promise<ListedUser | Refusal> {
  const person = await findListedUserById(sql, personId);
  if (!person) return refuse("not-found", "There is no such person.", "no-person");
  return person.roles.includes(ROLE_ADMIN)
    ? refuse("conflict", "This is an administrator. Take the role back on the command line first: worthy user no-admin", "is-administrator")
    : person;
}

export function peopleAdminHandlers({ disconnectUser }: PeopleAdminPorts) {
  return handlersOf<"listPeople" | "lockPerson" | "signOutPerson">({
    listPeople: async ({ query }, { sql }) => {
      const { people, total } = await findPeople(sql, query);
      return { results: people.map(present), total };
    },
    lockPerson: async ({ params, body }, { sql, afterCommit }) => {
      const person = await findSubject(sql, params.personId);
      if (person instanceof Refusal) return person;
      await setLocked(sql, person.userId, body.locked);
      if (body.locked) afterCommit(() => disconnectUser(person.userId));
      return { success: true };
    },
    signOutPerson: async ({ params }, { sql, afterCommit }) => {
      const person = await findSubject(sql, params.personId);
      if (person instanceof Refusal) return person;
      await signOutEverywhere(sql, person.userId);
      afterCommit(() => disconnectUser(person.userId));
      return { success: true };
    },
  });
}
