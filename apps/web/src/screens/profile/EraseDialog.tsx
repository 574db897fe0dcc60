import { Button, Dialog, Icon } from "@worthy/ui";
import { CircleMinus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { TextField } from "../../features/account/TextField.tsx";
import { useT } from "../../messages/useT.ts";
import { useEraseAccount } from "./useEraseAccount.ts";

/** What is typed to mean it, and what the server wants to be told. */
const WORD = "DELETE";

const CONSEQUENCES = ["eraseRatings", "eraseLists", "eraseAddress", "eraseDevices", "eraseBackups"] as const;

interface EraseDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** Says in plain words what will happen, and does it once the word was typed. */
export function EraseDialog({ userId, open, onClose }: EraseDialogProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const { erase, busy } = useEraseAccount(userId);
  const meant = typed.trim().toUpperCase() === WORD;
  const close = () => {
    setTyped("");
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (meant && !busy) erase();
  };
  return (
    <Dialog open={open} onClose={close} title={t("account.eraseAsk")} description={t("account.eraseWhat")} closeLabel={t("shell.close")}>
      <ul className="flex flex-col gap-2">
        {CONSEQUENCES.map((name) => (
          <li key={name} className="flex gap-3">
            <span className="mt-0.5 text-ink-second">
              <Icon of={CircleMinus} />
            </span>
            {t(`account.${name}`)}
          </li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">{t("account.eraseNoUndo")}</p>
      <form onSubmit={submit} className="mt-5">
        <TextField
          label={t("account.eraseType", { word: WORD })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" size="large" disabled={!meant || busy}>
            {t("account.eraseConfirm")}
          </Button>
          <Button size="large" variant="quiet" onClick={close}>
            {t("account.eraseCancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
