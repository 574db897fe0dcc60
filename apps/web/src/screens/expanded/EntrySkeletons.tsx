import { Skeleton } from "@worthy/ui";

const COUNT = 8;

/** Two columns if there is room, or one with larger rows. */
export function entriesClass(large: boolean): string {
  return large ? "" : "grid grid-cols-1 gap-x-10 lg:grid-cols-2";
}

/** Loading picks, in their final height. */
export function EntrySkeletons({ large }: { large: boolean }) {
  return Array.from({ length: COUNT }, (_, index) => (
    <li
      key={index}
      aria-hidden
      className="flex min-h-28 items-center gap-3 border-t border-hairline py-3 sm:gap-4"
    >
      <span className="hidden w-7 shrink-0 sm:block" />
      <Skeleton className={`aspect-2/3 w-16 ${large ? "lg:w-24" : ""}`} />
      <span className="flex-1">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-2 h-5 w-1/3" />
      </span>
    </li>
  ));
}
