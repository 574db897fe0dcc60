import { lateComponent } from "../failures/lateComponent.tsx";
import type { SharedList } from "./patchLists.ts";

interface LateListBarProps {
  userId: string;
  /** A view that works like a list has no number, and is nobody else's. */
  list: Omit<SharedList, "id"> & { id: number | string };
}

/** A list is whole without what comes here. */
const Bar = lateComponent(() => import("./ListBar.tsx").then((file) => file.ListBar));
const Cards = lateComponent(() => import("./InviteCards.tsx").then((file) => file.InviteCards));

/** Everything about sharing on a list's page, loaded once the page is there; its room is kept. */
export function LateListBar({ userId, list }: LateListBarProps) {
  const { id } = list;
  if (typeof id !== "number") return null;
  return (
    <div className="min-h-11">
      <Bar userId={userId} list={{ ...list, id }} />
    </div>
  );
}

/** The invites that wait for an answer: loaded only where there is one. */
export function LateInviteCards({ userId, lists }: { userId: string; lists: readonly Pick<SharedList, "type">[] | undefined }) {
  const waits = lists?.some(({ type }) => type === "INVITED_NEW" || type === "INVITED_SEEN") ?? false;
  return waits ? <Cards userId={userId} /> : null;
}
