import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { contrast } from "./contrast.ts";

/** Colours of a theme that a business can choose; score colours are the product's own. */
const colours = z.strictObject(
  Object.fromEntries(
    (
      [
        "ground",
        "raised",
        "lifted",
        "hairline",
        "edge",
        "ink",
        "inkSecond",
        "fill",
        "fillHover",
        "onFill",
      ] as const
    ).map((name) => [
      name,
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, "must be a color such as #12100e")
        .optional(),
    ]),
  ) as Record<ColourName, z.ZodOptional<z.ZodString>>, // built from these names
);

export type ColourName =
  | "ground"
  | "raised"
  | "lifted"
  | "hairline"
  | "edge"
  | "ink"
  | "inkSecond"
  | "fill"
  | "fillHover"
  | "onFill";
export type Colours = Partial<Record<ColourName, string>>;

/** Defaults of colours that a theme omits (packages/ui/src/tokens.css). */
const OURS: Record<
  "dark" | "light",
  Record<"ground" | "raised" | "ink" | "inkSecond" | "fill" | "onFill", string>
> = {
  dark: {
    ground: "#12100e",
    raised: "#1b1815",
    ink: "#f5efe4",
    inkSecond: "#b8ad9c",
    fill: "#f5efe4",
    onFill: "#12100e",
  },
  light: {
    ground: "#f5efe4",
    raised: "#fbf7ef",
    ink: "#12100e",
    inkSecond: "#6b6154",
    fill: "#12100e",
    onFill: "#f5efe4",
  },
};
/** Foreground and background pairs, with the required contrast (WCAG 2.2 AA). */
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
    services: z
      .array(z.number().int().positive())
      .min(1, "must list at least one service, or be left out")
      .max(500)
      .optional(),
    lists: z
      .array(z.string().regex(/^[\w-]{1,100}$/, "must be the id of a list"))
      .min(1, "must list at least one list, or be left out")
      .max(500)
      .optional(),
  })
  .check(({ value, issues }) => {
    for (const theme of ["dark", "light"] as const) {
      const shown: Colours = { ...OURS[theme], ...value.colours[theme] };
      for (const [text, ground] of READ_ON) {
        const ratio = contrast(shown[text] ?? "", shown[ground] ?? "");
        if (ratio >= LEAST_CONTRAST) continue;
        const message = `is hard to read on ${ground}: their contrast is ${ratio.toFixed(1)}, and must be ${LEAST_CONTRAST} or more`;
        issues.push({
          code: "custom",
          path: ["colours", theme, text],
          message,
          input: shown[text],
        });
      }
    }
  });

export interface Logo {
  content: Buffer;
  type: (typeof LOGOS)[keyof typeof LOGOS];
}

/** The part of the content that a host shows. */
export interface Offer {
  /** Ids of the providers to show; null for all. */
  services: ReadonlySet<number> | null;
  /** Ids of the lists to show; null for all. */
  lists: ReadonlySet<string> | null;
}

/** Look and content of the business host. */
export interface BusinessTheme extends Offer {
  name: string;
  logo: Logo | null;
  colours: { dark?: Colours | undefined; light?: Colours | undefined };
}

/** Problems of a theme, one per line. */
export class ThemeProblem extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/**
 * Reads a theme from JSON text or from a file with it; a logo is in the same folder as the file.
 * Throws a `ThemeProblem` that lists every mistake.
 */
export function readBusinessTheme(setting: string): BusinessTheme {
  const isJson = setting.trimStart().startsWith("{");
  const text = isJson ? setting : readOrThrow(setting).toString("utf8");
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success)
    throw new ThemeProblem(
      parsed.error.issues.map(({ path, message }) =>
        path.length > 0 ? `${path.join(".")}: ${message}` : message,
      ),
    );
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
    throw new ThemeProblem([
      `can’t read a file ${path}; use the path of a JSON file, or the JSON itself`,
    ]);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ThemeProblem([`isn’t valid JSON: ${error instanceof Error ? error.message : ""}`]);
  }
}

function readLogo(path: string): Logo {
  const content = readOrThrow(path);
  if (content.length > LARGEST_LOGO)
    throw new ThemeProblem([`logo: ${path} is larger than ${LARGEST_LOGO / 1000} KB`]);
  return {
    content,
    type: LOGOS[(path.split(".").at(-1) ?? "").toLowerCase() as keyof typeof LOGOS],
  }; // the schema allows no other extension
}
