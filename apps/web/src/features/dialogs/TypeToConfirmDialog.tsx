import { Button, Dialog } from "@worthy/ui";
import { useState, type FormEvent } from "react";
import { TextField } from "../fields/TextField.tsx";
import { Consequences, type Consequence } from "./Consequences.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface WordDialogProps {
  /** The word to type as confirmation, in capitals. */
  word: string;
  open: boolean;
  onClose: () => void;
  /** In progress. */
  busy: boolean;
  onMeant: () => void;
  consequences?: readonly Consequence[];
  texts: {
    title: string;
    description: string;
    noUndo: string;
    type: string;
    confirm: string;
    cancel: string;
  };
}

/** Says in plain words what will happen, and does it once a word was typed. */
export function TypeToConfirmDialog({
  word,
  open,
  onClose,
  busy,
  onMeant,
  consequences = [],
  texts,
}: WordDialogProps) {
  const t = useTexts(shellTexts);
  const [typed, setTyped] = useState("");
  // It is typed again each time.
  if (!open && typed !== "") setTyped("");
  const meant = typed.trim().toUpperCase() === word;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (meant && !busy) onMeant();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      closeLabel={t("shell.close")}
    >
      {consequences.length > 0 ? <Consequences of={consequences} /> : null}
      <p className="mt-4 font-semibold">{texts.noUndo}</p>
      <form onSubmit={submit} className="mt-5">
        <TextField
          label={texts.type}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onText={setTyped}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" size="large" disabled={!meant || busy}>
            {texts.confirm}
          </Button>
          <Button size="large" variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
