import { AdminPart } from "../AdminPart.tsx";
import { formatCount } from "./formatShare.ts";
import type { Numbers } from "./numbersTypes.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

const TILES = [
  "peopleActive",
  "peopleToday",
  "ratingsToday",
  "faultsToday",
  "accounts",
  "registered",
  "ratings",
  "eventsToday",
] as const;

/** The current numbers. */
export function NowTiles({ now }: { now: Numbers["now"] }) {
  const locale = useLocale();
  const t = useTexts(adminTexts);
  return (
    <AdminPart id="admin-now" heading={t("admin.now")}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        {TILES.map((name) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end border-t border-hairline pt-3"
          >
            <dt className="text-sm text-ink-second">{t(`admin.${name}`)}</dt>
            <dd className="font-display text-2xl font-bold tabular-nums">
              {formatCount(now[name], locale)}
            </dd>
          </div>
        ))}
      </dl>
    </AdminPart>
  );
}
