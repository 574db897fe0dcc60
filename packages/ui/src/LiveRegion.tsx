/** Says its text politely whenever the text changes. Keep it mounted; an empty text says nothing. */
export function LiveRegion({ text }: { text: string }) {
  return <output className="sr-only">{text}</output>;
}
