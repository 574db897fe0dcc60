import type { Feature } from "../../platform/feature.ts";
import { reportHandlers, type ReportPorts } from "./routes.ts";

/** People's reports of errors in titles. */
export function createReports({ catalogue }: { catalogue: ReportPorts }) {
  return { handlers: reportHandlers(catalogue) } satisfies Feature;
}
