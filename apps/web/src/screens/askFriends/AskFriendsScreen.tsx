import { useQuery } from "@tanstack/react-query";
import { Button, ErrorState, PosterImage, Skeleton } from "@worthy/ui";
import {
  askFriendsAddress,
  SENT_ADDRESS,
  parseAsk,
} from "../../features/friends/friendAddresses.ts";
import { SendToFriendsForm } from "../../features/friends/messages/SendToFriendsForm.tsx";
import { posterSources } from "../../features/title/posterSources.ts";
import { kindAndYear, type TitleSummary } from "../../features/title/titleLabel.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { FriendsFrame } from "../friends/FriendsFrame.tsx";
import { TitleChoice } from "./TitleChoice.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import askFriendsTexts from "../../features/friends/texts/askFriends.en.json" with { type: "json" };
import peopleTexts from "../../features/friends/texts/people.en.json" with { type: "json" };

/**
 * Asks friends about a title or recommends one: first which title, then which friends. The address
 * has what is known already.
 */
export function AskFriendsScreen() {
  const t = useTexts(askFriendsTexts);
  const navigate = useNavigate();
  const { titleId, ...asked } = parseAsk(useLocation().search);
  const choose = (id?: number) =>
    void navigate(askFriendsAddress({ ...asked, ...(id === undefined ? {} : { titleId: id }) }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <FriendsFrame heading={t("askFriends.askHeading")} hint={t("askFriends.askScreenHint")}>
      {(userId) =>
        titleId === undefined ? (
          <TitleChoice onChoose={choose} />
        ) : (
          <Asking
            key={titleId}
            userId={userId}
            titleId={titleId}
            onOther={() => choose()}
            {...asked}
          />
        )
      }
    </FriendsFrame>
  );
}

interface AskingProps extends Omit<ReturnType<typeof parseAsk>, "titleId"> {
  userId: string;
  titleId: number;
  onOther: () => void;
}

function Asking({ userId, titleId, kind = "QUESTION", friendId, onOther }: AskingProps) {
  const t = useTexts(askFriendsTexts, peopleTexts);
  const navigate = useNavigate();
  const { data: title, isError } = useQuery(titleQuery(titleId));
  const other = (
    <Button variant="quiet" onClick={onOther}>
      {t("askFriends.another")}
    </Button>
  );
  if (title) {
    return (
      <>
        <ChosenTitle title={title}>{other}</ChosenTitle>
        <SendToFriendsForm
          userId={userId}
          title={title}
          kind={kind}
          friendId={friendId}
          onSent={() => void navigate(SENT_ADDRESS)}
        />
      </>
    );
  }
  if (isError) return <ErrorState heading={t("people.gone")} action={other} />;
  return <Skeleton className="h-28 w-full" />;
}

function ChosenTitle({ title, children }: { title: TitleSummary; children: React.ReactNode }) {
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span className="w-16 shrink-0">
        <PosterImage {...posterSources(title, "64px")} alt="" fallback={title.name} />
      </span>
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="font-display text-lg font-semibold text-balance wrap-anywhere">
          {title.name}
        </h2>
        <p className="text-sm text-ink-second">{kindAndYear(title, locale)}</p>
      </div>
      {children}
    </div>
  );
}
