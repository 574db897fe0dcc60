import { Button, Dialog, Skeleton } from "@worthy/ui";
import { hasScores } from "@worthy/domain";
import { useRef, useState } from "react";
import { useProgress } from "../../features/rating/useProgress.ts";
import { useSearch } from "../../features/search/useSearch.ts";
import { useWallRatings } from "../../features/wall/useWallRatings.ts";
import { WallSearchHit } from "./WallSearchHit.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallSearchTexts from "./texts/wallSearch.en.json" with { type: "json" };

const LIMIT = 8;

export interface WallSearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** What was typed before the field was there. */
  takeTyped: () => string;
}

/** Finds titles somebody loves and isn't asked about, and rates them. */
export function WallSearchDialog({ open, onClose, takeTyped }: WallSearchDialogProps) {
  const t = useTexts(shellTexts, wallSearchTexts);
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(text, LIMIT);
  const scored = hasScores(useProgress());
  const ratings = useWallRatings(scored ? "RATE_MORE" : "ONBOARDING_SEARCH");
  const hits = search.answer?.results ?? [];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("wallSearch.heading")}
      closeLabel={t("shell.close")}
      initialFocus={field}
      actions={<Button onClick={onClose}>{t("wallSearch.done")}</Button>}
    >
      <input
        ref={field}
        type="search"
        aria-label={t("wallSearch.label")}
        placeholder={t("wallSearch.label")}
        autoComplete="off"
        maxLength={200}
        value={text}
        onFocus={() => setText((before) => before + takeTyped())}
        onChange={(event) => setText(event.target.value)}
        className="min-h-12 w-full rounded-full border border-edge bg-ground px-5 text-base placeholder:text-ink-second"
      />
      <div aria-live="polite" className="mt-3 min-h-60">
        {search.failed ? (
          <div className="flex flex-col items-start gap-3 py-4">
            <p className="text-ink-second">{t("wallSearch.failed")}</p>
            <Button variant="outline" onClick={search.retry}>
              {t("shell.retry")}
            </Button>
          </div>
        ) : null}
        {search.pending ? <Skeleton className="mt-2 h-20 w-full" /> : null}
        {search.answer && hits.length === 0 ? (
          <p className="py-4 text-ink-second">{t("wallSearch.nothing", { term: search.term })}</p>
        ) : null}
        <ul className="divide-y divide-hairline">
          {hits.map((title) => (
            <WallSearchHit
              key={title.id}
              title={title}
              value={ratings.of(title.id)}
              onRate={(value) => ratings.rate(title, value)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
