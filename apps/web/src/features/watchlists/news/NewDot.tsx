/** Marks what somebody else has added, next to a word. */
export function NewDot({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden
      data-dot
      className={`inline-block size-2 shrink-0 rounded-full bg-ink ${className}`}
    />
  );
}
