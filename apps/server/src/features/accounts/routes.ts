import { progressOf } from "@worthy/domain";
import { handlersOf } from "../../platform/http/handler.ts";
import { cannedHandlers } from "./canned/routes.ts";
import type { AccountPorts } from "./accountPorts.ts";
import { countSession, findUser, readSettings, writeSettings } from "./accountStore.ts";
import { issueBearer } from "./bearerStore.ts";
import { createAccount } from "./createAccount.ts";
import { deviceHandlers } from "./deviceRoutes.ts";
import { presentUser } from "./presentUser.ts";
import { profileHandlers } from "./profileRoutes.ts";
import { showUser } from "./showUser.ts";
import { secondFactorHandlers } from "./secondFactor/routes.ts";
import { signInHandlers } from "./signIn/routes.ts";

export function accountHandlers(ports: AccountPorts) {
  const handlers = handlersOf({
    createUser: async (_input, { sql, device, language, startSession, afterCommit }) => {
      const { owner, defaultWatchlistId } = await createAccount(sql, ports);
      await ports.welcome(sql, owner, language);
      const bearer = await issueBearer(sql, { owner, label: device.label });
      const user = await findUser(sql, owner);
      if (!user) throw new Error("the new account cannot be read back");
      afterCommit(() => startSession(bearer));
      return presentUser({ user, defaultWatchlistId, progress: progressOf([]), bearer });
    },

    getUser: ({ query }, { owner, caller, sql }) =>
      showUser(sql, owner, {
        ...ports,
        bearer: query.include === "token" ? caller?.bearer : undefined,
      }),

    recordSession: async (_input, { owner, sql }) => ({
      loginCount: await countSession(sql, owner),
    }),

    getSettings: (_input, { owner, sql }) => readSettings(sql, owner),

    putSettings: async ({ body }, { owner, sql, notifyScreens }) => {
      await writeSettings(sql, owner, body);
      notifyScreens([owner.userId], "account:changed", { what: "settings" });
      return readSettings(sql, owner);
    },
  });
  return {
    ...handlers,
    ...signInHandlers(ports),
    ...secondFactorHandlers(ports),
    ...profileHandlers(ports),
    ...deviceHandlers(ports),
    ...cannedHandlers(ports),
  };
}
