import { useLocation } from "../../router/useLocation.ts";
import { isAt } from "./isAt.ts";
import { RouterLink, type RouterLinkProps } from "./RouterLink.tsx";

/** A link of the navigation: it says whether it is where the person is. */
export function PlaceLink(props: RouterLinkProps) {
  const { pathname } = useLocation();
  return <RouterLink {...props} aria-current={isAt(pathname, props.href) ? "page" : undefined} />;
}
