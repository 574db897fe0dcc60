import { PLACEHOLDER_NAME, plainName } from "@worthy/domain";
import { Button } from "@worthy/ui";
import { useState, type FormEvent } from "react";
import { TextField } from "../../features/fields/TextField.tsx";
import { useProfileWrite } from "../../features/account/useProfileWrite.ts";
import { useServices } from "../../features/services/Services.ts";
import { Part } from "./Part.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import accountTexts from "./texts/account.en.json" with { type: "json" };

const LONGEST_NAME = 60;

interface NameFormProps {
  userId: string;
  profileName: string;
}

/** The name that friends see. The placeholder isn't a name and can't be chosen as one. */
export function NameForm({ userId, profileName }: NameFormProps) {
  const t = useTexts(accountTexts);
  const { toasts } = useServices();
  const write = useProfileWrite(userId);
  const [name, setName] = useState(profileName === PLACEHOLDER_NAME ? "" : profileName);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = plainName(name);
    const wrong =
      given === ""
        ? t("account.nameMissing")
        : given === PLACEHOLDER_NAME
          ? t("account.namePlaceholder")
          : undefined;
    setProblem(wrong);
    if (wrong === undefined)
      write.mutate(
        { profileName: given },
        { onSuccess: () => void toasts.show({ text: t("account.saved") }) },
      );
  };
  return (
    <Part id="name" heading={t("account.name")} hint={t("account.nameHint")}>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <TextField
          label={t("account.name")}
          problem={problem}
          name="nickname"
          autoComplete="nickname"
          maxLength={LONGEST_NAME}
          value={name}
          onText={setName}
          className="min-w-0 flex-1 basis-56"
        />
        <Button type="submit" size="large" disabled={write.isPending}>
          {t("account.saveName")}
        </Button>
      </form>
    </Part>
  );
}
