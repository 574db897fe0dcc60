import { lazy, Suspense, type ComponentType } from "react";
import { loadChunk } from "../failures/loadChunk.ts";
import { useInBrowser } from "../fields/useInBrowser.ts";
import type { SharedList } from "./patchLists.ts";

interface ListBarProps {
  userId: string;
  list: SharedList;
}

interface LateListBarProps {
  userId: string;
  /** A view that works like a list has no number, and is nobody else's. */
  list: Omit<SharedList, "id"> & { id: number | string };
}

const Nothing = () => null;

/** A list is whole without what comes here: where it does not load, nothing stands in its place. */
function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    loadChunk(load).then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
}

const Bar = late<ListBarProps>(() => import("./ListBar.tsx").then((file) => file.ListBar));
const Cards = late<{ userId: string }>(() => import("./InviteCards.tsx").then((file) => file.InviteCards));

/** Everything about sharing on a list's page, loaded once the page is there; its room is kept. */
export function LateListBar({ userId, list }: LateListBarProps) {
  const inBrowser = useInBrowser();
  const { id } = list;
  if (typeof id !== "number") return null;
  return <div className="min-h-11">{inBrowser ? <Suspense fallback={null}>{<Bar userId={userId} list={{ ...list, id }} />}</Suspense> : null}</div>;
}

/** The invites that wait for an answer: loaded only where there is one. */
export function LateInviteCards({ userId, lists }: { userId: string; lists: readonly Pick<SharedList, "type">[] | undefined }) {
  const inBrowser = useInBrowser();
  const waits = lists?.some(({ type }) => type === "INVITED_NEW" || type === "INVITED_SEEN") ?? false;
  return waits && inBrowser ? <Suspense fallback={null}>{<Cards userId={userId} />}</Suspense> : null;
}
