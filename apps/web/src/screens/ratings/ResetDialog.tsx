import { CircleMinus, CirclePlus } from "lucide-react";
import { TypeToConfirmDialog } from "../../features/dialogs/TypeToConfirmDialog.tsx";
import { useResetRatings } from "./useResetRatings.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingsTexts from "./texts/ratings.en.json" with { type: "json" };

/** The word to type as confirmation. */
const WORD = "RESET";

const CONSEQUENCES = [
  { word: "resetScores", icon: CircleMinus },
  { word: "resetPicks", icon: CircleMinus },
  { word: "resetFaves", icon: CircleMinus },
  { word: "resetStays", icon: CirclePlus },
] as const;

interface ResetDialogProps {
  userId: string;
  /** Number of ratings. */
  count: number;
  open: boolean;
  onClose: () => void;
}

/** Removes all ratings once the word was typed. */
export function ResetDialog({ userId, count, open, onClose }: ResetDialogProps) {
  const t = useTexts(ratingsTexts);
  const { reset, busy } = useResetRatings(userId, onClose);
  const texts = {
    title: t("ratings.resetAsk", { count }),
    description: t("ratings.resetWhat"),
    noUndo: t("ratings.resetNoUndo"),
    type: t("ratings.resetType", { word: WORD }),
    confirm: t("ratings.resetConfirm"),
    cancel: t("ratings.resetCancel"),
  };
  const consequences = CONSEQUENCES.map(({ word, icon }) => ({ text: t(`ratings.${word}`), icon }));
  return (
    <TypeToConfirmDialog
      word={WORD}
      open={open}
      onClose={onClose}
      busy={busy}
      onMeant={reset}
      consequences={consequences}
      texts={texts}
    />
  );
}
