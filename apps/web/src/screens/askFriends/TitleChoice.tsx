import { Button, PosterImage } from "@worthy/ui";
import { useState } from "react";
import { TextField } from "../../features/fields/TextField.tsx";
import { PANEL_LIMIT } from "../../features/search/searchQuery.ts";
import { useSearch } from "../../features/search/useSearch.ts";
import { posterSources } from "../../features/title/posterSources.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import askFriendsTexts from "../../features/friends/texts/askFriends.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Finds a title by name; each result is a button. */
export function TitleChoice({ onChoose }: { onChoose: (titleId: number) => void }) {
  const locale = useLocale();
  const t = useTexts(askFriendsTexts, shellTexts);
  const [text, setText] = useState("");
  const { answer, failed, retry } = useSearch(text, PANEL_LIMIT);
  return (
    <div>
      <TextField
        label={t("askFriends.which")}
        hint={t("askFriends.whichHint")}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onText={setText}
      />
      <div aria-live="polite">
        {answer && answer.results.length === 0 ? (
          <p className="mt-4 text-ink-second">{t("askFriends.nothingFound")}</p>
        ) : null}
        {failed ? (
          <p className="mt-4 flex flex-wrap items-center gap-4 text-ink-second">
            {t("askFriends.searchFailed")}
            <Button variant="outline" onClick={retry}>
              {t("shell.retry")}
            </Button>
          </p>
        ) : null}
      </div>
      <ul className="mt-4 flex flex-col gap-1">
        {(answer?.results ?? []).map((title) => (
          <li key={title.id}>
            <button
              type="button"
              onClick={() => onChoose(title.id)}
              className="flex w-full items-center gap-4 rounded-sheet p-2 text-start hover:bg-lifted"
            >
              <span className="w-10 shrink-0">
                <PosterImage {...posterSources(title, "40px")} alt="" fallback="" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{title.name}</span>
                <span className="block text-sm text-ink-second">{kindAndYear(title, locale)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
