import { ErrorState, Chip, buttonClass, Icon } from "@worthy/ui";
import { LANGUAGE_NAMES, LANGUAGES } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { GalleryVerticalEnd } from "lucide-react";
import { profileQuery } from "../../features/account/accountQueries.ts";
import { localProfile } from "../../features/account/localProfile.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { AccountSkeleton } from "./AccountSkeleton.tsx";
import { AvatarChoice } from "./AvatarChoice.tsx";
import { CountryPart } from "./CountryPart.tsx";
import { Completion } from "./Completion.tsx";
import { RecentActivity } from "./RecentActivity.tsx";
import { NameForm } from "./NameForm.tsx";
import { ProfileHead } from "./ProfileHead.tsx";
import { SignUpLinks } from "./SignUpLinks.tsx";
import { useTexts, useLocale } from "../../locale/useLocale.ts";
import { deferredComponent } from "../../features/failures/deferredComponent.tsx";
import { chooseLanguage } from "../../features/language/chooseLanguage.ts";
import { Part } from "./Part.tsx";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useAppMode } from "../../features/appMode/useAppMode.ts";
import accountTexts from "./texts/account.en.json" with { type: "json" };
import accountFrameTexts from "./texts/accountFrame.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const Choice = deferredComponent(() =>
  import("./CannedChoice.tsx").then((file) => file.CannedChoice),
);

/** In demo and business mode: canned profiles to explore as. Loaded only there. */
function CannedProfiles() {
  const mode = useDemoMode();
  return mode === null ? null : <Choice mode={mode} />;
}

/** The person's name, picture, profile completeness and genres. */
export function ProfileScreen() {
  const t = useTexts(accountTexts);
  const userId = useUserId();
  return (
    <AccountFrame heading={t("account.yours")}>
      {userId === null ? <NobodyYet /> : <OwnProfile userId={userId} />}
      <LanguagePart />
      <CountryPart />
    </AccountFrame>
  );
}

/** For a device without an account: nothing is stored, with ways to start. */
function NobodyYet() {
  const t = useTexts(accountTexts);
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
  const t = useTexts(accountFrameTexts, shellTexts);
  const { data: profile, isError, refetch } = useQuery(profileQuery(userId));
  useEffect(() => (profile ? localProfile.keep(profile) : undefined), [profile]);
  if (isError && !profile)
    return (
      <ErrorState
        heading={t("accountFrame.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  if (!profile) return <AccountSkeleton />;
  return (
    <>
      <ProfileHead userId={userId} profile={profile} />
      {profile.tasteProfileImproved ? null : <QuizCard />}
      <Completion profile={profile} />
      <RecentActivity />
      <NameForm key={profile.profileName} userId={userId} profileName={profile.profileName} />
      <AvatarChoice userId={userId} profile={profile} />
    </>
  );
}

/** The language on this device. */
function LanguagePart() {
  const locale = useLocale();
  const t = useTexts(accountTexts);
  return (
    <Part id="language" heading={t("account.language")} hint={t("account.languageHint")}>
      <fieldset aria-labelledby="language" className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <Chip
            key={language}
            lang={language}
            pressed={language === locale.language}
            onClick={() => chooseLanguage(language)}
          >
            {LANGUAGE_NAMES[language]}
          </Chip>
        ))}
      </fieldset>
    </Part>
  );
}

/** The default custom profile, which everybody starts with. */
function QuizCard() {
  const t = useTexts(accountTexts);
  return (
    <section
      aria-labelledby="default-profile"
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-sheet border border-hairline bg-raised p-5"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full border border-dashed border-edge text-ink-second">
        <Icon of={GalleryVerticalEnd} size={24} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="default-profile" className="font-display text-lg font-semibold">
          {t("account.defaultName")}
        </h2>
        <p className="text-sm text-ink-second">{t("account.defaultDescription")}</p>
      </div>
      <RouterLink href="/rate" className={buttonClass("outline")}>
        {t("account.defaultAction")}
      </RouterLink>
    </section>
  );
}

/**
 * Whether canned profiles are available: on the business host and in demo mode. Null elsewhere, and
 * until known.
 */
function useDemoMode(): "B2B" | "DEMO" | null {
  const mode = useAppMode();
  return mode === "B2B" || mode === "DEMO" ? mode : null;
}
