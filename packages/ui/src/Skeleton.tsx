import { classNames } from "./classNames.ts";

/** A quiet stand-in; give it the final geometry through `className`, other corners than a poster's too, so that nothing moves when the content comes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classNames("block animate-breathe bg-lifted", !className.includes("rounded-") && "rounded-poster", className)} />;
}
