import type { CallOutput } from "@worthy/contract";
import { Button } from "@worthy/ui";
import { Plus, X } from "lucide-react";
import { useAddWished, type Candidate } from "./useAddWished.ts";
import { useAdminWrite } from "../useAdminWrite.ts";
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminWishesTexts from "./texts/adminWishes.en.json" with { type: "json" };

interface WishedRowProps {
  wished: CallOutput<"listWishedNames">["results"][number];
  /** Titles can be added from TMDB. */
  canAdd: boolean;
}

/** One name that people wish for: how many, since when, and what can be done. */
export function WishedRow({ wished: { name, people, since }, canAdd }: WishedRowProps) {
  const locale = useLocale();
  const t = useTexts(adminWishesTexts);
  const { act, busy: dismissing } = useAdminWrite();
  const { add, busy, candidates } = useAddWished(name);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </p>
          <p className="text-sm text-ink-second">
            {t("adminWishes.people", { count: people })} ·{" "}
            {t("adminWishes.since", { day: formatDay(since, locale) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {canAdd ? (
            <Button
              icon={Plus}
              aria-label={t("adminWishes.addOf", { name })}
              disabled={busy}
              onClick={() => add()}
            >
              {t("adminWishes.add")}
            </Button>
          ) : null}
          <Button
            variant="outline"
            icon={X}
            aria-label={t("adminWishes.dismissOf", { name })}
            disabled={dismissing}
            onClick={() =>
              act({
                write: (call) => call("declineWish", { body: { name } }),
                text: t("adminWishes.dismissed"),
              })
            }
          >
            {t("adminWishes.dismiss")}
          </Button>
        </div>
      </div>
      <div role="status">
        {candidates ? <Candidates candidates={candidates} busy={busy} onAdd={add} /> : null}
      </div>
    </li>
  );
}

interface CandidatesProps {
  candidates: readonly Candidate[];
  busy: boolean;
  onAdd: (candidate: Candidate) => void;
}

function Candidates({ candidates, busy, onAdd }: CandidatesProps) {
  const t = useTexts(adminWishesTexts);
  if (candidates.length === 0) return <p className="mt-3 text-sm">{t("adminWishes.none")}</p>;
  return (
    <div className="mt-3">
      <p className="text-sm">{t("adminWishes.which")}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {candidates.map((candidate) => {
          const { kind, tmdbId, name, year } = candidate;
          return (
            <li key={`${kind} ${tmdbId}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <bdi>{name}</bdi>{" "}
                <span className="text-sm text-ink-second">
                  {[year, t(`adminWishes.${kind}`)].filter((fact) => fact !== null).join(", ")}
                </span>
              </span>
              <Button
                variant="outline"
                icon={Plus}
                aria-label={t("adminWishes.addOf", { name })}
                disabled={busy}
                onClick={() => onAdd(candidate)}
              >
                {t("adminWishes.add")}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
