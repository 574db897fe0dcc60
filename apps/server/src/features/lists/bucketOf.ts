import { refuse, type Refusal } from "../../platform/refusal.ts";
import { listsOf, type ListSource } from "./listsOf.ts";

/**
 * A test whether a title is in a bucket (on the list with that id). Without a bucket every title
 * is; an unknown bucket is refused.
 */
export function bucketOf(
  source: ListSource,
  bucket: string | undefined,
): ((titleId: number) => boolean) | Refusal {
  if (bucket === undefined) return () => true;
  const list = listsOf(source).find(bucket);
  if (!list) return refuse("invalid", `Unknown bucket: ${bucket}.`);
  const ids = new Set(list.titleIds);
  return (titleId) => ids.has(titleId);
}
