import { Button, Chip } from "@worthy/ui";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { TextField } from "../../../features/fields/TextField.tsx";
import { useAdminWrite } from "../useAdminWrite.ts";
import { factText, inputOf, parseFact, STATUSES, type Fact } from "./factText.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

interface FactFormProps {
  titleId: number;
  fact: Fact;
  onClose: () => void;
}

/** Enters a new value for a fact. */
export function FactForm({ titleId, fact: { field, value }, onClose }: FactFormProps) {
  const t = useTexts(adminTexts);
  const { act, busy } = useAdminWrite();
  const [text, setText] = useState(() => factText(value));
  const [problem, setProblem] = useState<string | undefined>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, button")?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    act({
      write: (call) =>
        call("correctFact", {
          params: { id: String(titleId), field },
          body: { value: parseFact(field, text) },
        }),
      text: t("admin.factSaved"),
      changes: ["admin", "titles"],
      done: onClose,
      refused: setProblem,
    });
  };
  return (
    <form ref={form} onSubmit={save} className="mt-3">
      <FactInput field={field} text={text} problem={problem} onText={setText} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {t("admin.save")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("admin.cancel")}
        </Button>
      </div>
    </form>
  );
}

interface FactInputProps {
  field: Fact["field"];
  text: string;
  problem: string | undefined;
  onText: (text: string) => void;
}

function FactInput({ field, text, problem, onText }: FactInputProps) {
  const t = useTexts(adminTexts);
  const label = t(`admin.fact_${field}`);
  const kind = inputOf(field);
  if (kind === "lines")
    return <FactLines label={label} text={text} problem={problem} onText={onText} />;
  if (kind === "line") {
    const hint = t(`admin.factHint_${field as LineField}`); // those that are a line
    return (
      <div aria-live="polite">
        <TextField label={label} hint={hint} problem={problem} value={text} onText={onText} />
      </div>
    );
  }
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {STATUSES.map((status) => (
        <Chip key={status} pressed={status === text} onClick={() => onText(status)}>
          {t(`admin.status_${status}`)}
        </Chip>
      ))}
    </div>
  );
}

type LineField = Exclude<Fact["field"], "status" | "logline" | "overview">;

function FactLines({
  label,
  text,
  problem,
  onText,
}: Omit<FactInputProps, "field"> & { label: string }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        required
        rows={5}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        className="mt-2 block w-full rounded-poster border border-edge bg-ground px-3 py-2 text-base"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-problem`} role="status" className="text-sm font-semibold">
        {problem}
      </p>
    </>
  );
}
