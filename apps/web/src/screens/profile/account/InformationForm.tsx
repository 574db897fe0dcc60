import type { CallInput, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { Button } from "@worthy/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { accountInformationQuery } from "../../../features/account/accountQueries.ts";
import { TextField } from "../../../features/fields/TextField.tsx";
import { useServices } from "../../../features/services/Services.ts";
import { useFailureToast } from "../../../features/failures/useFailureToast.ts";
import { EmailChangeNotice } from "./EmailChangeNotice.tsx";
import { useEmailChange } from "./useEmailChange.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };

const FIELDS = ["email", "phoneNumber"] as const;
type Field = (typeof FIELDS)[number];
type Information = CallOutput<"getAccountInformation">;

const ENTRY = {
  email: { type: "email", autoComplete: "email" },
  phoneNumber: { type: "tel", autoComplete: "tel" },
} as const;

/**
 * The changes in the call's form. An unchanged address is omitted, because it would wait for
 * nothing.
 */
export function changedInformation(
  from: Information,
  given: Record<Field, string>,
): CallInput<"updateAccountInformation">["body"] {
  const email = given.email.trim();
  return {
    phoneNumber: given.phoneNumber.trim() || null,
    ...(email === (from.email ?? "") ? {} : { email }),
  };
}

interface InformationFormProps {
  userId: string;
  information: Information;
}

/** The two fields; rejected values are reported at the field, which gets the focus. */
export function InformationForm({ userId, information }: InformationFormProps) {
  const t = useTexts(accountTexts);
  const { call, toasts } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<Record<Field, string>>({
    email: information.email ?? "",
    phoneNumber: information.phoneNumber ?? "",
  });
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const change = useEmailChange();
  const save = useMutation({
    mutationFn: () =>
      call("updateAccountInformation", {
        params: { userId },
        body: changedInformation(information, given),
      }),
    onSuccess: async (saved) => {
      setWrong([]);
      queryClient.setQueryData(accountInformationQuery(userId).queryKey, saved);
      setGiven({
        email: saved.email ?? "",
        phoneNumber: saved.phoneNumber ?? "",
      });
      if (saved.pendingEmail !== null && saved.pendingEmail !== information.pendingEmail)
        change.ask(saved.pendingEmail);
      toasts.show({ text: t("account.saved") });
      await invalidateAfter(queryClient, "updateAccountInformation");
    },
    onError: (error) => {
      const fields =
        error instanceof ApiFailure
          ? FIELDS.filter((field) =>
              error.issues.some(({ path }) => path.split(".").includes(field)),
            )
          : [];
      setWrong(fields);
      if (fields.length === 0) failed(error, () => save.mutate());
    },
  });
  useEffect(() => {
    if (wrong.length > 0)
      form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate className="flex max-w-120 flex-col gap-6">
        {FIELDS.map((field) => (
          <TextField
            key={field}
            {...ENTRY[field]}
            name={field}
            label={t(`account.${field}`)}
            hint={t(`account.${field}Hint`)}
            problem={wrong.includes(field) ? t(`account.problem_${field}`) : undefined}
            value={given[field]}
            onText={(next) => setGiven((before) => ({ ...before, [field]: next }))}
          />
        ))}
        <Button type="submit" size="large" className="self-start" disabled={save.isPending}>
          {t("account.save")}
        </Button>
      </form>
      <EmailChangeNotice information={information} change={change} />
    </>
  );
}
