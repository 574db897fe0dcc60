import type { UiLinkProps } from "@worthy/ui";
import { type MouseEvent, useRef, type DOMAttributes } from "react";
import { useNavigate } from "../../router/useNavigate.ts";
import { sharePoster } from "./sharePoster.ts";
import { useServices } from "../services/Services.ts";
import { toAddress } from "../../api/basePath.ts";

/** Crossing a link is no intent; hovering this long is. */
const STAY_MS = 80;

type IntentHandlers = Pick<
  DOMAttributes<HTMLAnchorElement>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur" | "onTouchStart"
>;

/** Handlers that load a link's target when somebody seems about to follow it. */
function useIntent(href: string): IntentHandlers {
  const { prefetch } = useServices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const wait = () => {
    stop();
    timer.current = setTimeout(() => prefetch(href), STAY_MS);
  };
  return {
    onPointerEnter: wait,
    onPointerLeave: stop,
    onFocus: wait,
    onBlur: stop,
    onTouchStart: () => prefetch(href),
  };
}

export interface RouterLinkProps extends UiLinkProps {
  /** Path on this site, starting with a slash. */
  href: string;
  /** Stored with the history entry. */
  state?: unknown;
  preventScrollReset?: boolean;
}

/**
 * For links that open a popup over their page: Back closes it, and the page keeps its scroll
 * position.
 */
export const OVER_PAGE = { state: { overPage: true }, preventScrollReset: true } as const;

/** Whether a click navigates in this window, instead of another tab, window or download. */
function goesHere({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    button === 0 &&
    !(metaKey || altKey || ctrlKey || shiftKey) &&
    (currentTarget.target === "" || currentTarget.target === "_self") &&
    !currentTarget.download
  );
}

/**
 * A link through the router. Smaller than the router's own, and without listening to the location,
 * so that navigation doesn't re-render links. Hovering, focusing or touching it preloads its
 * target; a poster in it moves to the next page if the browser supports it.
 */
export function RouterLink({
  href,
  state,
  preventScrollReset = false,
  onClick,
  children,
  ...rest
}: RouterLinkProps) {
  const navigate = useNavigate();
  const intent = useIntent(href);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !goesHere(event)) return;
    event.preventDefault();
    const here = location.pathname + location.search + location.hash;
    void navigate(href, {
      state,
      preventScrollReset,
      replace: toAddress(href) === here,
      viewTransition: sharePoster(event.currentTarget),
    });
  };
  return (
    <a href={toAddress(href)} {...rest} {...intent} onClick={go}>
      {children}
    </a>
  );
}
