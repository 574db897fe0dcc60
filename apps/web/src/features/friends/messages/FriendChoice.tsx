import { Avatar, Button } from "@worthy/ui";
import { NamedFields } from "../../fields/NamedFields.tsx";
import { avatarUrl } from "../../account/avatarUrl.ts";
import { friendName } from "../friendName.ts";
import { MOST_RECIPIENTS, type Friend } from "../friendQueries.ts";
import type { People } from "../usePeople.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import askFriendsTexts from "../texts/askFriends.en.json" with { type: "json" };
import peopleTexts from "../texts/people.en.json" with { type: "json" };

interface FriendChoiceProps {
  friends: Pick<People, "people" | "more">;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** What is wrong with the selection. */
  problem: string | undefined;
  problemId: string;
}

/** Friends to select, each a checkbox with picture and name. */
export function FriendChoice({
  friends: { people, more },
  chosen,
  onChoose,
  problem,
  problemId,
}: FriendChoiceProps) {
  const t = useTexts(askFriendsTexts, peopleTexts);
  const full = chosen.size >= MOST_RECIPIENTS;
  const toggle = (friendId: string) =>
    onChoose(
      new Set(
        chosen.has(friendId) ? [...chosen].filter((id) => id !== friendId) : [...chosen, friendId],
      ),
    );
  return (
    <NamedFields
      name={t("askFriends.who")}
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      {full ? <p className="text-sm text-ink-second">{t("askFriends.whoMost")}</p> : null}
      <ul className="mt-2 flex max-h-64 flex-col gap-1 overflow-y-auto overscroll-contain rounded-poster border border-hairline p-1">
        {people.map((friend) => (
          <li key={friend.userId}>
            <FriendOption
              friend={friend}
              chosen={chosen.has(friend.userId)}
              disabled={full && !chosen.has(friend.userId)}
              onToggle={() => toggle(friend.userId)}
            />
          </li>
        ))}
        {more ? (
          <li>
            <Button variant="quiet" onClick={more}>
              {t("people.more")}
            </Button>
          </li>
        ) : null}
      </ul>
      {problem === undefined ? null : (
        <p id={problemId} role="alert" className="mt-2 text-sm font-semibold">
          {problem}
        </p>
      )}
    </NamedFields>
  );
}

interface FriendOptionProps {
  friend: Friend;
  chosen: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function FriendOption({ friend, chosen, disabled, onToggle }: FriendOptionProps) {
  const locale = useLocale();
  const name = friendName(friend, locale);
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-poster px-2 hover:bg-lifted has-checked:bg-lifted has-disabled:cursor-default has-disabled:opacity-50">
      <input
        type="checkbox"
        checked={chosen}
        disabled={disabled}
        onChange={onToggle}
        className="size-5 shrink-0 accent-fill"
      />
      <Avatar name={name} src={avatarUrl(friend.profileImage, "thumbnail")} size={32} decorative />
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
    </label>
  );
}
