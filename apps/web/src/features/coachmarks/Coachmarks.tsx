import {
  learnCoachmark,
  mayShowCoachmark,
  viewCoachmark,
  parseCoachmarks,
  type CoachmarkMemory,
} from "@worthy/domain";
import { useEffect, useState } from "react";
import { useLocation } from "../../router/useLocation.ts";
import { useTrackAction } from "../actions/useTrackAction.ts";
import { deferredComponent } from "../failures/deferredComponent.tsx";
import { deviceStorage, type DeviceStorage } from "../session/deviceStorage.ts";
import { readVisitCount } from "../session/visitCount.ts";
import { findAnchor, type CoachmarkAnchor } from "./findAnchor.ts";

const KEY = "coachmarks";

function readCoachmarks(storage: Pick<DeviceStorage, "read">): CoachmarkMemory {
  try {
    return parseCoachmarks(JSON.parse(storage.read(KEY) ?? "null"));
  } catch {
    return parseCoachmarks(null);
  }
}

function storeCoachmarks(storage: Pick<DeviceStorage, "write">, memory: CoachmarkMemory): void {
  storage.write(KEY, JSON.stringify(memory));
}

const Mark = deferredComponent(() =>
  import("./CoachmarkCard.tsx").then((file) => file.CoachmarkCard),
);

/**
 * Milliseconds between checks: the page should have settled, and people should have looked around.
 */
const PAUSE = 1500;

const isDue = () =>
  mayShowCoachmark(readCoachmarks(deviceStorage), {
    sessionCount: readVisitCount(deviceStorage, Date.now()),
    now: Date.now(),
  });
/** Something else has priority: a dialog, a popup, a prompt. */
const isBusy = () => document.querySelector("dialog[open], [role=dialog], [data-prompt]") !== null;

/** A feature that the person uses needs no coachmark. */
function learn({ target }: Event): void {
  const name =
    target instanceof Element
      ? target.closest<HTMLElement>("[data-coachmark]")?.dataset["coachmark"]
      : undefined;
  if (name !== undefined)
    storeCoachmarks(deviceStorage, learnCoachmark(readCoachmarks(deviceStorage), name));
}

/** Explains one thing on the page: from the second visit on, at most once a day. */
export function Coachmarks() {
  const { pathname } = useLocation();
  const note = useTrackAction();
  const [shown, setShown] = useState<(CoachmarkAnchor & { pathname: string }) | null>(null);
  useEffect(() => {
    document.addEventListener("click", learn);
    return () => document.removeEventListener("click", learn);
  }, []);
  useEffect(() => {
    if (!isDue()) return undefined;
    const look = setInterval(() => {
      const memory = readCoachmarks(deviceStorage);
      const anchor = isBusy() ? null : findAnchor(memory);
      if (!anchor) return;
      clearInterval(look);
      if (!isDue()) return; // another tab was first
      storeCoachmarks(deviceStorage, viewCoachmark(memory, anchor.name, Date.now()));
      note({ type: "COACHMARK", name: anchor.name, state: "viewed" });
      setShown({ ...anchor, pathname });
    }, PAUSE);
    return () => clearInterval(look);
  }, [pathname, note]);
  if (!shown || shown.pathname !== pathname) return null;
  return (
    <Mark
      {...shown}
      onEnd={(state) => {
        if (state) note({ type: "COACHMARK", name: shown.name, state });
        setShown(null);
      }}
    />
  );
}
