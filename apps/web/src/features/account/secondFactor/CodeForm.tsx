import type { CallApi, EndpointId } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { Button } from "@worthy/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { failureText } from "../../../locale/failureText.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { TextField } from "../../fields/TextField.tsx";
import { useServices } from "../../services/Services.ts";
import secondFactorTexts from "./texts/secondFactor.en.json" with { type: "json" };

interface CodeFormProps<Answer> {
  /** The endpoint that the code goes to. */
  id: EndpointId;
  send: (call: CallApi, code: string) => Promise<Answer>;
  /** Of the button. */
  label: string;
  hint?: string;
  done?: (answer: Answer) => void;
}

/** Asks for a code and says below the field if it is wrong. */
export function CodeForm<Answer>({ id, send, label, hint, done }: CodeFormProps<Answer>) {
  const t = useTexts(secondFactorTexts);
  const locale = useLocale();
  const { call } = useServices();
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const sending = useMutation({
    mutationFn: () => send(call, code),
    onSuccess: (answer) => {
      done?.(answer);
      return invalidateAfter(queryClient, id);
    },
    onError: (error) => {
      setCode("");
      if (error instanceof ApiFailure && [400, 429].includes(error.status))
        setProblem(failureText(error, locale));
      else failed(error, () => sending.mutate());
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    sending.mutate();
  };
  return (
    <form onSubmit={submit} className="flex max-w-80 flex-col items-start gap-4">
      <TextField
        className="w-full"
        label={t("secondFactor.code")}
        hint={hint ?? ""}
        problem={problem}
        required
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onText={setCode}
      />
      <Button type="submit" disabled={sending.isPending}>
        {label}
      </Button>
    </form>
  );
}
