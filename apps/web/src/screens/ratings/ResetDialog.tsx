import { CircleMinus, CirclePlus } from "lucide-react";
import { WordDialog } from "../../features/dialogs/WordDialog.tsx";
import { useT } from "../../messages/useT.ts";
import { useResetRatings } from "./useResetRatings.ts";

/** What is typed to mean it. */
const WORD = "RESET";

const CONSEQUENCES = [
  { word: "resetScores", icon: CircleMinus },
  { word: "resetPicks", icon: CircleMinus },
  { word: "resetFaves", icon: CircleMinus },
  { word: "resetStays", icon: CirclePlus },
] as const;

interface ResetDialogProps {
  userId: string;
  /** How many ratings there are. */
  count: number;
  open: boolean;
  onClose: () => void;
}

/** Takes all ratings back once the word was typed. */
export function ResetDialog({ userId, count, open, onClose }: ResetDialogProps) {
  const t = useT();
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
  return <WordDialog word={WORD} open={open} onClose={onClose} busy={busy} onMeant={reset} consequences={consequences} texts={texts} />;
}
