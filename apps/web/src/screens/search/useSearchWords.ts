import { useEffect, useRef, useState } from "react";
import { useLocation } from "../../router/useLocation.ts";

const PAUSE_MS = 200;

interface SearchWords {
  text: string;
  type: (next: string) => void;
  /** Brings the address up to what was typed, before something else is opened. */
  settle: () => void;
}

/**
 * The words of the search and the address that keeps them, so that Back from a title finds them again. The address follows once typing
 * pauses, and the router is not told: a step of its own for each key would draw the whole page anew.
 */
export function useSearchWords(): SearchWords {
  const { key, pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get("q") ?? "";
  const [text, setText] = useState(asked);
  const [arrivedAt, arrive] = useState(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (arrivedAt !== key) {
    // A link to another search while this one is open, or the way back to one.
    arrive(key);
    setText(asked);
  }
  const keep = (words: string) => {
    clearTimeout(timer.current);
    const entry: { key?: string } | null = history.state; // as the router keeps it
    if (entry?.key !== key) return; // something else has been opened meanwhile
    const params = new URLSearchParams(location.search);
    if (words.trim() === "") params.delete("q");
    else params.set("q", words);
    history.replaceState(history.state, "", params.size === 0 ? pathname : `${pathname}?${params}`);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(next), PAUSE_MS);
  };
  return { text, type, settle: () => keep(text) };
}
