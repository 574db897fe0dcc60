import { learnCoachmark, mayCoach, viewCoachmark } from "@worthy/domain";
import { useEffect, useState } from "react";
import { useLocation } from "../../router/useLocation.ts";
import { useTrackAction } from "../actions/useTrackAction.ts";
import { lateComponent } from "../failures/lateComponent.tsx";
import { deviceStorage } from "../session/deviceStorage.ts";
import { keepCoachmarks, readCoachmarks } from "./coachmarkMemory.ts";
import { findAnchor, type CoachmarkAnchor } from "./findAnchor.ts";

const Mark = lateComponent(() => import("./CoachmarkCard.tsx").then((file) => file.CoachmarkCard));

/** Milliseconds between looks: a page is to have settled, and somebody to have looked around. */
const PAUSE = 1500;

const isDue = () => mayCoach(readCoachmarks(deviceStorage), { sessionCount: Number(deviceStorage.read("sessionCount")) || 0, now: Date.now() });
/** Something else has the word: a dialog, a popup, a prompt. */
const isBusy = () => document.querySelector("dialog[open], [role=dialog], [data-prompt]") !== null;

/** What the person uses needs no coachmark any more. */
function learn({ target }: Event): void {
  const name = target instanceof Element ? target.closest<HTMLElement>("[data-coachmark]")?.dataset["coachmark"] : undefined;
  if (name !== undefined) keepCoachmarks(deviceStorage, learnCoachmark(readCoachmarks(deviceStorage), name));
}

/** Says of one thing on the page what it is good for: from the second visit on, at most once a day. */
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
      keepCoachmarks(deviceStorage, viewCoachmark(memory, anchor.name, Date.now()));
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
