export const WAITING_PLACE = "waiting";

/** Where pending changes are shown, once loaded. */
export function WaitingPlace() {
  return <span id={WAITING_PLACE} className="contents" />;
}
