import type { Variants } from "@worthy/domain";

/** What the page was rendered by, until another is entered: what draws it is drawn anew with the router's steps, and not before. */
export interface ShownVariants {
  inForce: Variants;
}
