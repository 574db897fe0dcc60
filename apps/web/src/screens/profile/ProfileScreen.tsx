import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { profileQuery } from "../../features/account/accountQueries.ts";
import { localProfile } from "../../features/account/localProfile.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { account } from "../../messages/en/account.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { AccountSkeleton } from "./AccountSkeleton.tsx";
import { AvatarChoice } from "./AvatarChoice.tsx";
import { CannedProfiles } from "./CannedProfiles.tsx";
import { Completion } from "./Completion.tsx";
import { LanguagePart } from "./LanguagePart.tsx";
import { LatelyHere } from "./LatelyHere.tsx";
import { NameForm } from "./NameForm.tsx";
import { ProfileHead } from "./ProfileHead.tsx";
import { QuizCard } from "./QuizCard.tsx";
import { SignUpLinks } from "./SignUpLinks.tsx";

provideTexts({ account });

/** Who the person is here: name, picture, how complete that is, genres. */
export function ProfileScreen() {
  const t = useT();
  const userId = useUserId();
  return (
    <AccountFrame heading={t("account.yours")}>
      {userId === null ? <NobodyYet /> : <OwnProfile userId={userId} />}
      <LanguagePart />
    </AccountFrame>
  );
}

/** A device without an account: nothing is stored, and there is something to begin with. */
function NobodyYet() {
  const t = useT();
  return (
    <>
      <p className="text-ink-second">{t("account.nothingStored")}</p>
      <QuizCard />
      <CannedProfiles />
      <SignUpLinks />
    </>
  );
}

function OwnProfile({ userId }: { userId: string }) {
  const t = useT();
  const { data: profile, isError, refetch } = useQuery(profileQuery(userId));
  useEffect(() => (profile ? localProfile.keep(profile) : undefined), [profile]);
  if (isError && !profile) return <ErrorState heading={t("accountFrame.failed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} />;
  if (!profile) return <AccountSkeleton />;
  return (
    <>
      <ProfileHead userId={userId} profile={profile} />
      {profile.tasteProfileImproved ? null : <QuizCard />}
      <Completion profile={profile} />
      <LatelyHere />
      <NameForm key={profile.profileName} userId={userId} profileName={profile.profileName} />
      <AvatarChoice userId={userId} profile={profile} />
    </>
  );
}
