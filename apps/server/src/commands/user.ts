import { existsSync } from "node:fs";
import { pino } from "pino";
import { MIGRATIONS } from "../composition.ts";
import { findListedUser, listUsers, makeAdmin, removeAdmin, setLocked, signOutEverywhere, type ListedUser } from "../features/accounts/admin/userAdmin.ts";
import { insertAct } from "../features/admin/actStore.ts";
import type { Queries } from "../platform/http/handler.ts";
import type { Sql } from "../platform/database/sqlClient.ts";
import { migrate } from "../platform/database/migrate.ts";
import { say } from "../platform/say.ts";
import { configOrProblem, connectAs } from "./openProduct.ts";
import { StartProblem } from "./startProblem.ts";

const MOST = 200;

const HELP = `worthy user: the people of this installation. PERSON is an e-mail address or an id.

  worthy user list              registered people, the newest first (at most ${MOST})
  worthy user show PERSON       what is known of one account
  worthy user admin PERSON      make a registered person an administrator
  worthy user no-admin PERSON   and take that back
  worthy user lock PERSON       let nobody in to this account until it is unlocked
  worthy user unlock PERSON
  worthy user sign-out PERSON   sign all devices of a person out

The server may go on running. See also ADMIN_EMAIL in README.md.`;

const CHANGES: Record<string, (sql: Queries, user: ListedUser) => Promise<string>> = {
  show: async () => "",
  admin: async (sql, { userId, email }) => {
    if (email === null) throw new StartProblem("Only a person with a verified e-mail address can be an administrator.");
    await makeAdmin(sql, userId);
    await signOutEverywhere(sql, userId); // bearers change with every rise in privilege
    return "is an administrator now, once signed in again";
  },
  "no-admin": async (sql, { userId }) => {
    await removeAdmin(sql, userId);
    return "is no administrator any more";
  },
  lock: async (sql, { userId }) => {
    await setLocked(sql, userId, true);
    return "is locked: nobody gets in to this account";
  },
  unlock: async (sql, { userId }) => {
    await setLocked(sql, userId, false);
    return "is unlocked";
  },
  "sign-out": async (sql, { userId }) => {
    await signOutEverywhere(sql, userId);
    return "is signed out everywhere";
  },
};

/** Looks at people and changes what only an operator may change; also while a server runs. */
export async function user(args: readonly string[]): Promise<void> {
  if (args.length === 0) return say(HELP);
  const act = parseUserCommand(args);
  const config = configOrProblem();
  if (!config.databaseUrl && !existsSync(config.dataDir)) throw new StartProblem(`There is nothing in ${config.dataDir} yet.`);
  const database = await connectAs(config, { log: pino({ level: config.logLevel }), join: true, name: "worthy user" });
  try {
    await migrate(database.sql, MIGRATIONS);
    say(await act(database.sql));
  } finally {
    await database.stop();
  }
}

/** What the arguments ask for, as a function that does it and returns what to say. Throws StartProblem where they ask for nothing. */
export function parseUserCommand([action = "", name]: readonly string[]): (sql: Sql) => Promise<string> {
  if (action === "list") return async (sql) => describeUsers(await listUsers(sql, MOST));
  const change = Object.hasOwn(CHANGES, action) ? CHANGES[action] : undefined;
  if (!change) throw new StartProblem(`"${action}" is unknown.\n\n${HELP}`);
  if (!name) throw new StartProblem(`Whom? worthy user ${action} PERSON, by e-mail address or id.`);
  return async (sql) => {
    const found = await findListedUser(sql, name);
    if (!found) throw new StartProblem(`Nobody here has the e-mail address or id ${name}.`);
    const done = await sql.begin(async (tx) => {
      if (action !== "show") await insertAct(tx, { adminId: null, action: `worthy user ${action}`, params: { personId: found.userId }, body: {} });
      return change(tx, found);
    });
    return done ? `${found.email ?? found.userId} ${done}.` : describeUsers([found]);
  };
}

const minute = (at: Date | null) => at?.toISOString().slice(0, 16).replace("T", " ") ?? "never";

function describeUsers(users: readonly ListedUser[]): string {
  if (users.length === 0) return "Nobody has registered yet.";
  return users
    .map(({ userId, email, lifeCycle, roles, createdAt, lastSessionAt, lockedAt, ratings, devices }) => {
      const facts = [lifeCycle, roles.join(" ") || "no roles", `since ${minute(createdAt)}`, `last here ${minute(lastSessionAt)}`, `${ratings} ratings`, `${devices} devices`];
      return `${userId}  ${email ?? "no e-mail"}\n  ${facts.join(", ")}${lockedAt ? `, LOCKED since ${minute(lockedAt)}` : ""}`;
    })
    .join("\n");
}
