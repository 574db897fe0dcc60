import { Button } from "@worthy/ui";
import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../messages/useT.ts";

const Loaded = lazy(() => import("./WallSearchDialog.tsx").then((file) => ({ default: file.WallSearchDialog })));

/** The way to rate what is not on the wall; its dialog is loaded when it is first opened. */
export function WallSearch() {
  const t = useT();
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  return (
    <>
      <Button variant="quiet" icon={Search} onClick={() => setState("open")}>
        {t("wall.search")}
      </Button>
      {state === "unused" ? null : (
        <Suspense fallback={null}>
          <Loaded open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
