import { EmptyState } from "@worthy/ui";
import { ShieldCheck } from "lucide-react";
import { useTexts } from "../../../locale/useLocale.ts";
import { SecondFactorPart } from "./SecondFactorPart.tsx";
import secondFactorTexts from "./texts/secondFactor.en.json" with { type: "json" };

interface SetUpFirstProps {
  userId: string;
  /** Called once it is on and the recovery codes are kept. */
  onDone: () => void;
}

/** Stands in place of the administration where administrators must have a second factor. */
export function SetUpFirst({ userId, onDone }: SetUpFirstProps) {
  const t = useTexts(secondFactorTexts);
  return (
    <>
      <EmptyState
        icon={ShieldCheck}
        heading={t("secondFactor.missing")}
        text={t("secondFactor.missingText")}
      />
      <SecondFactorPart userId={userId} onKept={onDone} />
    </>
  );
}
