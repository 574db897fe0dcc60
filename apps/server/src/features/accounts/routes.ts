import { progressOf, type Progress } from "@worthy/domain";
import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import { newBearer, newTextId, sha256 } from "../../platform/ids.ts";
import { ownerOfNewAccount, type Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import { countSession, findUser, insertUser, readSettings, writeSettings } from "./accountStore.ts";
import { presentUser } from "./presentUser.ts";

/** What accounts need of other features. */
export interface AccountPorts {
  createDefaultWatchlist(sql: Queries, owner: Owner): Promise<number>;
  defaultWatchlistId(sql: Queries, owner: Owner): Promise<number>;
  progress(sql: Queries, owner: Owner): Promise<Progress>;
}

export function accountHandlers(ports: AccountPorts) {
  return handlersOf<"createUser" | "getUser" | "recordSession" | "getSettings" | "putSettings">({
    createUser: async (_input, { sql, startSession, afterCommit }) => {
      const userId = newTextId();
      const bearer = newBearer(userId);
      await insertUser(sql, { userId, tokenHash: sha256(bearer) });
      const owner = ownerOfNewAccount(userId);
      const defaultWatchlistId = await ports.createDefaultWatchlist(sql, owner);
      const user = await findUser(sql, userId);
      if (!user) throw new Error("the new account cannot be read back");
      afterCommit(() => startSession(bearer));
      return presentUser({ user, defaultWatchlistId, progress: progressOf([]), bearer });
    },

    getUser: async ({ query }, { owner, caller, sql }) => {
      const user = await findUser(sql, owner.userId);
      if (!user) return refuse("not-found", "This account does not exist.");
      const [defaultWatchlistId, progress] = await Promise.all([ports.defaultWatchlistId(sql, owner), ports.progress(sql, owner)]);
      return presentUser({ user, defaultWatchlistId, progress, bearer: query.include === "token" ? caller?.bearer : undefined });
    },

    recordSession: async (_input, { owner, sql }) => ({ loginCount: await countSession(sql, owner) }),

    getSettings: (_input, { owner, sql }) => readSettings(sql, owner),

    putSettings: async ({ body }, { owner, sql, tellScreens }) => {
      await writeSettings(sql, owner, body);
      tellScreens([owner.userId], "account:changed", { what: "settings" });
      return readSettings(sql, owner);
    },
  });
}
