/** A list's colour; its name is next to it. */
export function ListDot({ hexCode }: { hexCode: string }) {
  return (
    <span
      aria-hidden
      className="size-3 shrink-0 rounded-full forced-color-adjust-none"
      style={{ backgroundColor: hexCode }}
    />
  );
}
