import { useQuery } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { useId } from "react";
import { settingsQuery } from "../account/accountQueries.ts";
import { isSharingOpen, switchedSharing } from "../account/ratingSharing.ts";
import { useSettingWrite } from "../account/useSettingWrite.ts";
import { useServices } from "../services/Services.ts";
import { useTexts } from "../../locale/useLocale.ts";
import sharingQuestionTexts from "./texts/sharingQuestion.en.json" with { type: "json" };

interface SharingQuestionProps {
  userId: string;
  /** The heading that gets the focus when the question goes. */
  focusId: string;
  className?: string;
}

/** Asks once whether to share ratings, in the page; nothing after an answer. */
export function SharingQuestion({ userId, focusId, className = "" }: SharingQuestionProps) {
  const t = useTexts(sharingQuestionTexts);
  const id = useId();
  const { toasts } = useServices();
  const { data } = useQuery(settingsQuery(userId));
  const set = useSettingWrite(userId, {
    onSaved: ({ ratingSharingAgreed }) =>
      toasts.show({
        text: t(ratingSharingAgreed ? "sharingQuestion.shared" : "sharingQuestion.kept"),
      }),
  });
  if (!data || !isSharingOpen(data)) return null;
  const answer = (yes: boolean) => {
    document.getElementById(focusId)?.focus({ preventScroll: true });
    set(yes ? switchedSharing(true) : { ratingSharingAgreed: false });
  };
  return (
    <section
      aria-labelledby={id}
      className={`rounded-sheet border border-hairline bg-raised p-5 md:p-6 ${className}`}
    >
      <h2 id={id} className="font-display text-lg font-semibold text-balance">
        {t("sharingQuestion.heading")}
      </h2>
      <p className="mt-1 max-w-160 text-pretty text-ink-second">{t("sharingQuestion.text")}</p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:[&>button]:flex-auto">
        <Button onClick={() => answer(true)}>{t("sharingQuestion.yes")}</Button>
        <Button variant="outline" onClick={() => answer(false)}>
          {t("sharingQuestion.notNow")}
        </Button>
      </div>
    </section>
  );
}
