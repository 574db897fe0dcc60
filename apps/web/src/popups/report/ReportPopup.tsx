import { LONGEST_REPORT, plainText, REPORT_FIELDS, type ReportField } from "@worthy/domain";
import { NamedFields } from "../../features/fields/NamedFields.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Button, Chip } from "@worthy/ui";
import { useId, useRef, useState, type FormEvent } from "react";
import { useEarlyEntry } from "../../features/fields/useEarlyEntry.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/failures/useFailureToast.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import reportTexts from "./texts/report.en.json" with { type: "json" };

const FIELD =
  "mt-2 block min-h-32 w-full rounded-poster border border-edge bg-ground px-3 py-2 text-base text-ink";

/**
 * A sentence on what is wrong with a title, and which facts it concerns; sent to the server's
 * operator.
 */
export function ReportPopup({ value, close }: PopupProps) {
  const locale = useLocale();
  const t = useTexts(reportTexts);
  const { call, toasts } = useServices();
  const failed = useFailureToast();
  const { data: title } = useQuery(titleQuery(Number(value)));
  const [fields, setFields] = useState<readonly ReportField[]>([]);
  const [text, setText] = useState("");
  const words = useRef<HTMLTextAreaElement>(null);
  useEarlyEntry(words, text, setText);
  const ids = { words: useId(), hint: useId() };
  const report = useMutation({
    mutationFn: () =>
      call("reportTitle", { params: { id: value }, body: { fields: [...fields], text } }),
    onSuccess: () => {
      close();
      toasts.show({ text: t("report.thanks") });
    },
    onError: (error) => failed(error, () => report.mutate()),
  });
  const toggle = (field: ReportField) =>
    setFields(
      fields.includes(field) ? fields.filter((each) => each !== field) : [...fields, field],
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plainText(text) !== "") report.mutate();
  };
  return (
    <PopupFrame
      title={t("report.heading")}
      {...(title ? { subtitle: `${title.name} · ${kindAndYear(title, locale)}` } : {})}
      shape="card"
      close={close}
    >
      <form onSubmit={submit} className="mt-5 flex flex-col gap-5">
        <NamedFields name={t("report.fields")}>
          <div className="mt-2 flex flex-wrap gap-2">
            {REPORT_FIELDS.map((field) => (
              <Chip key={field} pressed={fields.includes(field)} onClick={() => toggle(field)}>
                {t(`report.${field}`)}
              </Chip>
            ))}
          </div>
        </NamedFields>
        <div>
          <label htmlFor={ids.words} className="font-semibold">
            {t("report.words")}
          </label>
          <textarea
            ref={words}
            id={ids.words}
            dir="auto"
            aria-describedby={ids.hint}
            required
            maxLength={LONGEST_REPORT}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={FIELD}
          />
          <p id={ids.hint} className="mt-1 text-sm text-ink-second">
            {t("report.hint")}
          </p>
        </div>
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={close}>
            {t("report.cancel")}
          </Button>
          <Button type="submit" disabled={plainText(text) === "" || report.isPending}>
            {t("report.send")}
          </Button>
        </div>
      </form>
    </PopupFrame>
  );
}
