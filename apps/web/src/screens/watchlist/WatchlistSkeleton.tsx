import { Skeleton } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";

/** Rows on their way, in their final height. */
export function WatchlistSkeleton() {
  const t = useT();
  return (
    <output aria-label={t("shell.loading")} className="block">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex min-h-20 items-center gap-4 border-t border-hairline py-2.5">
          <Skeleton className="h-15 w-10" />
          <Skeleton className="h-6 w-48" />
        </div>
      ))}
    </output>
  );
}
