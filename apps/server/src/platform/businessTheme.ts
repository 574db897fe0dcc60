import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { contrast } from "./contrast.ts";

/** Colours of one theme that a business may choose; those of the score are the product's own. */
const colours = z.strictObject(
  Object.fromEntries(
    (["ground", "raised", "lifted", "hairline", "edge", "ink", "inkSecond", "fill", "fillHover", "onFill"] as const).map((name) => [
      name,
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #12100e")
        .optional(),
    ]),
  ) as Record<ColourName, z.ZodOptional<z.ZodString>>, // built from these very names
);

export type ColourName = "ground" | "raised" | "lifted" | "hairline" | "edge" | "ink" | "inkSecond" | "fill" | "fillHover" | "onFill";
export type Colours = Partial<Record<ColourName, string>>;

/** What stands behind a colour that a theme leaves out (packages/ui/src/tokens.css). */
const OURS: Record<"dark" | "light", Record<"ground" | "raised" | "ink" | "inkSecond" | "fill" | "onFill", string>> = {
  dark: { ground: "#12100e", raised: "#1b1815", ink: "#f5efe4", inkSecond: "#b8ad9c", fill: "#f5efe4", onFill: "#12100e" },
  light: { ground: "#f5efe4", raised: "#fbf7ef", ink: "#12100e", inkSecond: "#6b6154", fill: "#12100e", onFill: "#f5efe4" },
};
/** What is read on what, and with which contrast (WCAG 2.2 AA). */
const READ_ON = [
  ["ink", "ground"],
  ["ink", "raised"],
  ["inkSecond", "ground"],
  ["inkSecond", "raised"],
  ["onFill", "fill"],
] as const;
const LEAST_CONTRAST = 4.5;
const LOGOS = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" } as const;
const LARGEST_LOGO = 200_000;

const schema = z
  .strictObject({
    name: z.string().trim().min(1, "must not be empty").max(40, "must have at most 40 characters"),
    logo: z
      .string()
      .regex(/\.(svg|png|webp)$/i, "must be a file that ends with .svg, .png or .webp")
      .optional(),
    colours: z.strictObject({ dark: colours.optional(), light: colours.optional() }).default({}),
    services: z.array(z.number().int().positive()).min(1, "must name at least one service, or be left out").max(500).optional(),
    lists: z
      .array(z.string().regex(/^[\w-]{1,100}$/, "must be the id of a list"))
      .min(1, "must name at least one list, or be left out")
      .max(500)
      .optional(),
  })
  .check(({ value, issues }) => {
    for (const theme of ["dark", "light"] as const) {
      const shown: Colours = { ...OURS[theme], ...value.colours[theme] };
      for (const [text, ground] of READ_ON) {
        const ratio = contrast(shown[text] ?? "", shown[ground] ?? "");
        if (ratio >= LEAST_CONTRAST) continue;
        const message = `cannot be read on ${ground}: their contrast is ${ratio.toFixed(1)}, and must be ${LEAST_CONTRAST} or more`;
        issues.push({ code: "custom", path: ["colours", theme, text], message, input: shown[text] });
      }
    }
  });

export interface Logo {
  content: Buffer;
  type: (typeof LOGOS)[keyof typeof LOGOS];
}

/** What a host shows of all that there is. */
export interface Offer {
  /** Ids of the providers that it shows; null for all. */
  services: ReadonlySet<number> | null;
  /** Ids of the lists that it shows; null for all. */
  lists: ReadonlySet<string> | null;
}

/** How the business host looks, and what it offers. */
export interface BusinessTheme extends Offer {
  name: string;
  logo: Logo | null;
  colours: { dark?: Colours | undefined; light?: Colours | undefined };
}

/** What is wrong with a theme, a line each. */
export class ThemeProblem extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/** Reads a theme from the JSON itself, or from a file that holds it; a logo lies beside that file. Throws a `ThemeProblem` that names every mistake. */
export function readBusinessTheme(setting: string): BusinessTheme {
  const isJson = setting.trimStart().startsWith("{");
  const text = isJson ? setting : readOrThrow(setting).toString("utf8");
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw new ThemeProblem(parsed.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message)));
  const { name, logo, colours: chosen, services, lists } = parsed.data;
  return {
    name,
    logo: logo === undefined ? null : readLogo(resolve(isJson ? "." : dirname(setting), logo)),
    colours: chosen,
    services: services ? new Set(services) : null,
    lists: lists ? new Set(lists) : null,
  };
}

function readOrThrow(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new ThemeProblem([`there is no file ${path} that can be read; give the path of a JSON file, or the JSON itself`]);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ThemeProblem([`is not valid JSON: ${error instanceof Error ? error.message : ""}`]);
  }
}

function readLogo(path: string): Logo {
  const content = readOrThrow(path);
  if (content.length > LARGEST_LOGO) throw new ThemeProblem([`logo: ${path} is larger than ${LARGEST_LOGO / 1000} KB`]);
  return { content, type: LOGOS[(path.split(".").at(-1) ?? "").toLowerCase() as keyof typeof LOGOS] }; // the schema allows no other ending
}
