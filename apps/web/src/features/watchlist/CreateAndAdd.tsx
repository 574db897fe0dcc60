import { Button } from "@worthy/ui";
import { useState, type FormEvent } from "react";
import { useT } from "../../messages/useT.ts";
import { TextField } from "../account/TextField.tsx";
import { announceAddition, sourceHere } from "../createAccountPrompt/additions.ts";
import { useServices } from "../services/Services.ts";
import { LIST_COLOURS } from "./listColours.ts";
import { trackWatchlist } from "./trackWatchlist.ts";
import { useLists } from "./useLists.ts";
import { useListWrites } from "./useListWrites.ts";

interface CreateAndAddProps {
  title: { id: number; name: string };
  onDone: () => void;
}

const LONGEST_NAME = 80;
const enter = (field: HTMLInputElement | null) => field?.focus();

/** A new list with a title on it at once. Its colour is the first that no list of the person has. */
export function CreateAndAdd({ title, onDone }: CreateAndAddProps) {
  const t = useT();
  const { toasts, track } = useServices();
  const { create } = useListWrites();
  const taken = useLists()?.map(({ hexCode }) => hexCode) ?? [];
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const save = async () => {
    const { hexCode } = LIST_COLOURS.find((colour) => !taken.includes(colour.hexCode)) ?? LIST_COLOURS[0];
    onDone();
    const made = await create({ name: name.trim(), hexCode, items: [title.id] });
    if (!made) return;
    trackWatchlist(track, { node: { id: title.id }, action: "added", list: made });
    announceAddition({ listId: made.id, isDefault: false, wasEmpty: true, source: sourceHere() });
    toasts.show({ text: t("lists.added", { name: title.name, list: made.name }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") setMissing(true);
    else void save();
  };
  return (
    <form noValidate onSubmit={submit} className="p-2">
      <TextField
        label={t("lists.name")}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        ref={enter}
        problem={missing ? t("lists.nameMissing") : undefined}
        onChange={({ target }) => (setMissing(false), setName(target.value))}
      />
      <Button type="submit" className="mt-2 w-full">
        {t("lists.createAndAdd")}
      </Button>
    </form>
  );
}
