export const WAITING_PLACE = "waiting";

/** Where it says that changes wait, once that is loaded. */
export function WaitingPlace() {
  return <span id={WAITING_PLACE} className="contents" />;
}
