import { Icon } from "@worthy/ui";
import { UserRound } from "lucide-react";
import { useSyncExternalStore } from "react";
import { PlaceLink } from "../links/PlaceLink.tsx";
import { avatarUrl } from "./avatarUrl.ts";
import { localProfile } from "./localProfile.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Link to the profile, with the picture stored on the device. */
export function AccountLink() {
  const t = useTexts(shellTexts);
  const profile = useSyncExternalStore(localProfile.subscribe, localProfile.read, () => null);
  const picture = profile && avatarUrl(profile.profileImage, "thumbnail");
  return (
    <PlaceLink
      href="/profile"
      aria-label={t("shell.profile")}
      title={t("shell.profile")}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-lifted aria-[current=page]:bg-lifted"
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={32}
          height={32}
          className="size-8 rounded-full object-cover"
        />
      ) : (
        <Icon of={UserRound} />
      )}
    </PlaceLink>
  );
}
