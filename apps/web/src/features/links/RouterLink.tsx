import type { UiLinkProps } from "@worthy/ui";
import type { MouseEvent } from "react";
import { useNavigate } from "../../router/useNavigate.ts";
import { sharePoster } from "./sharePoster.ts";
import { useIntent } from "./useIntent.ts";

export interface RouterLinkProps extends UiLinkProps {
  /** Path of this site, beginning with a slash. */
  href: string;
  /** Travels with the step in the history. */
  state?: unknown;
  preventScrollReset?: boolean;
}

/** For links that open a popup over the page they stand on: Back closes it, and the page stays where it is. */
export const OVER_PAGE = { state: { overPage: true }, preventScrollReset: true } as const;

/** Whether a click means "go there, here": not another tab, window or download. */
function goesHere({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (currentTarget.target === "" || currentTarget.target === "_self") && !currentTarget.download;
}

/**
 * A link through the router. Smaller than the router's own, and it listens to no location, so that a step re-renders no links. Pointing at it,
 * focusing or touching it loads what it leads to; a poster in it travels to the next page where the browser can do that.
 */
export function RouterLink({ href, state, preventScrollReset = false, onClick, children, ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  const intent = useIntent(href);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !goesHere(event)) return;
    event.preventDefault();
    const here = location.pathname + location.search + location.hash;
    void navigate(href, { state, preventScrollReset, replace: href === here, viewTransition: sharePoster(event.currentTarget) });
  };
  return (
    <a href={href} {...rest} {...intent} onClick={go}>
      {children}
    </a>
  );
}
