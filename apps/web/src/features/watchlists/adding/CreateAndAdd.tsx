import { plainName } from "@worthy/domain";
import { Button } from "@worthy/ui";
import { useState, type FormEvent } from "react";
import { TextField } from "../../fields/TextField.tsx";
import { publishAddition, sourceHere } from "../../createAccountPrompt/additions.ts";
import { useServices } from "../../services/Services.ts";
import { LIST_COLOURS } from "../lists/listColours.ts";
import { trackWatchlist } from "./trackWatchlist.ts";
import { useLists } from "../lists/useLists.ts";
import { useListWrites } from "../lists/useListWrites.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import listsTexts from "../texts/lists.en.json" with { type: "json" };

interface CreateAndAddProps {
  title: { id: number; name: string };
  onDone: () => void;
}

const LONGEST_NAME = 80;
const enter = (field: HTMLInputElement | null) => field?.focus();

/**
 * Creates a list with a title on it. Its colour is the first that none of the person's lists has.
 */
export function CreateAndAdd({ title, onDone }: CreateAndAddProps) {
  const t = useTexts(listsTexts);
  const { toasts, track } = useServices();
  const { create } = useListWrites();
  const taken = useLists()?.map(({ hexCode }) => hexCode) ?? [];
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const save = async () => {
    const { hexCode } =
      LIST_COLOURS.find((colour) => !taken.includes(colour.hexCode)) ?? LIST_COLOURS[0];
    onDone();
    const made = await create({ name: plainName(name), hexCode, items: [title.id] });
    if (!made) return;
    trackWatchlist(track, { node: { id: title.id }, action: "added", list: made });
    publishAddition({ listId: made.id, isDefault: false, wasEmpty: true, source: sourceHere() });
    toasts.show({ text: t("lists.added", { name: title.name, list: made.name }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plainName(name) === "") setMissing(true);
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
        onText={(next) => (setMissing(false), setName(next))}
      />
      <Button type="submit" className="mt-2 w-full">
        {t("lists.createAndAdd")}
      </Button>
    </form>
  );
}
