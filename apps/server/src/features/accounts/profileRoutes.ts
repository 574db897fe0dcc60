import { B2B_PROFILE, mayHaveB2bProfile } from "@worthy/domain";
import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import { sha256 } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import { addRoles, findUser, type UserRow } from "./accountStore.ts";
import { modeOf } from "./appMode.ts";
import type { AccountPorts } from "./accountPorts.ts";
import { noteInstallation } from "./bearerStore.ts";
import { savePendingEmail } from "./emailStore.ts";
import { presentAccountInformation, presentProfile } from "./presentProfile.ts";
import { saveNames, saveProfile } from "./profileStore.ts";
import { showUser } from "./showUser.ts";

export async function readUser(sql: Queries, owner: Owner): Promise<UserRow> {
  const user = await findUser(sql, owner);
  if (!user) throw new Error(`person ${owner.userId} cannot be read back`);
  return user;
}

export function profileHandlers(ports: AccountPorts) {
  const show = async (sql: Queries, owner: Owner) => {
    const [user, progress, services] = await Promise.all([
      readUser(sql, owner),
      ports.progress(sql, owner),
      ports.countServices(sql, owner),
    ]);
    return presentProfile(user, { progress, services });
  };
  return handlersOf({
    patchUser: async ({ body }, { owner, sql }) => {
      if (body.email) await savePendingEmail(sql, owner, body.email);
      return showUser(sql, owner, ports);
    },

    updateIdentifier: async ({ body }, { owner, caller, sql }) => {
      await noteInstallation(sql, owner, {
        tokenHash: sha256(caller?.bearer ?? ""),
        source: body.source,
        installationId: body.fingerprint,
      });
      return { success: true };
    },

    getAccountInformation: async (_input, { owner, sql }) =>
      presentAccountInformation(await readUser(sql, owner)),

    updateAccountInformation: async ({ body }, { owner, sql, notifyScreens }) => {
      const { email, displayName, phoneNumber } = body;
      await saveProfile(sql, owner, { profileName: displayName, phoneNumber });
      if (email) await savePendingEmail(sql, owner, email);
      notifyScreens([owner.userId], "account:changed", { what: "profile" });
      return presentAccountInformation(await readUser(sql, owner));
    },

    getProfile: (_input, { owner, sql }) => show(sql, owner),

    updateProfile: async ({ body }, { owner, sql, notifyScreens }) => {
      const { firstName, lastName, settings, ...rest } = body;
      await saveProfile(sql, owner, {
        ...rest,
        ...(rest.genres ? { genres: [...new Set(rest.genres)] } : {}),
      });
      const saved = await saveNames(sql, owner, { firstName, lastName, settings });
      if (!saved)
        return refuse("conflict", "A profile can have at most 50 settings.", "settings-full");
      notifyScreens([owner.userId], "account:changed", { what: "profile" });
      return show(sql, owner);
    },

    grantB2bProfile: async ({ query }, { owner, sql, device, now }) => {
      const { createdAt, roles } = await readUser(sql, owner);
      const mode = modeOf(device.host, query.appMode);
      if (!mayHaveB2bProfile({ mode, createdAt: createdAt.getTime(), roles }, now))
        return refuse("forbidden", "This role is for new accounts in demo or business mode.");
      await addRoles(sql, owner, [B2B_PROFILE]);
      return showUser(sql, owner, ports);
    },
  });
}
