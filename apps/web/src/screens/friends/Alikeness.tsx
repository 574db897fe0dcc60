import { useT } from "../../messages/useT.ts";
import { tasteBand } from "./tasteBand.ts";

/** The percentage, its word, and a bar of it: in ink, since the colours of scores are for scores alone. */
export function Alikeness({ percentage, common }: { percentage: number; common: number }) {
  const t = useT();
  return (
    <div className="rounded-sheet border border-hairline bg-raised p-5 md:p-6">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-3xl font-bold tracking-tight tabular-nums">{t("tasteMatch.percent", { percentage })}</span>
        <span className="font-display text-lg font-semibold">{t(`tasteMatch.band_${tasteBand(percentage)}`)}</span>
      </p>
      <span aria-hidden className="mt-4 block h-2 overflow-hidden rounded-full bg-lifted">
        <span className="block h-full rounded-full bg-fill" style={{ inlineSize: `${percentage}%` }} />
      </span>
      <p className="mt-3 text-ink-second">{t("tasteMatch.common", { count: common })}</p>
    </div>
  );
}
