import { plainName } from "@worthy/domain";
import { Button, Dialog } from "@worthy/ui";
import { useId, useRef, useState, type FormEvent } from "react";
import { TextField } from "../../fields/TextField.tsx";
import { FIRST_COLOUR } from "./listColours.ts";
import { ListColours } from "./ListColours.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import listsTexts from "../texts/lists.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

interface ListLooks {
  name: string;
  hexCode: string;
}

interface ListFormProps {
  open: boolean;
  heading: string;
  /** Label of the save button. */
  action: string;
  /** Initial values. */
  list?: ListLooks;
  onClose: () => void;
  onSave: (looks: ListLooks) => void;
}

const LONGEST_NAME = 80;

/** Name and colour of a new or existing list. */
export function ListForm({ open, heading, action, list, onClose, onSave }: ListFormProps) {
  const t = useTexts(listsTexts, shellTexts);
  const id = useId();
  const [name, setName] = useState(list?.name ?? "");
  const [hexCode, setColour] = useState(list?.hexCode ?? FIRST_COLOUR);
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (plainName(name) === "") {
      setMissing(true);
      field.current?.focus();
      return;
    }
    onSave({ name: plainName(name), hexCode });
    onClose();
  };
  const actions = (
    <>
      <Button type="submit" form={id} size="large">
        {action}
      </Button>
      <Button variant="quiet" size="large" onClick={onClose}>
        {t("lists.cancel")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={heading}
      initialFocus={field}
      closeLabel={t("shell.close")}
      actions={actions}
    >
      <form id={id} noValidate onSubmit={save} className="flex flex-col gap-5">
        <TextField
          ref={field}
          label={t("lists.name")}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          problem={missing ? t("lists.nameMissing") : undefined}
          onText={(next) => (setMissing(false), setName(next))}
        />
        <ListColours chosen={hexCode} onChoose={setColour} />
      </form>
    </Dialog>
  );
}
