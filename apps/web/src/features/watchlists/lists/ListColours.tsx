import { useId } from "react";
import { NamedFields } from "../../fields/NamedFields.tsx";
import { LIST_COLOURS } from "./listColours.ts";
import { ListDot } from "./ListDot.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import listsTexts from "../texts/lists.en.json" with { type: "json" };

const CHOICE =
  "relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-edge px-4 text-sm font-semibold hover:border-ink has-checked:border-2 has-checked:border-ink has-checked:bg-lifted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";

/** The colours of lists, each with its word. */
export function ListColours({
  chosen,
  onChoose,
}: {
  chosen: string;
  onChoose: (hexCode: string) => void;
}) {
  const t = useTexts(listsTexts);
  const name = useId();
  return (
    <NamedFields name={t("lists.colourLabel")}>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {LIST_COLOURS.map(({ word, hexCode }) => (
          <label key={word} className={CHOICE}>
            <input
              type="radio"
              name={name}
              checked={hexCode === chosen}
              onChange={() => onChoose(hexCode)}
              className="absolute opacity-0"
            />
            <ListDot hexCode={hexCode} />
            {t(`lists.colour.${word}`)}
          </label>
        ))}
      </div>
    </NamedFields>
  );
}
