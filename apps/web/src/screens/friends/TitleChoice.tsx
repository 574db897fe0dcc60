import { Button, PosterImage } from "@worthy/ui";
import { useState } from "react";
import { TextField } from "../../features/account/TextField.tsx";
import { PANEL_LIMIT } from "../../features/search/searchQuery.ts";
import { useSearch } from "../../features/search/useSearch.ts";
import { posterSources } from "../../features/title/posterSources.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { useT } from "../../messages/useT.ts";

/** Finds a title by its name; each that is found is a button. */
export function TitleChoice({ onChoose }: { onChoose: (titleId: number) => void }) {
  const t = useT();
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
        onChange={({ target }) => setText(target.value)}
      />
      <div aria-live="polite">
        {answer && answer.results.length === 0 ? <p className="mt-4 text-ink-second">{t("askFriends.nothingFound")}</p> : null}
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
            <button type="button" onClick={() => onChoose(title.id)} className="flex w-full items-center gap-4 rounded-sheet p-2 text-start hover:bg-lifted">
              <span className="w-10 shrink-0">
                <PosterImage {...posterSources(title, "40px")} alt="" fallback="" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{title.name}</span>
                <span className="block text-sm text-ink-second">{kindAndYear(title, t)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
