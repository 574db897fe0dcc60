import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";
import { useT } from "../../messages/useT.ts";

/** Rows on their way, in their final height. */
export function WatchlistSkeleton() {
  const t = useT();
  return (
    <output aria-label={t("shell.loading")} className="block">
      <RowSkeletons count={5} />
    </output>
  );
}
