import { WatchlistButton } from "../../features/watchlist/WatchlistButton.tsx";
import { formatNames } from "../../messages/formats.ts";
import { useT } from "../../messages/useT.ts";
import type { TitleInFull } from "./titleFacts.ts";

/** Watchlist, original home, and what it is about. */
export function TitleAside({ title }: { title: TitleInFull }) {
  const t = useT();
  const homes = title.providers.filter(({ sourceTypes }) => sourceTypes.includes("ORIGINAL")).map(({ name }) => name);
  return (
    <div className="flex flex-col gap-4">
      <WatchlistButton title={title} className="w-full" />
      {homes.length > 0 ? (
        <dl className="flex items-baseline justify-between gap-4 border-t border-hairline pt-4 lg:block">
          <dt className="text-ink-second lg:text-sm">{t("title.originalHome")}</dt>
          <dd className="font-display font-semibold lg:text-lg">{formatNames(homes)}</dd>
        </dl>
      ) : null}
      <p className="border-t border-hairline pt-4 text-pretty text-ink lg:text-sm">{title.overview || title.logline}</p>
      {title.originalName ? <p className="text-sm text-ink-second">{t("title.originalName", { name: title.originalName })}</p> : null}
    </div>
  );
}
