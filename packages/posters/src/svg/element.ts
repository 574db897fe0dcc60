import { escapeXml } from "./escapeXml.ts";
import { formatNumber } from "./formatNumber.ts";

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Fractions (opacities, gradient offsets) need more digits than the tenth of a unit that
 * coordinates are rounded to.
 */
const FINE = new Set(["opacity", "fill-opacity", "stroke-opacity", "offset", "stop-opacity"]);

/**
 * One SVG element. Escapes attributes, checks numbers and omits attributes without a value;
 * children are inserted as they are.
 */
export function element(name: string, attributes: Attributes, children = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === "number" ? formatNumber(value, FINE.has(key) ? 3 : 1) : escapeXml(String(value))}"`,
    )
    .join("");
  return children === "" ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}
