import { classNames } from "./classNames.ts";

/**
 * A placeholder. Pass the final geometry in `className`, including corners other than a poster's,
 * so nothing moves when the content arrives. Hidden where scripts are off: nothing comes then.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "block animate-breathe bg-lifted",
        !className.includes("rounded-") && "rounded-poster",
        className,
      )}
    />
  );
}
