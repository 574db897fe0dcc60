import type { Guards } from "../../platform/http/dispatch.ts";
import { handlersOf } from "../../platform/http/handler.ts";
import { ownerEndedBy } from "../../platform/policy.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { Limit } from "../../platform/limits/limiter.ts";
import { exportZip } from "./exportZip.ts";
import type { PrivacyPorts } from "./privacyPorts.ts";

/** A download reads everything twice. */
const EXPORTS: Limit = { name: "exports", most: 12, windowMs: 60 * 60 * 1000 };

export function privacyGuards({ limiter }: Pick<PrivacyPorts, "limiter">): Guards {
  return { exportUser: ({ params }, _call, now) => limiter.take(EXPORTS, params.userId, now) };
}

export function privacyHandlers({ data, lockToEnd, accountEnded, findSubject, publicUrl }: PrivacyPorts) {
  const files = data.flatMap((each) => each.files);
  return handlersOf<"exportUser" | "deleteUser" | "erasePerson">({
    exportUser: (_input, { owner, sql, now }) => exportZip({ files, sql, owner, at: new Date(now), origin: publicUrl }),

    deleteUser: async (_input, { owner, sql, afterCommit, endSession }) => {
      if (!(await lockToEnd(sql, owner.userId))) return refuse("unauthenticated", "This account is gone.");
      for (const { erase } of data) await erase(sql, owner);
      afterCommit(() => accountEnded(owner.userId));
      afterCommit(endSession);
      return { success: true };
    },

    erasePerson: async ({ params }, { owner, sql, afterCommit }) => {
      const found = await findSubject(sql, params.personId);
      if (found instanceof Refusal) return found;
      const person = ownerEndedBy(owner, params.personId);
      if (!(await lockToEnd(sql, person.userId))) return refuse("not-found", "There is no such person.", "no-person");
      for (const { erase } of data) await erase(sql, person);
      afterCommit(() => accountEnded(person.userId));
      return { success: true };
    },
  });
}
