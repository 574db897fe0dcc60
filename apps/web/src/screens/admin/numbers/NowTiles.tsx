import { useT } from "../../../messages/useT.ts";
import { AdminPart } from "../AdminPart.tsx";
import { formatCount } from "./formatShare.ts";
import type { Numbers } from "./numbersTypes.ts";

const TILES = ["peopleActive", "peopleToday", "ratingsToday", "faultsToday", "accounts", "registered", "ratings", "eventsToday"] as const;

/** How things stand just now. */
export function NowTiles({ now }: { now: Numbers["now"] }) {
  const t = useT();
  return (
    <AdminPart id="admin-now" heading={t("admin.now")}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        {TILES.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end border-t border-hairline pt-3">
            <dt className="text-sm text-ink-second">{t(`admin.${name}`)}</dt>
            <dd className="font-display text-2xl font-bold tabular-nums">{formatCount(now[name])}</dd>
          </div>
        ))}
      </dl>
    </AdminPart>
  );
}
