import { Button } from "@worthy/ui";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useT } from "../../messages/useT.ts";
import { ResetDialog } from "./ResetDialog.tsx";

/** Taking back all ratings, behind a question. */
export function ResetPart({ userId, count }: { userId: string; count: number }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="reset" className="mt-14 rounded-sheet border border-hairline bg-raised p-5">
      <h2 id="reset" className="font-display text-lg font-semibold">
        {t("ratings.reset")}
      </h2>
      <p className="mt-1 text-sm text-ink-second">{t("ratings.resetHint")}</p>
      <Button variant="outline" icon={RotateCcw} className="mt-4" onClick={() => setAsking(true)}>
        {t("ratings.resetOpen")}
      </Button>
      <ResetDialog userId={userId} count={count} open={asking} onClose={() => setAsking(false)} />
    </section>
  );
}
