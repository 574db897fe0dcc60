/** The nearly closed ring, with the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-[1.5rem] font-bold tracking-tight">
      <svg
        aria-hidden
        data-logo
        className="shrink-0"
        width="1.5rem"
        height="1.5rem"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      >
        <circle
          cx="12"
          cy="12"
          r="9"
          pathLength={100}
          strokeDasharray="82 18"
          transform="rotate(-62 12 12)"
        />
      </svg>
      {name}
    </span>
  );
}
