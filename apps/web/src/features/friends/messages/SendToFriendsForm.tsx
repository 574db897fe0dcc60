import { plainText } from "@worthy/domain";
import { Button, buttonClass, ErrorState } from "@worthy/ui";
import { Send } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from "react";
import { useEarlyEntry } from "../../fields/useEarlyEntry.ts";
import { RouterLink } from "../../links/RouterLink.tsx";
import { FriendChoice } from "./FriendChoice.tsx";
import { FRIENDS_ADDRESS } from "../friendAddresses.ts";
import { KindChoice } from "./KindChoice.tsx";
import { usePeople, type People } from "../usePeople.ts";
import { useSendTitle, type MessageKind } from "./useSendTitle.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import askFriendsTexts from "../texts/askFriends.en.json" with { type: "json" };
import friendsTexts from "../texts/friends.en.json" with { type: "json" };
import peopleTexts from "../texts/people.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

interface TellFriendsFormProps {
  userId: string;
  title: { id: number; name: string };
  kind: MessageKind;
  /** Selected initially. */
  friendId?: string | undefined;
  onSent: () => void;
}

const LONGEST_NOTE = 500;

/** Sends a title: to which friends, why, and with which note. */
export function SendToFriendsForm({
  userId,
  title,
  kind: firstKind,
  friendId,
  onSent,
}: TellFriendsFormProps) {
  const t = useTexts(askFriendsTexts, friendsTexts, shellTexts);
  const ids = { note: useId(), hint: useId(), problem: useId() };
  const friends = usePeople(userId, "ACCEPTED");
  const send = useSendTitle(userId);
  const [kind, setKind] = useState(firstKind);
  const [picked, pick] = useState<ReadonlySet<string>>(
    new Set(friendId === undefined ? [] : [friendId]),
  );
  const [note, setNote] = useState("");
  const noteField = useRef<HTMLTextAreaElement>(null);
  useEarlyEntry(noteField, note, setNote);
  const [tried, setTried] = useState(false);
  // The button is still visible while the next page loads.
  const [sent, setSent] = useState(false);
  useReach(friends, friendId);
  if (friends.people.length === 0 && friends.failed)
    return (
      <ErrorState
        heading={t("friends.failed")}
        retry={{ label: t("shell.retry"), onPress: friends.retry }}
      />
    );
  if (friends.people.length === 0 && !friends.pending) return <NoFriends />;
  // Former friends are not written to.
  const chosen = new Set(
    friends.people.map((friend) => friend.userId).filter((id) => picked.has(id)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.size === 0 || sent) return;
    setSent(true);
    send({ title, kind, friendIds: [...chosen], note: plainText(note) });
    onSent();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <KindChoice kind={kind} onChoose={setKind} />
      <FriendChoice
        friends={friends}
        chosen={chosen}
        onChoose={pick}
        problem={tried && chosen.size === 0 ? t("askFriends.sendNobody") : undefined}
        problemId={ids.problem}
      />
      <div>
        <label htmlFor={ids.note} className="font-semibold">
          {t("askFriends.note")}
        </label>
        <textarea
          ref={noteField}
          id={ids.note}
          dir="auto"
          aria-describedby={ids.hint}
          rows={3}
          maxLength={LONGEST_NOTE}
          placeholder={t(`askFriends.notePlaceholder_${kind}`)}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className="mt-2 block w-full rounded-poster border border-edge bg-ground px-3 py-2 text-base text-ink placeholder:text-ink-second"
        />
        <p id={ids.hint} className="mt-1 text-sm text-ink-second">
          {t("askFriends.noteHint")}
        </p>
      </div>
      <Button type="submit" size="large" icon={Send} className="self-start">
        {chosen.size === 0 ? t("askFriends.send") : t("askFriends.sendTo", { count: chosen.size })}
      </Button>
    </form>
  );
}

/** Loads further pages of friends until the named one is found. */
function useReach({ people, pending, failed, more }: People, friendId: string | undefined): void {
  const isMissing =
    friendId !== undefined &&
    more !== null &&
    !pending &&
    !failed &&
    !people.some(({ userId }) => userId === friendId);
  const reach = useEffectEvent(() => more?.());
  useEffect(() => {
    if (isMissing) reach();
  }, [isMissing]);
}

function NoFriends() {
  const t = useTexts(askFriendsTexts, peopleTexts);
  return (
    <div>
      <p className="text-ink-second">{t("askFriends.noFriends")}</p>
      <RouterLink href={FRIENDS_ADDRESS} className={buttonClass("outline", "medium", "mt-4")}>
        {t("people.add")}
      </RouterLink>
    </div>
  );
}
