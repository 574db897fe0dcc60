import { buttonClass } from "@worthy/ui";
import { useEffect } from "react";
import { useTrackAction } from "../actions/useTrackAction.ts";
import { RouterLink } from "../links/RouterLink.tsx";
import { PromptCard } from "./PromptCard.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import promptsTexts from "./texts/prompts.en.json" with { type: "json" };

const NAME = "movieRecs";

/** Announces that films now have scores, and where. */
export function MovieRecsPrompt({ onDone }: { onDone: () => void }) {
  const t = useTexts(promptsTexts);
  const note = useTrackAction();
  useEffect(() => note({ type: "MODAL", name: NAME, state: "viewed" }), [note]);
  const end = (state: "converted" | "closed") => {
    note({ type: "MODAL", name: NAME, state });
    onDone();
  };
  return (
    <PromptCard
      heading={t("prompts.films")}
      text={t("prompts.filmsWhat")}
      onClose={() => end("closed")}
      action={
        <RouterLink href="/worthy" onClick={() => end("converted")} className={buttonClass()}>
          {t("prompts.seeFilms")}
        </RouterLink>
      }
    />
  );
}
