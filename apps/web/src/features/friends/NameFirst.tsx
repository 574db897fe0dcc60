import { plainName } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { profileQuery } from "../account/accountQueries.ts";
import { useProfileWrite } from "../account/useProfileWrite.ts";
import { TextField } from "../fields/TextField.tsx";
import { useFocusOnSwap } from "../fields/useFocusOnSwap.ts";
import { useSession } from "../session/useSession.ts";
import { isNameless } from "./isNameless.ts";
import { useTexts } from "../../locale/useLocale.ts";
import peopleTexts from "./texts/people.en.json" with { type: "json" };

const LONGEST_NAME = 60;

interface NameFirstProps {
  userId: string;
  className: string;
  children: ReactNode;
}

/** Ways to invite somebody; a person without a name gives one first, as the invite shows it. */
export function NameFirst({ userId, className, children }: NameFirstProps) {
  const { user } = useSession();
  const { data } = useQuery(profileQuery(userId));
  const known = data ?? user?.userProfile;
  const write = useProfileWrite(userId);
  // The name shows before it is saved, but without a saved one an invite is refused.
  const named = known === undefined || (!isNameless(known) && !write.isPending);
  const ways = useRef<HTMLDivElement>(null);
  useFocusOnSwap(named, ways);
  return named ? (
    <div ref={ways} tabIndex={-1} className={className}>
      {children}
    </div>
  ) : (
    <NameQuestion write={write} />
  );
}

function NameQuestion({ write }: { write: ReturnType<typeof useProfileWrite> }) {
  const t = useTexts(peopleTexts);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [tried, setTried] = useState(false);
  const profileName = plainName(name);
  const wrong = isNameless({ profileName });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(wrong);
    if (wrong) field.current?.focus();
    else if (!write.isPending) write.mutate({ profileName });
  };
  return (
    <form onSubmit={submit} noValidate className="flex max-w-120 flex-col gap-4 py-5">
      <TextField
        ref={field}
        label={t("people.ownName")}
        hint={t("people.ownNameHint")}
        problem={tried && wrong ? t("people.ownNameMissing") : undefined}
        name="nickname"
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
        value={name}
        onText={setName}
      />
      <Button type="submit" size="large" className="self-start" aria-disabled={write.isPending}>
        {t("people.ownNameSave")}
      </Button>
    </form>
  );
}
