import { PLACEHOLDER_NAME } from "@worthy/domain";
import type { CallOutput } from "@worthy/contract";
import { Avatar, Button, EmailText } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { avatarUrl } from "../../features/account/avatarUrl.ts";
import { userQuery } from "../../features/session/userQuery.ts";
import { useSignOut } from "../../features/session/useSignOut.ts";
import { SignUpLinks } from "./SignUpLinks.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import accountTexts from "./texts/account.en.json" with { type: "json" };

interface ProfileHeadProps {
  userId: string;
  profile: CallOutput<"getProfile">;
}

/** Picture, name and address, and the sign-out button. */
export function ProfileHead({ userId, profile }: ProfileHeadProps) {
  const locale = useLocale();
  const t = useTexts(accountTexts);
  const { data: user } = useQuery(userQuery(userId));
  const signOut = useSignOut();
  const isNamed = profile.profileName !== PLACEHOLDER_NAME;
  const canned = user?.canned === true;
  const name = isNamed ? profile.profileName : t("account.unnamed");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar
        name={isNamed ? profile.profileName : (user?.email ?? locale.productName)}
        src={avatarUrl(profile.profileImage)}
        size={112}
        decorative
      />
      <div className="min-w-0 flex-1 basis-44">
        <p
          className={
            isNamed
              ? "font-display text-xl font-semibold wrap-anywhere"
              : "font-display text-xl font-semibold text-ink-second"
          }
        >
          <bdi>{name}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-second">
          <EmailText
            text={
              profile.userRegistered
                ? (user?.email ?? "")
                : t(canned ? "account.cannedHere" : "account.unregistered")
            }
          />
        </p>
        {profile.userRegistered || canned ? (
          <Button variant="outline" icon={LogOut} className="mt-4" onClick={signOut}>
            {t(canned ? "account.cannedLeave" : "account.signOut")}
          </Button>
        ) : (
          <div className="mt-4">
            <SignUpLinks />
          </div>
        )}
      </div>
    </div>
  );
}
