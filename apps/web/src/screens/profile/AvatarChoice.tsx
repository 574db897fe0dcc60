import { AVATARS, imageNameOf, PLACEHOLDER_NAME } from "@worthy/domain";
import type { CallOutput } from "@worthy/contract";
import { Avatar, ChoiceInput, classNames, VisuallyHidden } from "@worthy/ui";
import { avatarUrl } from "../../features/account/avatarUrl.ts";
import { useShown } from "../../features/account/useShown.ts";
import { useProfileWrite } from "../../features/account/useProfileWrite.ts";
import { Part } from "./Part.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import type { TextId } from "../../locale/createLocale.ts";
import accountTexts from "./texts/account.en.json" with { type: "json" };

interface AvatarChoiceProps {
  userId: string;
  profile: Pick<CallOutput<"getProfile">, "profileImage" | "profileName">;
}

/** The drawn pictures, and none: native radio buttons, so that arrow keys move between them. */
export function AvatarChoice({
  userId,
  profile: { profileImage, profileName },
}: AvatarChoiceProps) {
  const locale = useLocale();
  const t = useTexts(accountTexts);
  const write = useProfileWrite(userId);
  const [shown, show] = useShown(profileImage);
  const chosen = shown === null ? null : imageNameOf(shown);
  const choose = (next: string | null) => {
    show(next);
    write.mutate({ profileImage: next });
  };
  return (
    <Part id="picture" heading={t("account.picture")} hint={t("account.pictureHint")}>
      <fieldset aria-label={t("account.picture")} className="min-w-0">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
          <AvatarOption
            checked={chosen === null}
            label={t("account.noPicture")}
            onChoose={() => choose(null)}
          >
            <Avatar
              name={profileName === PLACEHOLDER_NAME ? locale.productName : profileName}
              size={72}
              decorative
            />
          </AvatarOption>
          {AVATARS.map((file, index) => (
            <AvatarOption
              key={file}
              checked={chosen === imageNameOf(file)}
              label={t(`account.avatar${index + 1}` as TextId<typeof accountTexts>)} // each picture has a name there
              onChoose={() => choose(file)}
            >
              <Avatar name="" src={avatarUrl(file)} size={72} decorative />
            </AvatarOption>
          ))}
        </div>
      </fieldset>
    </Part>
  );
}

interface AvatarOptionProps {
  checked: boolean;
  label: string;
  onChoose: () => void;
  children: React.ReactNode;
}

function AvatarOption({ checked, label, onChoose, children }: AvatarOptionProps) {
  return (
    <label
      className={classNames(
        "relative grid cursor-pointer place-items-center justify-self-center rounded-full transition-transform hover:scale-105 has-focus-visible:outline-2",
        "outline-offset-2 outline-ink",
      )}
    >
      <ChoiceInput
        type="radio"
        name="avatar"
        className="sr-only"
        checked={checked}
        onChange={onChoose}
      />
      <span
        className={classNames(
          "rounded-full p-0.5",
          checked ? "ring-3 ring-fill" : "ring-1 ring-transparent",
        )}
      >
        {children}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
