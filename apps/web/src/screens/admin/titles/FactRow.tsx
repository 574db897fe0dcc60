import { Button, EmailText } from "@worthy/ui";
import { useId, useState } from "react";
import { useAdminWrite } from "../useAdminWrite.ts";
import { FactForm } from "./FactForm.tsx";
import { factText, type Fact } from "./factText.ts";
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

interface FactRowProps {
  titleId: number;
  fact: Fact;
}

/** One fact: its value and source, with buttons to correct it or remove the correction. */
export function FactRow({ titleId, fact }: FactRowProps) {
  const t = useTexts(adminTexts);
  const { act, busy } = useAdminWrite();
  const [edited, setEdited] = useState(false);
  const buttonId = useId();
  const { field, value, correctedAt } = fact;
  const label = t(`admin.fact_${field}`);
  // The button gets the focus back from what it opened, and from what is removed with the
  // correction.
  const focusButton = () => document.getElementById(buttonId)?.focus();
  const close = () => {
    setEdited(false);
    focusButton();
  };
  const takeBack = () =>
    act({
      write: (call) => call("removeCorrection", { params: { id: String(titleId), field } }),
      text: t("admin.factTakenBack"),
      changes: ["admin", "titles"],
      done: focusButton,
    });
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-sm text-ink-second">{label}</p>
          <p className="wrap-anywhere">{factText(value) || t("admin.factNone")}</p>
          <SaidBy fact={fact} />
        </div>
        <div className="flex flex-wrap gap-2">
          {correctedAt === null ? null : (
            <Button
              variant="quiet"
              disabled={busy}
              onClick={takeBack}
              aria-label={t("admin.takeBackOf", { fact: label })}
            >
              {t("admin.takeBack")}
            </Button>
          )}
          <Button
            id={buttonId}
            variant="outline"
            aria-expanded={edited}
            onClick={() => setEdited(true)}
            aria-label={t("admin.putRightOf", { fact: label })}
          >
            {t("admin.putRight")}
          </Button>
        </div>
      </div>
      {edited ? <FactForm titleId={titleId} fact={fact} onClose={close} /> : null}
    </li>
  );
}

/** A fact's source, or who corrected it. */
function SaidBy({
  fact: { stated, source, correctedAt, adminEmail, adminId },
}: Pick<FactRowProps, "fact">) {
  const locale = useLocale();
  const t = useTexts(adminTexts);
  if (correctedAt === null)
    return <p className="text-sm text-ink-second">{t("admin.factBy", { source })}</p>;
  const name = adminEmail ?? adminId ?? t("admin.somebodyGone");
  return (
    <p className="text-sm wrap-anywhere text-ink-second">
      <EmailText text={t("admin.factCorrected", { name, day: formatDay(correctedAt, locale) })} />{" "}
      {t("admin.factStated", { value: factText(stated) || t("admin.factNone") })}
    </p>
  );
}
