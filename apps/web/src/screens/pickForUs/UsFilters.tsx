import { Button, Chip } from "@worthy/ui";
import { NamedFields } from "../../features/fields/NamedFields.tsx";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { strategies, TIMES, type UsOptions } from "./usOptions.ts";
import { formatNames } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import pickForUsTexts from "./texts/pickForUs.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface UsFiltersProps {
  options: UsOptions;
  onChange: (options: UsOptions) => void;
  /** Services that all members have; null until known. */
  common: readonly string[] | null;
}

/** The strategy with an explanation, and the filters. */
export function UsFilters({ options, onChange, common }: UsFiltersProps) {
  const locale = useLocale();
  const t = useTexts(pickForUsTexts, shellTexts);
  const choose = (change: Partial<UsOptions>) => () => onChange({ ...options, ...change });
  const id = useId();
  // On phones the pick comes first; in wide windows everything is next to it.
  const [open, setOpen] = useState(false);
  const noCommon = common !== null && common.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <Choice label={t("pickForUs.strategy")} hint={t(`pickForUs.ranked_${options.strategy}`)}>
        {strategies.map((strategy) => (
          <Chip
            key={strategy}
            pressed={options.strategy === strategy}
            onClick={choose({ strategy })}
          >
            {t(`pickForUs.${strategy}`)}
          </Chip>
        ))}
      </Choice>
      <Button
        variant="outline"
        icon={SlidersHorizontal}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="self-start lg:hidden"
      >
        {t("pickForUs.narrow")}
      </Button>
      <div id={id} className={`flex-col gap-5 lg:flex ${open ? "flex" : "hidden"}`}>
        <Choice label={t("pickForUs.from")}>
          {(["ALL", "LIST"] as const).map((from) => (
            <Chip key={from} pressed={options.from === from} onClick={choose({ from })}>
              {t(`pickForUs.${from}`)}
            </Chip>
          ))}
        </Choice>
        <Choice label={t("pickForUs.kind")}>
          {([null, "tv", "movie"] as const).map((kind) => (
            <Chip key={kind} pressed={options.kind === kind} onClick={choose({ kind })}>
              {t(
                kind === null ? "shell.everything" : kind === "tv" ? "shell.shows" : "shell.films",
              )}
            </Chip>
          ))}
        </Choice>
        <Choice label={t("pickForUs.time")}>
          {[null, ...TIMES].map((time) => (
            <Chip key={time} pressed={options.time === time} onClick={choose({ time })}>
              {time === null ? t("pickForUs.anyTime") : t("pickForUs.under", { minutes: time })}
            </Chip>
          ))}
        </Choice>
        <Choice
          label={t("pickForUs.services")}
          hint={
            noCommon
              ? t("pickForUs.noCommon")
              : common === null
                ? ""
                : t("pickForUs.commonAre", { names: formatNames(common, locale) })
          }
        >
          <Chip pressed={!options.commonServices} onClick={choose({ commonServices: false })}>
            {t("pickForUs.anywhere")}
          </Chip>
          <Chip
            pressed={options.commonServices}
            disabled={noCommon && !options.commonServices}
            onClick={choose({ commonServices: true })}
          >
            {t("pickForUs.common")}
          </Chip>
        </Choice>
        <p className="text-sm text-pretty text-ink-second">{t("pickForUs.how")}</p>
      </div>
    </div>
  );
}

function Choice({
  label,
  hint = "",
  children,
}: {
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <NamedFields name={label} nameClass="text-sm" aria-describedby={hint === "" ? undefined : id}>
      <div className="rail -mx-4 mt-2 flex gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0">
        {children}
      </div>
      {hint === "" ? null : (
        <p id={id} className="mt-2 text-sm text-pretty text-ink-second">
          {hint}
        </p>
      )}
    </NamedFields>
  );
}
