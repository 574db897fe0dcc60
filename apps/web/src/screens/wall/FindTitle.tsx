import { Button, IconButton } from "@worthy/ui";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isFreeKey } from "../../features/shortcuts/isFreeKey.ts";
import { shortcutsAreOn } from "../../features/shortcuts/shortcutSetting.ts";
import { useOpening } from "../../features/wall/useOpening.ts";
import { useTexts } from "../../locale/useLocale.ts";
import { deferredComponent } from "../../features/failures/deferredComponent.tsx";
import { MissingPart } from "../../features/failures/MissingPart.tsx";
import type { WallSearchDialogProps } from "./WallSearchDialog.tsx";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const DeferredDialog = deferredComponent<WallSearchDialogProps>(
  () => import("./WallSearchDialog.tsx").then((file) => file.WallSearchDialog),
  undefined,
  ({ open, onClose }) => (open ? <MissingPart close={onClose} /> : null),
);

/**
 * Keeps what somebody types before the field is there that it is meant for. Returns a function that
 * gives the text and stops.
 */
function typedAhead(): () => string {
  let text = "";
  const stop = new AbortController();
  const keep = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a letter is no shortcut now
    text += event.key;
  };
  addEventListener("keydown", keep, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    const typed = text;
    text = "";
    return typed;
  };
}

/** Rates titles that are not on the wall, by its button or the slash; its dialog is loaded on first use. */
export function FindTitle({ as = "button" }: { as?: "button" | "icon" }) {
  const t = useTexts(wallTexts);
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const typed = useRef((): string => "");
  const place = useRef<HTMLSpanElement>(null);
  const isOpening = useOpening() !== null;
  const open = () => {
    typed.current = typedAhead();
    setState("open");
  };
  const close = () => {
    typed.current();
    setState("closed");
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Outside the opening, the top bar's field takes the key. Each form of the wall has a button: only the one that shows does.
    if (event.key !== "/" || !isOpening || place.current?.offsetParent === null) return;
    if (!isFreeKey(event) || !shortcutsAreOn()) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the shortcuts of all pages, whichever began to listen first.
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, []);
  return (
    <span ref={place} className="inline-flex shrink-0">
      {as === "icon" ? (
        <IconButton icon={Search} label={t("wall.findTitle")} onClick={open} />
      ) : (
        <Button variant="outline" icon={Search} onClick={open}>
          {t("wall.findTitle")}
        </Button>
      )}
      {state === "unused" ? null : (
        <DeferredDialog open={state === "open"} onClose={close} takeTyped={() => typed.current()} />
      )}
    </span>
  );
}
