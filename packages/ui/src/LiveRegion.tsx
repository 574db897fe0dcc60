import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Says its text politely whenever the text changes. Keep it mounted; an empty text says nothing. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
