import { escapeHtml } from "@worthy/domain";

/** Markup that is safe to include in a page. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

function markupOf(part: Part): string {
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}

/** A template that escapes its values unless they are markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}
