import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from "react";

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink({ children, ...rest }: UiLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The anchor component used in this package; apps with a router provide their own. */
export const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink);

/** A link that uses the app's router if there is one. */
export function UiLink(props: UiLinkProps) {
  return createElement(use(LinkContext), props);
}
