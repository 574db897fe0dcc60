import { useMutation } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { Mail } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { TextField } from "../../features/fields/TextField.tsx";
import { isEmail } from "../../features/fields/isEmail.ts";
import { withAsked, withoutAsked } from "../../features/friends/friendMemory.ts";
import { useFriendMemory } from "../../features/friends/useFriendMemory.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/failures/useFailureToast.ts";
import { Way } from "./Way.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };

/**
 * Asks somebody by e-mail. Only this device remembers whom, because the server doesn't reveal
 * whether an address has an account.
 */
export function AskByEmail({ userId }: { userId: string }) {
  const t = useTexts(friendsTexts);
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [tried, setTried] = useState(false);
  const ask = useAskByEmail(userId);
  const wrong = !isEmail(email.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(wrong);
    if (wrong) return field.current?.focus();
    ask(email.trim());
    setEmail("");
  };
  return (
    <Way icon={Mail} heading={t("friends.email")} hint={t("friends.emailHint")}>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
        <TextField
          ref={field}
          label={t("friends.emailLabel")}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          problem={tried && wrong ? t("friends.emailProblem") : undefined}
          onText={setEmail}
          className="min-w-0 flex-1 basis-56"
        />
        <Button type="submit" variant="outline" size="large" className="sm:mt-8">
          {t("friends.emailSend")}
        </Button>
      </form>
    </Way>
  );
}

function useAskByEmail(userId: string): (email: string) => void {
  const { call, toasts, track } = useServices();
  const t = useTexts(friendsTexts);
  const failed = useFailureToast();
  const { change } = useFriendMemory(userId);
  const mutation = useMutation({
    mutationFn: (email: string) => call("requestFriend", { params: { userId }, body: { email } }),
    onMutate: (email) => change((memory) => withAsked(memory, email, Date.now())),
    onSuccess: (_answer, email) => {
      track("friend_changed", { action: "request_by_email" });
      toasts.show({ text: t("friends.emailSent", { email }) });
    },
    onError: (error, email) => {
      change((memory) => withoutAsked(memory, email));
      failed(error, () => mutation.mutate(email));
    },
  });
  return mutation.mutate;
}
