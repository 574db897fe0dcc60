import { beforeEach } from "vitest";
import { findQuarantined } from "./quarantine.ts";

// For vitest's `setupFiles`, unless the list is empty.
beforeEach(({ task, skip }) => {
  const names: string[] = [];
  for (let at: typeof task | typeof task.suite = task; at; at = at.suite) names.unshift(at.name);
  const found = findQuarantined({ file: task.file.filepath, name: names.join(" ") });
  if (found) skip(`quarantined: ${found.why}`);
});
