import { useState } from "react";

/**
 * The value a native control shows: the new choice at once, until the stored value has changed. The
 * store reports changes a moment later, and React would reset the control until then.
 */
export function useShown<Value>(kept: Value): [shown: Value, show: (next: Value) => void] {
  const [choice, setChoice] = useState({ over: kept, shown: kept });
  // Then the choice is forgotten, so if the stored value goes back because saving failed, the
  // control does too.
  if (choice.over !== kept) setChoice({ over: kept, shown: kept });
  const shown = choice.over === kept ? choice.shown : kept;
  return [shown, (next) => setChoice({ over: kept, shown: next })];
}
