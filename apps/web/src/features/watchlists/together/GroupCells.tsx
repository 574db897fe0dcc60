import { scoreBandOf } from "@worthy/domain";
import { ScoreNumber } from "@worthy/ui";
import { useProgress } from "../../rating/useProgress.ts";
import { shownScore } from "../../score/shownScore.ts";
import { groupRoom } from "./groupRoom.ts";
import { groupScores } from "./groupScores.ts";
import { ItemScore } from "../items/ItemScore.tsx";
import type { Group } from "./useGroup.ts";
import type { WatchlistItem } from "../page/watchlistQuery.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import listGroupTexts from "../texts/listGroup.en.json" with { type: "json" };
import scoreTexts from "../../score/texts/score.en.json" with { type: "json" };

interface GroupParts {
  group: Group;
  item: WatchlistItem;
}

/**
 * From where the others' columns are visible: of two people from tablets on, of three in wide
 * windows; more are in a line.
 */
const COLUMN_FROM = ["", "hidden sm:flex", "hidden xl:flex"];
const LINE_UNTIL = ["", "sm:hidden", "xl:hidden"];
const CELL = "w-18 flex-col items-end text-end";

/** The scores of a title of everybody who shares the list, and the combined score. */
export function GroupCells({ group, item }: GroupParts) {
  const own = shownScore(item.show, useProgress())?.value ?? null;
  const { others, together } = groupScores(item, own);
  return (
    <span className={groupRoom(group.others.length)}>
      <span className="contents">
        <span className="sr-only">{group.me}</span>
        <ItemScore show={item.show} />
      </span>
      {group.others.map(({ userId, name }) => (
        <span key={userId} className={`${CELL} ${COLUMN_FROM[group.others.length] ?? "hidden"}`}>
          <NamedScore name={name} score={others.get(userId) ?? null} />
        </span>
      ))}
      <span className={`${CELL} hidden sm:flex`}>
        <NamedScore name={group.together} score={together} large />
      </span>
    </span>
  );
}

interface NamedScoreProps {
  name: string;
  score: number | null;
  large?: boolean;
}

/** A score in a column, with its name for screen readers. */
function NamedScore({ name, score, large = false }: NamedScoreProps) {
  const t = useTexts(listGroupTexts, scoreTexts);
  if (score === null) {
    return (
      <>
        <span className="sr-only">{t("listGroup.noScoreOf", { name })}</span>
        <span
          aria-hidden
          className="mt-1 size-5 rounded-full border border-dashed border-ink-second"
        />
      </>
    );
  }
  const tone = scoreBandOf(score);
  const word = t(`score.${tone}`);
  return (
    <>
      <span className="sr-only">{t("listGroup.scoreOf", { name, score, word })}</span>
      <span aria-hidden className="contents">
        <ScoreNumber score={score} tone={tone} word={word} size={large ? "large" : "medium"} />
      </span>
    </>
  );
}

/** The same in small if there is no room for columns, and where scores are far apart. */
export function GroupMarks({ group, item, added }: GroupParts & { added: string }) {
  const t = useTexts(listGroupTexts);
  const own = shownScore(item.show, useProgress())?.value ?? null;
  const { others, together, split } = groupScores(item, own);
  const marks = group.others.flatMap(({ userId, name }) => {
    const score = others.get(userId) ?? null;
    return score === null
      ? []
      : [
          {
            key: userId,
            text: t("listGroup.mark", { name, score }),
            className: LINE_UNTIL[group.others.length] ?? "",
          },
        ];
  });
  if (together !== null)
    marks.push({
      key: "together",
      text: t("listGroup.mark", { name: group.together, score: together }),
      className: "sm:hidden",
    });
  return (
    <span className="block text-sm text-ink-second">
      <span className="block xl:hidden">{added}</span>
      <span className="flex flex-wrap gap-x-3 tabular-nums">
        {marks.map(({ key, text, className }) => (
          <span key={key} className={className}>
            {text}
          </span>
        ))}
      </span>
      {split ? (
        <span className="block font-semibold text-ink">
          {t(group.others.length === 1 ? "listGroup.split" : "listGroup.splitAll")}
        </span>
      ) : null}
    </span>
  );
}

const NAME = "w-18 truncate ps-2 text-end";

/** Headings of the score columns; each row repeats them for screen readers. */
export function GroupHead({ group, removable }: { group: Group; removable: boolean }) {
  const { others } = group;
  return (
    <div
      aria-hidden
      className={`hidden h-8 items-center justify-end text-xs text-ink-second sm:flex ${removable ? "pe-13" : ""}`}
    >
      <span className={groupRoom(others.length)}>
        <span className={NAME}>{group.me}</span>
        {others.map(({ userId, name }) => (
          <span
            key={userId}
            className={`${NAME} ${others.length === 1 ? "" : others.length === 2 ? "hidden xl:block" : "hidden"}`}
          >
            <bdi>{name}</bdi>
          </span>
        ))}
        <span className={`${NAME} font-semibold text-ink`}>{group.together}</span>
      </span>
    </div>
  );
}
