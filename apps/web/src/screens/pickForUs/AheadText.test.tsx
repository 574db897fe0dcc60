import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createLocale } from "../../locale/createLocale.ts";
import { loadCatalogue } from "../../locale/loadCatalogue.ts";
import { LocaleContext } from "../../locale/useLocale.ts";
import { AheadText } from "./AheadText.tsx";

const members = ["Ann", "Bob"].map((profileName) => ({
  userId: profileName.toLowerCase(),
  profileName,
  profileImage: null,
}));

async function told(language: "en" | "de" | "es"): Promise<string[]> {
  const locale = createLocale({ language, catalogue: await loadCatalogue(language) });
  return [
    { kind: "lowest" as const, lowest: 75 },
    { kind: "member" as const, userId: "ann" },
    { kind: "member" as const, userId: "bob" },
  ].map((ahead) =>
    renderToString(
      <LocaleContext value={locale}>
        <AheadText ahead={ahead} members={members} userId="ann" />
      </LocaleContext>,
    ),
  );
}

it.each([
  [
    "en",
    [
      "Placed first because it’s fairer: no one’s score is below 75.",
      "Placed first because you’d like it more.",
      "Placed first because Bob would like it more.",
    ],
  ],
  [
    "de",
    [
      "Weiter vorn, weil es fairer ist: Niemand hat einen Score unter 75.",
      "Weiter vorn, weil dir der Titel besser gefallen dürfte.",
      "Weiter vorn, weil der Titel Bob besser gefallen dürfte.",
    ],
  ],
  [
    "es",
    [
      "Va antes porque es más justo: nadie baja de 75.",
      "Va antes porque te gustaría más.",
      "Va antes porque a Bob le gustaría más.",
    ],
  ],
] as const)(
  "explains in %s why a pick is ranked above one with a higher score",
  async (language, words) => {
    expect(await told(language)).toEqual(words);
  },
);
