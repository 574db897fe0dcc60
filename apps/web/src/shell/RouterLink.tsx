import type { UiLinkProps } from "@worthy/ui";
import { Link } from "react-router";

/** What @worthy/ui renders as an anchor: ours go through the router. */
export function RouterLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />;
}
