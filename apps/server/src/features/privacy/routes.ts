import { isRegistered } from "@worthy/domain";
import type { Guards } from "../../platform/http/dispatch.ts";
import { handlersOf } from "../../platform/http/handler.ts";
import { eraseAll } from "../../platform/personalData.ts";
import { ownerBy } from "../../platform/policy.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { Limit } from "../../platform/limits/limiter.ts";
import { exportZip } from "./exportZip.ts";
import type { PrivacyPorts } from "./privacyPorts.ts";

/** A download reads everything twice. */
const EXPORTS: Limit = { name: "exports", most: 12, windowMs: 60 * 60 * 1000 };

export function privacyGuards({ limiter }: Pick<PrivacyPorts, "limiter">): Guards {
  return { exportUser: ({ params }, _call, now) => limiter.take(EXPORTS, params.userId, now) };
}

export function privacyHandlers({
  personalData,
  lockToEnd,
  accountEnded,
  findSubject,
  publicUrl,
  replica,
}: PrivacyPorts) {
  return handlersOf({
    exportUser: async ({ query }, { owner, caller, sql, now }) =>
      query.confirm === undefined && !isRegistered(caller?.roles ?? [])
        ? refuse("invalid", 'Give confirm: "DOWNLOAD".')
        : exportZip({
            files: personalData().flatMap(({ files }) => files),
            sql: (await replica.caughtUp(sql)) ?? sql,
            owner,
            at: new Date(now),
            origin: publicUrl,
          }),

    deleteUser: async (_input, { owner, sql, afterCommit, endSession }) => {
      if (!(await lockToEnd(sql, owner)))
        return refuse("unauthenticated", "This account no longer exists.");
      await eraseAll(sql, owner, personalData());
      afterCommit(() => accountEnded(owner.userId));
      afterCommit(endSession);
      return { success: true };
    },

    erasePerson: async ({ params }, { owner, sql, afterCommit }) => {
      const found = await findSubject(sql, owner, params.personId);
      if (found instanceof Refusal) return found;
      const person = ownerBy(found);
      if (!(await lockToEnd(sql, person)))
        return refuse("not-found", "Person not found.", "no-person");
      await eraseAll(sql, person, personalData());
      afterCommit(() => accountEnded(person.userId));
      return { success: true };
    },
  });
}
