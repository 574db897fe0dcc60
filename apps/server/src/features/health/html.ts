const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Markup that is safe to put into a page. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

function markupOf(part: Part): string {
  if (typeof part === "string" || typeof part === "number") return String(part).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}

/** A template whose values are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}
