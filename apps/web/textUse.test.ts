import { expect, it } from "vitest";
import { callsWithoutParts, partsOf, textUse, unusedTexts } from "./textUse.ts";

const SOURCE = `
const WORDS = { dark: "shell.themeDark" } as const;
type Word = "shell.ok" | \`score.\${Tone}\`;
export const Part = ({ value, name, rest }) => (
  <p title={t("title.posterOf", { name })}>
    {t(\`rating.\${value}\`)} {t("title.season")} {t("title.count", { ...rest })}
  </p>
);
`;

it("finds text ids in calls, tables, types and templates", () => {
  const uses = [textUse("Part.tsx", SOURCE)];
  const shown = ["shell.themeDark", "shell.ok", "title.posterOf", "rating.LOVE", "score.good"];
  expect(unusedTexts([...shown, "shell.undo", "ratings.LOVE"], uses)).toEqual([
    "shell.undo",
    "ratings.LOVE",
  ]);
});

it("reports calls that leave a placeholder empty", () => {
  const texts = new Map([
    ["title.posterOf", "Poster of {name}"],
    ["title.season", "Season {number}"],
    ["title.count", "{count, plural, one {# title of {name}} other {# titles of {name}}}"],
  ]);
  expect([...partsOf(texts.get("title.count") ?? "")]).toEqual(["count", "name"]);
  expect(callsWithoutParts(texts, [textUse("Part.tsx", SOURCE)])).toEqual([
    "title.season without number",
  ]);
});
