import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from "react";

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink({ children, ...rest }: UiLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The anchor that parts of this package render; an app with a router hands its own in. */
export const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink);

/** A link through the app's router where there is one. */
export function UiLink(props: UiLinkProps) {
  return createElement(use(LinkContext), props);
}
