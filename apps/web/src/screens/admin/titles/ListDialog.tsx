import { Button, Dialog } from "@worthy/ui";
import { useId, useState, type FormEvent } from "react";
import { TextField } from "../../../features/fields/TextField.tsx";
import type { CuratedList } from "../adminQueries.ts";
import { useAdminWrite } from "../useAdminWrite.ts";
import { parseTitleIds } from "./parseTitleIds.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

interface ListDialogProps {
  list: CuratedList;
  onClose: () => void;
}

const TOPICS = ["admin", "lists"] as const;

/** Creates or edits a list: its name and its titles in order. */
export function ListDialog({ list, onClose }: ListDialogProps) {
  const t = useTexts(adminTexts, shellTexts);
  const { act, busy } = useAdminWrite();
  const [id, setId] = useState(list.id);
  const [name, setName] = useState(list.name);
  const [lines, setLines] = useState(() => linesOf(list));
  const [problem, setProblem] = useState("");
  const titlesId = useId();
  const isNew = list.id === "";
  const params = { listId: id };
  const save = (event: FormEvent) => {
    event.preventDefault();
    act({
      write: (call) =>
        call("putCuratedList", { params, body: { name, titleIds: parseTitleIds(lines) } }),
      text: t("admin.listSaved"),
      changes: TOPICS,
      done: onClose,
      refused: setProblem,
    });
  };
  const remove = () =>
    act({
      write: (call) => call("deleteCuratedList", { params }),
      text: t("admin.listDeleted"),
      changes: TOPICS,
      done: onClose,
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? t("admin.listNew") : t("admin.editOf", { name: list.name })}
      closeLabel={t("shell.close")}
    >
      <form onSubmit={save} className="flex flex-col gap-5">
        {isNew ? (
          <TextField
            label={t("admin.listId")}
            required
            maxLength={60}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            autoCapitalize="none"
            value={id}
            onText={setId}
          />
        ) : null}
        <TextField
          label={t("admin.listName")}
          required
          maxLength={80}
          value={name}
          onText={setName}
        />
        <div>
          <label htmlFor={titlesId} className="font-semibold">
            {t("admin.listNumbers")}
          </label>
          <textarea
            id={titlesId}
            required
            rows={8}
            spellCheck={false}
            className="mt-2 block w-full rounded-poster border border-edge bg-ground px-3 py-2 text-base tabular-nums"
            value={lines}
            onChange={(event) => setLines(event.target.value)}
          />
          <p role="status" className="mt-2 text-sm font-semibold">
            {problem}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {t("admin.save")}
          </Button>
          {!isNew && list.source !== "bundle" ? (
            <Button variant="outline" disabled={busy} onClick={remove}>
              {t("admin.listDelete")}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}

/** Each title's id followed by its name, for readability. */
function linesOf({ titleIds, titles }: CuratedList): string {
  const names = new Map(titles.map(({ id, name }) => [id, name]));
  return titleIds.map((id) => [id, names.get(id)].filter(Boolean).join(" ")).join("\n");
}
