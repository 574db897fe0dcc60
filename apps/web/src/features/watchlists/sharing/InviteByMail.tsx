import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { useState, type FormEvent } from "react";
import { TextField } from "../../fields/TextField.tsx";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { emailProblem } from "../../signIn/emailProblem.ts";
import { SheetPart } from "./SheetPart.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

/** Sends an invite to an address, whether or not anybody here has it. */
export function InviteByMail({ userId, listId }: { userId: string; listId: number }) {
  const t = useTexts(sharingTexts);
  const { call, toasts, track } = useServices();
  const failed = useFailureToast();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const send = useMutation({
    mutationFn: (to: string) =>
      call("inviteNewUser", {
        params: { userId, watchlistId: String(listId) },
        body: { email: to },
      }),
    onSuccess: (_answer, to) => {
      setEmail("");
      track("people_changed", { action: "invited", by: "mail" });
      toasts.show({ text: t("sharing.mailed", { email: to }), timeout: 6000 });
    },
    onError: (error, to) => {
      const status = error instanceof ApiFailure ? error.status : 0;
      if (status === 400) setProblem(t("sharing.addressWrong"));
      else if (status === 429) setProblem(t("sharing.tooMany"));
      else failed(error, () => send.mutate(to));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = emailProblem(email) !== null;
    setProblem(wrong ? t("sharing.addressWrong") : undefined);
    if (!wrong && !send.isPending) send.mutate(email.trim());
  };
  return (
    <SheetPart heading={t("sharing.mail")} hint={t("sharing.mailHint")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <TextField
          label={t("sharing.address")}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          problem={problem}
          onText={(next) => (setEmail(next), setProblem(undefined))}
          className="min-w-0 flex-1"
        />
        <Button type="submit" size="large" variant="outline" aria-disabled={send.isPending}>
          {t(send.isPending ? "sharing.sending" : "sharing.sendMail")}
        </Button>
      </form>
    </SheetPart>
  );
}
