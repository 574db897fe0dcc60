import {
  ActionMenu,
  Button,
  createToasts,
  Dialog,
  IconButton,
  Sheet,
  ToastRegion,
  Tooltip,
} from "@worthy/ui";
import { Bookmark, Ellipsis, Trash2 } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "../../features/fields/useHydrated.ts";
import { Specimen } from "./Specimen.tsx";

const toasts = createToasts();

/** Overlays. */
export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  const inBrowser = useHydrated();
  return (
    <>
      <Specimen of="Dialog" note="A question in the middle.">
        <Button onClick={() => setOpen("dialog")}>Open the dialog</Button>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          title="Remove the list?"
          description="It cannot be brought back."
          closeLabel="Close"
          actions={<Button onClick={close}>Remove</Button>}
        />
      </Specimen>
      <Specimen of="Sheet" note="Inset at the end, from the bottom on phones.">
        <Button onClick={() => setOpen("sheet")}>Open the sheet</Button>
        <Sheet open={open === "sheet"} onClose={close} title="Filters" closeLabel="Close">
          What is chosen stands here.
        </Sheet>
      </Specimen>
      <Specimen of="ActionMenu" note="Arrows, letters, Enter, Escape.">
        <ActionMenu
          trigger={<IconButton icon={Ellipsis} label="Open the menu" outlined />}
          actions={[
            { key: "keep", label: "Keep", icon: Bookmark, onSelect: () => {} },
            { key: "remove", label: "Remove", icon: Trash2, onSelect: () => {} },
          ]}
        />
      </Specimen>
      <Specimen of="Tooltip" note="On hover and on focus.">
        <Tooltip text="Kept on this device only">
          <Button variant="outline">Point at me</Button>
        </Tooltip>
      </Specimen>
      <Specimen of="ToastRegion" note="Normal, with an action, urgent.">
        <Button
          variant="outline"
          onClick={() => toasts.show({ text: "Severance is on your watchlist." })}
        >
          A normal message
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toasts.show({
              text: "Removed.",
              timeout: 0,
              action: { label: "Undo", onPress: () => {} },
            })
          }
        >
          A message with an action
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toasts.show({ text: "Oops! Something went wrong.", urgent: true, timeout: 0 })
          }
        >
          An urgent message
        </Button>
        {inBrowser ? (
          <ToastRegion toasts={toasts} label="Messages of the gallery" closeLabel="Close" />
        ) : null}
      </Specimen>
    </>
  );
}
