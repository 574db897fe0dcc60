/** The colour that a list has been given; its name stands beside it. */
export function ListDot({ hexCode }: { hexCode: string }) {
  return <span aria-hidden className="size-3 shrink-0 rounded-full" style={{ backgroundColor: hexCode }} />;
}
