import type { BusinessTheme, ColourName, Colours } from "../../platform/businessTheme.ts";

/** CSS variables of the colours (packages/ui/src/tokens.css). */
const VARIABLES: Record<ColourName, string> = {
  ground: "--ground",
  raised: "--raised",
  lifted: "--lifted",
  hairline: "--hairline",
  edge: "--edge",
  ink: "--ink",
  inkSecond: "--ink-second",
  fill: "--fill",
  fillHover: "--fill-hover",
  onFill: "--on-fill",
};

function rule(selector: string, colours: Colours | undefined): string {
  const lines = Object.entries(VARIABLES).flatMap(([name, variable]) =>
    colours?.[name as ColourName] ? [`${variable}:${colours[name as ColourName]}`] : [],
  ); // keys of VARIABLES
  return lines.length === 0 ? "" : `${selector}{${lines.join(";")}}`;
}

/**
 * The style sheet that applies a theme over both of the product's own, and replaces the ring with
 * its logo.
 */
export function themeStyles(
  { colours: { dark, light }, logo }: BusinessTheme,
  logoPath: string,
): string {
  const inLight = rule(":root:not([data-theme])", light);
  return [
    rule(':root,:root[data-theme="dark"]', dark),
    rule(':root[data-theme="light"]', light),
    inLight && `@media (prefers-color-scheme:light){${inLight}}`,
    logo
      ? `[data-logo]{inline-size:32px;block-size:32px;background:url("${logoPath}") center/contain no-repeat}[data-logo]>*{display:none}`
      : "",
  ].join("");
}
