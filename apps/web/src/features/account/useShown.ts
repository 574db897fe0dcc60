import { useState } from "react";

/**
 * What a native control shows: what was chosen, at once, until what is kept has changed. The store tells of its changes a moment later, and
 * until then React would set the control back.
 */
export function useShown<Value>(kept: Value): [shown: Value, show: (next: Value) => void] {
  const [choice, setChoice] = useState({ over: kept, shown: kept });
  // What was chosen is forgotten then: should the kept value go back, because it could not be saved, the control goes back with it.
  if (choice.over !== kept) setChoice({ over: kept, shown: kept });
  const shown = choice.over === kept ? choice.shown : kept;
  return [shown, (next) => setChoice({ over: kept, shown: next })];
}
