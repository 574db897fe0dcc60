import { EmptyState } from "@worthy/ui";
import { ShieldCheck } from "lucide-react";
import { useTexts } from "../../../locale/useLocale.ts";
import { SecondFactorPart } from "./SecondFactorPart.tsx";
import secondFactorTexts from "./texts/secondFactor.en.json" with { type: "json" };

/** Stands in place of the administration where administrators must have a second factor. */
export function SetUpFirst({ userId }: { userId: string }) {
  const t = useTexts(secondFactorTexts);
  return (
    <>
      <EmptyState
        icon={ShieldCheck}
        heading={t("secondFactor.missing")}
        text={t("secondFactor.missingText")}
      />
      <SecondFactorPart userId={userId} />
    </>
  );
}
