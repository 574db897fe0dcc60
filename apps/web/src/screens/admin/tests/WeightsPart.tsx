import type { CallOutput } from "@worthy/contract";
import { Button } from "@worthy/ui";
import { useState, type FormEvent } from "react";
import { TextField } from "../../../features/fields/TextField.tsx";
import { AdminPart } from "../AdminPart.tsx";
import { useAdminWrite } from "../useAdminWrite.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

interface WeightsPartProps {
  experiment: CallOutput<"listExperiments">["results"][number];
}

/** The weights with which devices draw a variant. */
export function WeightsPart({ experiment }: WeightsPartProps) {
  const t = useTexts(adminTexts);
  const { act, busy } = useAdminWrite();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { name, variants } = experiment;
  const valueOf = (variant: string, weight: number) => typed[variant] ?? String(weight);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const weights = variants.map((variant) => ({
      name: variant.name,
      weight: Number(valueOf(variant.name, variant.weight)),
    }));
    act({
      write: (call) => call("putExperiment", { params: { name }, body: { variants: weights } }),
      text: t("admin.saved"),
      changes: ["admin", "user"],
      done: () => setTyped({}),
    });
  };
  return (
    <AdminPart
      id={`admin-weights-${name}`}
      heading={`${t("admin.weights")}: ${name}`}
      hint={t("admin.weightsHint")}
    >
      <form onSubmit={save}>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
          {variants.map((variant) => (
            <TextField
              key={variant.name}
              label={t("admin.weightOf", { variant: variant.name })}
              type="number"
              min={0}
              max={1000}
              step="any"
              required
              value={valueOf(variant.name, variant.weight)}
              onText={(next) => setTyped({ ...typed, [variant.name]: next })}
            />
          ))}
        </div>
        <Button type="submit" className="mt-4" disabled={busy}>
          {t("admin.save")}
        </Button>
      </form>
    </AdminPart>
  );
}
