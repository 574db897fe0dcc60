/**
 * Announces its text politely whenever it changes. Keep it mounted; an empty text announces
 * nothing.
 */
export function LiveRegion({ text }: { text: string }) {
  return <output className="sr-only">{text}</output>;
}
