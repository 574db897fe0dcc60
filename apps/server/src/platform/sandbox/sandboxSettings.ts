/** What a sandbox ignores: strangers could do harm with it, or it costs something or outlasts a reset. */
const IGNORED = [
  "SMTP_URL",
  "ADMIN_EMAIL",
  "TMDB_TOKEN",
  "SENTRY_DSN",
  "EVENT_FILES",
] as const satisfies readonly string[];

type Ignored = Partial<Record<(typeof IGNORED)[number], unknown>>;

/** Settings as they count, and the names of those that were set in vain. */
export function sandboxSettings<S extends Ignored & { SANDBOX: "on" | "off" }>(
  settings: S,
): { settings: S; ignored: string[] } {
  if (settings.SANDBOX === "off") return { settings, ignored: [] };
  const ignored = IGNORED.filter((name) => settings[name] !== undefined);
  const unset = Object.fromEntries(ignored.map((name) => [name, undefined]));
  return { settings: { ...settings, ...unset }, ignored };
}

/** What the operator is told at the start, and by `worthy doctor`. */
export function describeSandbox(ignored: readonly string[]): string {
  const list = new Intl.ListFormat("en", { type: "conjunction" }).format(ignored);
  const names =
    ignored.length === 0 ? "" : ` ${list} ${ignored.length > 1 ? "are" : "is"} ignored.`;
  return `This is a sandbox: everything in it is deleted every hour, and no email leaves it.${names}`;
}
