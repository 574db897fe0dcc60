import { useEffect, useRef, useState } from "react";
import { useLocation } from "../../router/useLocation.ts";
import { toAddress } from "../../api/basePath.ts";

const PAUSE_MS = 200;

interface SearchWords {
  text: string;
  type: (next: string) => void;
  /** Updates the address to what was typed, before something else is opened. */
  settle: () => void;
}

/**
 * The search words and the address that stores them, so that Back from a title restores them. The
 * address follows once typing pauses, and the router isn't told, because a navigation per key would
 * re-render the whole page.
 */
export function useSearchWords(): SearchWords {
  const { key, pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get("q") ?? "";
  const [text, setText] = useState(asked);
  const [arrivedAt, arrive] = useState(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (arrivedAt !== key) {
    // A link to another search while this one is open, or going back to one.
    arrive(key);
    setText(asked);
  }
  const keep = (words: string) => {
    clearTimeout(timer.current);
    const entry: { key?: string } | null = history.state; // as the router stores it
    if (entry?.key !== key) return; // something else was opened meanwhile
    const params = new URLSearchParams(location.search);
    if (words.trim() === "") params.delete("q");
    else params.set("q", words);
    const path = toAddress(pathname);
    history.replaceState(history.state, "", params.size === 0 ? path : `${path}?${params}`);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(next), PAUSE_MS);
  };
  return { text, type, settle: () => keep(text) };
}
