import { afterAll } from "vitest";
import { workerSeconds } from "./cpuTime.ts";

// For vitest's `setupFiles`: each file of tests says what processor time it took.
declare module "vitest" {
  interface TaskMeta {
    cpuSeconds?: number;
  }
}

const before = workerSeconds();
// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern that it needs nothing
afterAll(({}, { file }) => {
  file.meta.cpuSeconds = workerSeconds() - before;
});
