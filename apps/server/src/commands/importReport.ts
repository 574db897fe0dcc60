import {
  countDropped,
  listDropped,
  type DropReason,
} from "../features/catalogue-import/jobs/account.ts";
import type { ImportJob } from "../features/catalogue-import/jobs/importStore.ts";

/** Why something was left out, after its number. */
const REASONS: Record<DropReason, string> = {
  malformed: "that didn’t match the file’s first line",
  "invalid-value": "with an invalid number, id or rating",
  "not-in-catalogue": "for a title that isn’t in the catalogue",
  ambiguous: "that matched more than one title",
  unwanted: "of a kind we don’t import",
  gone: "that the source no longer has",
  unreadable: "that couldn’t be read or stored",
  unreachable: "where the source didn’t answer",
};

const number = (value: number) => value.toLocaleString("en-US");

/** What became of everything an import has read, in lines to print. */
export function accountLines({
  taken,
  joined,
  dropped,
}: Pick<ImportJob, "taken" | "joined" | "dropped">): string[] {
  return [
    `${number(taken)} imported, ${number(joined)} merged, ${number(countDropped(dropped))} skipped`,
    ...listDropped(dropped).map(
      ({ reason, count, first }) =>
        `  ${number(count)} ${REASONS[reason]}${first ? ` (first: ${first})` : ""}`,
    ),
  ];
}

/** What remains of an import that was canceled or failed. */
export function remainsLine({ source }: Pick<ImportJob, "source">): string {
  return source === "movielens"
    ? "None of its ratings count. The data set imported before still does, if there is one."
    : "The titles imported so far stay.";
}

/** What becomes of the last import when the same source is imported again. */
export function earlierLine(job: ImportJob): string | null {
  if (job.state !== "FAILED" && job.state !== "CANCELED") return null;
  const { folder } = job.options;
  const day = job.createdAt.toISOString().slice(0, 10);
  return `The import from ${job.source} of ${day}${folder ? ` (${folder})` : ""} ${job.state === "FAILED" ? "failed" : "was canceled"}. ${remainsLine(job)} This one starts from the beginning.`;
}
