import type { CallOutput } from "@worthy/contract";
import { formatNames } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listPanelsTexts from "../texts/listPanels.en.json" with { type: "json" };

interface ListServiceRowProps {
  service: CallOutput<"getListServices">["results"][number];
  /** Number of titles on the list. */
  total: number;
  /** Names of titles, as far as the page has them. */
  names: ReadonlyMap<number, string>;
}

const MOST_NAMED = 3;

/** One service: which titles it adds to the previous ones, and how much of the list that covers. */
export function ListServiceRow({
  service: { provider, adds, covered, mine, originalOnly },
  total,
  names,
}: ListServiceRowProps) {
  const locale = useLocale();
  const t = useTexts(listPanelsTexts);
  const named = adds.flatMap((id) => names.get(id) ?? []).slice(0, MOST_NAMED);
  const rest = adds.length - named.length;
  const said = formatNames(
    rest > 0 ? [...named, t("listPanels.andMore", { count: rest })] : named,
    locale,
  );
  return (
    <li className="flex items-start gap-4 border-t border-hairline py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {provider.name}
          {mine ? (
            <span className="rounded-full border border-edge px-2 text-xs font-semibold text-ink-second">
              {t("listPanels.mine")}
            </span>
          ) : null}
        </p>
        <p className="text-sm wrap-break-word text-ink-second">
          {named.length > 0
            ? t("listPanels.adds", { count: adds.length, names: said })
            : t("listPanels.addsOnly", { count: adds.length })}
        </p>
        {originalOnly ? (
          <p className="text-sm text-ink-second italic">{t("listPanels.originalOnly")}</p>
        ) : null}
      </div>
      <p className="shrink-0 text-sm tabular-nums">
        <span className="sr-only">{t("listPanels.coveredLabel", { covered, total })}</span>
        <span aria-hidden>{t("listPanels.covered", { covered, total })}</span>
      </p>
    </li>
  );
}
