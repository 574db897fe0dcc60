import { Button, Dialog, Icon } from "@worthy/ui";
import { CircleMinus, CirclePlus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { TextField } from "../../features/account/TextField.tsx";
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

/** Says in plain words what will happen, and does it once the word was typed. */
export function ResetDialog({ userId, count, open, onClose }: ResetDialogProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const close = () => {
    setTyped("");
    onClose();
  };
  const { reset, busy } = useResetRatings(userId, close);
  const meant = typed.trim().toUpperCase() === WORD;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (meant && !busy) reset();
  };
  return (
    <Dialog open={open} onClose={close} title={t("ratings.resetAsk", { count })} description={t("ratings.resetWhat")} closeLabel={t("shell.close")}>
      <ul className="flex flex-col gap-2">
        {CONSEQUENCES.map(({ word, icon }) => (
          <li key={word} className="flex gap-3">
            <span className="mt-0.5 text-ink-second">
              <Icon of={icon} />
            </span>
            {t(`ratings.${word}`)}
          </li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">{t("ratings.resetNoUndo")}</p>
      <form onSubmit={submit} className="mt-5">
        <TextField
          label={t("ratings.resetType", { word: WORD })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" size="large" disabled={!meant || busy}>
            {t("ratings.resetConfirm")}
          </Button>
          <Button size="large" variant="quiet" onClick={close}>
            {t("ratings.resetCancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
