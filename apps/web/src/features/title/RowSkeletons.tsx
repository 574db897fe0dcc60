import { Skeleton } from "@worthy/ui";
import { NeedsScripts } from "../failures/NeedsScripts.tsx";

/** Loading rows of small posters with a name, in their final height. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        <div
          key={row}
          className="flex min-h-20 items-center gap-4 border-t border-hairline py-2.5 noscript:hidden"
        >
          <Skeleton className="h-15 w-10" />
          <Skeleton className="h-6 w-48" />
        </div>
      ))}
      <NeedsScripts />
    </>
  );
}
