import { Fragment } from "react";

/** The longest part that fits the line of a small phone at twice the text size. */
const LONGEST = 16;

/**
 * Text whose e-mail addresses wrap only after an @ or a dot. A part that is longer than its line
 * scrolls within it.
 */
export function EmailText({ text }: { text: string }) {
  let at = 0;
  return text.split(/(\s+)/).map((word) => {
    const place = at;
    at += word.length;
    return /\S@\S/.test(word) ? (
      <span key={place} data-email className="wrap-normal">
        {emailParts(word).map((part) => (
          <Fragment key={part.at}>
            <span
              className={
                part.text.length > LONGEST
                  ? "inline-block max-w-full overflow-x-auto align-bottom whitespace-nowrap [scrollbar-width:none]"
                  : "whitespace-nowrap"
              }
            >
              {part.text}
            </span>
            <wbr />
          </Fragment>
        ))}
      </span>
    ) : (
      word
    );
  });
}

/** The parts of an address that stay on one line, and where each begins. */
function emailParts(email: string): { text: string; at: number }[] {
  let at = 0;
  return email.split(/(?<=[@.])/).map((text) => {
    const part = { text, at };
    at += text.length;
    return part;
  });
}
