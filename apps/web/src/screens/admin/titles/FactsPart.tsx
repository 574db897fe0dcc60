import { Button, EmailText, ErrorState } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { TextField } from "../../../features/fields/TextField.tsx";
import { AdminPart } from "../AdminPart.tsx";
import { correctionsQuery, findTitlesQuery, PAGE } from "../adminQueries.ts";
import { MoreRows } from "../MoreRows.tsx";
import { factText } from "./factText.ts";
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

type Open = (titleId: number) => void;

/** Finds a title to correct its facts, and lists all corrections. */
export function FactsPart({ onOpen }: { onOpen: Open }) {
  const t = useTexts(adminTexts);
  const [typed, setTyped] = useState("");
  const term = useDeferredValue(typed.trim());
  return (
    <AdminPart id="admin-facts" heading={t("admin.facts")} hint={t("admin.factsPartHint")}>
      <TextField
        label={t("admin.findTitle")}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onText={setTyped}
        className="max-w-120"
      />
      {term === "" ? null : <FoundTitles term={term} onOpen={onOpen} />}
      <Corrections onOpen={onOpen} />
    </AdminPart>
  );
}

const ROWS = "mt-4 divide-y divide-hairline border-y border-hairline";

function FoundTitles({ term, onOpen }: { term: string; onOpen: Open }) {
  const t = useTexts(adminTexts);
  const { data } = useQuery({ ...findTitlesQuery(term), placeholderData: keepPreviousData });
  const byNumber = /^\d{1,15}$/.test(term)
    ? [{ id: Number(term), name: t("admin.titleNumber", { id: term }), firstAirDate: null }]
    : [];
  const found = [...byNumber, ...(data?.results ?? [])];
  if (data && found.length === 0)
    return <p className="mt-4 text-ink-second">{t("admin.noTitle")}</p>;
  return (
    <ul className={ROWS}>
      {found.map(({ id, name, firstAirDate }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-2">
          <p className="min-w-0 wrap-anywhere">
            {[name, firstAirDate?.slice(0, 4)].filter(Boolean).join(" · ")}
          </p>
          <Button
            variant="outline"
            icon={Pencil}
            onClick={() => onOpen(id)}
            aria-label={t("admin.factsOf", { name })}
          >
            {t("admin.showFacts")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Corrections({ onOpen }: { onOpen: Open }) {
  const locale = useLocale();
  const t = useTexts(adminTexts, shellTexts);
  const [limit, setLimit] = useState(PAGE);
  const { data, isLoadingError, refetch } = useQuery({
    ...correctionsQuery(limit),
    placeholderData: keepPreviousData,
  });
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("admin.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  if (!data) return null;
  if (data.results.length === 0)
    return <p className="mt-4 text-ink-second">{t("admin.noCorrections")}</p>;
  return (
    <>
      <ul className={ROWS}>
        {data.results.map(({ titleId, name, field, value, adminEmail, adminId, correctedAt }) => (
          <li
            key={`${titleId} ${field}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="wrap-anywhere">
                <span className="font-semibold">
                  {name ?? t("admin.gone", { id: String(titleId) })}
                </span>{" "}
                · {t(`admin.fact_${field}`)}: {factText(value) || t("admin.factNone")}
              </p>
              <p className="text-sm wrap-anywhere text-ink-second">
                <EmailText
                  text={[
                    adminEmail ?? adminId ?? t("admin.somebodyGone"),
                    formatDay(correctedAt, locale),
                  ].join(" · ")}
                />
              </p>
            </div>
            <Button
              variant="outline"
              icon={Pencil}
              onClick={() => onOpen(titleId)}
              aria-label={t("admin.factsOf", { name: name ?? String(titleId) })}
            >
              {t("admin.showFacts")}
            </Button>
          </li>
        ))}
      </ul>
      <MoreRows shown={data.results.length} total={data.total} limit={limit} onLimit={setLimit} />
    </>
  );
}
