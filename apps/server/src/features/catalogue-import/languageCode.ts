const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
const CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = names.of(code);
    return name ? [[name.toLowerCase(), code] as const] : [];
  }),
);

/** ISO 639-1 code for a language's English name. */
export function languageCode(name: string | null | undefined): string | undefined {
  return name ? CODES.get(name.trim().toLowerCase()) : undefined;
}
