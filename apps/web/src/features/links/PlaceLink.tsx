import { useLocation } from "../../router/useLocation.ts";
import { isAt } from "./isAt.ts";
import { RouterLink, type RouterLinkProps } from "./RouterLink.tsx";

/** A navigation link that marks the current page. */
export function PlaceLink(props: RouterLinkProps) {
  const { pathname } = useLocation();
  return <RouterLink {...props} aria-current={isAt(pathname, props.href) ? "page" : undefined} />;
}
