import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from "react";

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink(props: UiLinkProps) {
  return <a {...props} />;
}

/** The anchor that parts of this package render; an app with a router hands its own in. */
export const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink);

/** A link through the app's router where there is one. */
export function UiLink(props: UiLinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
