import { groupRoom } from "./groupRoom.ts";
import type { Group } from "./useGroup.ts";

const NAME = "w-18 truncate ps-2 text-end";

/** Whose scores the columns are; each row says it to those who hear. */
export function GroupHead({ group, removable }: { group: Group; removable: boolean }) {
  const { others } = group;
  return (
    <div aria-hidden className={`hidden h-8 items-center justify-end text-xs text-ink-second sm:flex ${removable ? "pe-13" : ""}`}>
      <span className={groupRoom(others.length)}>
        <span className={NAME}>{group.me}</span>
        {others.map(({ userId, name }) => (
          <span key={userId} className={`${NAME} ${others.length === 1 ? "" : others.length === 2 ? "hidden xl:block" : "hidden"}`}>
            {name}
          </span>
        ))}
        <span className={`${NAME} font-semibold text-ink`}>{group.together}</span>
      </span>
    </div>
  );
}
