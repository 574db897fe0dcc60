import { Button } from "@worthy/ui";
import { Search } from "lucide-react";
import { useState } from "react";
import { lateComponent } from "../../features/failures/lateComponent.tsx";
import { MissingPart } from "../../features/failures/MissingPart.tsx";
import { useT } from "../../messages/useT.ts";
import type { WallSearchDialogProps } from "./WallSearchDialog.tsx";

const LateDialog = lateComponent<WallSearchDialogProps>(
  () => import("./WallSearchDialog.tsx").then((file) => file.WallSearchDialog),
  undefined,
  ({ open, onClose }) => (open ? <MissingPart close={onClose} /> : null),
);

/** The way to rate what is not on the wall; its dialog is loaded when it is first opened. */
export function WallSearch() {
  const t = useT();
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  return (
    <>
      <Button variant="quiet" icon={Search} onClick={() => setState("open")}>
        {t("wall.search")}
      </Button>
      {state === "unused" ? null : <LateDialog open={state === "open"} onClose={() => setState("closed")} />}
    </>
  );
}
