import { Button } from "@worthy/ui";
import { useState, type FormEvent } from "react";
import { useNavigate } from "../../router/useNavigate.ts";
import { TextField } from "../fields/TextField.tsx";
import { useHydrated } from "../fields/useHydrated.ts";
import { parseLinkCode } from "./linkCode.ts";
import { useTexts } from "../../locale/useLocale.ts";
import linkingTexts from "./texts/linking.en.json" with { type: "json" };
import { fromAddress, toAddress } from "../../api/basePath.ts";

/**
 * Where a signed-in person enters the code shown by another screen; `headed` unless the page has
 * its own heading.
 */
export function EnterCode({ headed = true }: { headed?: boolean }) {
  const t = useTexts(linkingTexts);
  const navigate = useNavigate();
  const inBrowser = useHydrated();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = parseLinkCode(typed);
    setProblem(code === null ? t("linking.enterWrong") : undefined);
    if (code !== null)
      void navigate(`${fromAddress(location.pathname)}?processQR=${code}`, {
        state: { overPage: true },
        preventScrollReset: true,
      });
  };
  return (
    <section aria-label={t("linking.enterHeading")}>
      {headed ? (
        <h2 className="font-display text-lg font-semibold">{t("linking.enterHeading")}</h2>
      ) : null}
      <p className="mt-1 text-sm wrap-anywhere text-ink-second">
        {t("linking.enterHint", {
          address: inBrowser ? location.host + toAddress("/link") : "/link",
        })}
      </p>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label={t("linking.enterLabel")}
          problem={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onText={setTyped}
          className="min-w-0 flex-1 basis-48"
        />
        <Button type="submit" variant="outline" size="large">
          {t("linking.enterAction")}
        </Button>
      </form>
    </section>
  );
}
