import { existsSync } from "node:fs";
import { pino } from "pino";
import {
  findListedUser,
  listUsers,
  makeAdmin,
  removeAdmin,
  setLocked,
  signOutEverywhere,
  type ListedUser,
} from "../features/accounts/admin/userAdmin.ts";
import { deleteSecondFactor } from "../features/accounts/secondFactor/secondFactorStore.ts";
import { mayOperate } from "../features/accounts/admin/subjectPolicy.ts";
import { insertAct } from "../features/admin/actStore.ts";
import type { Queries } from "../platform/http/handler.ts";
import type { Sql } from "../platform/database/sqlClient.ts";
import { MIGRATIONS, migrate } from "../platform/database/migrate.ts";
import { print } from "../platform/print.ts";
import { configOrProblem, connectAs } from "./connectAs.ts";
import { StartProblem } from "./startProblem.ts";

const MOST = 200;

const HELP = `worthy user: manages the people of this installation. PERSON is an e-mail address or id.

  worthy user list              list registered people, newest first (at most ${MOST})
  worthy user show PERSON       show an account
  worthy user admin PERSON      make a registered person an administrator
  worthy user no-admin PERSON   undo that
  worthy user lock PERSON       lock an account
  worthy user unlock PERSON     unlock it
  worthy user sign-out PERSON   sign a person out on all devices
  worthy user no-second-factor PERSON
                                turn off an administrator's second factor that is lost

Works while the server runs. See also ADMIN_EMAIL in docs/configuration.md.`;

type Account = ReturnType<typeof mayOperate>;

const CHANGES: Record<string, (sql: Queries, account: Account) => Promise<string>> = {
  show: async () => "",
  admin: async (sql, account) => {
    if (account.email === null)
      throw new StartProblem(
        "Only a person with a confirmed email address can be an administrator.",
      );
    await makeAdmin(sql, account);
    await signOutEverywhere(sql, account); // every change of privileges issues new bearers
    return "is now an administrator and must sign in again";
  },
  "no-admin": async (sql, account) => {
    await removeAdmin(sql, account);
    return "is no longer an administrator";
  },
  lock: async (sql, account) => {
    await setLocked(sql, account, true);
    return "is locked, so no one can use this account";
  },
  unlock: async (sql, account) => {
    await setLocked(sql, account, false);
    return "is unlocked";
  },
  "sign-out": async (sql, account) => {
    await signOutEverywhere(sql, account);
    return "is signed out everywhere";
  },
  "no-second-factor": async (sql, account) => {
    if (!(await deleteSecondFactor(sql, account))) return "doesn’t use two-step sign-in";
    await signOutEverywhere(sql, account);
    return "no longer has two-step sign-in, and must sign in again";
  },
};

/** Shows people and changes what only an operator may change; works while a server is running. */
export async function user(args: readonly string[]): Promise<void> {
  if (args.length === 0) return print(HELP);
  const act = parseUserCommand(args);
  const config = configOrProblem();
  if (!config.databaseUrl && !existsSync(config.dataDir))
    throw new StartProblem(`There’s nothing in ${config.dataDir} yet.`);
  const database = await connectAs(config, {
    log: pino({ level: config.logLevel }),
    join: true,
    name: "worthy user",
  });
  try {
    await migrate(database.sql, MIGRATIONS);
    print(await act(database.sql));
  } finally {
    await database.stop();
  }
}

/**
 * Parses the arguments into a function that does the work and returns the message. Throws
 * StartProblem if they are invalid.
 */
export function parseUserCommand([action = "", name]: readonly string[]): (
  sql: Sql,
) => Promise<string> {
  if (action === "list") return async (sql) => describeUsers(await listUsers(sql, MOST));
  const change = Object.hasOwn(CHANGES, action) ? CHANGES[action] : undefined;
  if (!change) throw new StartProblem(`Unknown action "${action}".\n\n${HELP}`);
  if (!name)
    throw new StartProblem(
      `Who? worthy user ${action} PERSON, where PERSON is an email address or id.`,
    );
  return async (sql) => {
    const found = await findListedUser(sql, name);
    if (!found) throw new StartProblem(`No one has the email address or id ${name}.`);
    const done = await sql.begin(async (tx) => {
      if (action !== "show")
        await insertAct(tx, {
          adminId: null,
          action: `worthy user ${action}`,
          params: { personId: found.userId },
          body: {},
        });
      return change(tx, mayOperate(found));
    });
    return done ? `${found.email ?? found.userId} ${done}.` : describeUsers([found]);
  };
}

const minute = (at: Date | null) => at?.toISOString().slice(0, 16).replace("T", " ") ?? "never";

function describeUsers(users: readonly ListedUser[]): string {
  if (users.length === 0) return "No one has registered yet.";
  return users
    .map(
      ({
        userId,
        email,
        lifeCycle,
        roles,
        createdAt,
        lastSessionAt,
        lockedAt,
        ratings,
        devices,
      }) => {
        const facts = [
          lifeCycle,
          roles.join(" ") || "no roles",
          `since ${minute(createdAt)}`,
          `last here ${minute(lastSessionAt)}`,
          `${ratings} ratings`,
          `${devices} devices`,
        ];
        return `${userId}  ${email ?? "no e-mail"}\n  ${facts.join(", ")}${lockedAt ? `, LOCKED since ${minute(lockedAt)}` : ""}`;
      },
    )
    .join("\n");
}
