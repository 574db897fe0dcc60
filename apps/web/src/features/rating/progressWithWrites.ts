import { isPositive, isTaste, kindProgress, RED_HERRING_ID, type Progress, type RatingValue, type TitleKind } from "@worthy/domain";
import type { RatingWrite } from "./RatingWrite.ts";

/** How far the person is once what is on its way has arrived. `before` is the value that the server has of a title, null for none; writes come oldest first. */
export function progressWithWrites(progress: Progress, writes: readonly Pick<RatingWrite, "title" | "value">[], before: (titleId: number) => RatingValue | null): Progress {
  const last = new Map(writes.map(({ title, value }) => [title.id, { kind: title.nodeType, before: before(title.id), after: value }]));
  last.delete(RED_HERRING_ID); // a rating of it counts towards nothing
  const moved = (kind: TitleKind) => {
    const of = [...last.values()].filter((change) => change.kind === kind);
    const difference = (counts: (value: RatingValue) => boolean) =>
      of.reduce((sum, change) => sum + Number(change.after !== null && counts(change.after)) - Number(change.before !== null && counts(change.before)), 0);
    return kindProgress(progress[kind].taste + difference(isTaste), progress[kind].positive + difference(isPositive));
  };
  return { tv: moved("tv"), movie: moved("movie") };
}
