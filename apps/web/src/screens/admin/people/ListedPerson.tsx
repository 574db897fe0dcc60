import { ROLE_ADMIN } from "@worthy/domain";
import type { CallOutput } from "@worthy/contract";
import { ActionMenu, Button, Dialog, EmailText, IconButton } from "@worthy/ui";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useAdminWrite } from "../useAdminWrite.ts";
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

interface ListedPersonProps {
  person: CallOutput<"listPeople">["results"][number];
}

/**
 * One person with administrators' actions; administrators themselves are managed on the command
 * line.
 */
export function ListedPerson({ person }: ListedPersonProps) {
  const locale = useLocale();
  const t = useTexts(adminTexts, shellTexts);
  const { act, busy } = useAdminWrite();
  const [asking, setAsking] = useState(false);
  const { id, email, roles, ratings, devices, createdAt, lockedAt } = person;
  const name = email ?? id;
  const isAdmin = roles.includes(ROLE_ADMIN);
  const isLocked = lockedAt !== null;
  const params = { personId: id };
  const lock = () =>
    act({
      write: (call) => call("lockPerson", { params, body: { locked: !isLocked } }),
      text: t(isLocked ? "admin.unlockedDone" : "admin.lockedDone", { name }),
    });
  const signOut = () =>
    act({
      write: (call) => call("signOutPerson", { params }),
      text: t("admin.signedOutDone", { name }),
    });
  const erase = () => {
    setAsking(false);
    act({
      write: (call) => call("erasePerson", { params, body: { confirm: "DELETE" } }),
      text: t("admin.erasedDone"),
    });
  };
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>
            <EmailText text={name} />
          </bdi>
          {isAdmin ? <Mark word={t("admin.administrator")} /> : null}
          {isLocked ? <Mark word={t("admin.locked")} /> : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-second">
          {[
            id,
            email === null ? t("admin.unverified") : null,
            t("admin.personFacts", { ratings, devices, day: formatDay(createdAt, locale) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {isAdmin ? null : (
        <ActionMenu
          trigger={
            <IconButton icon={Ellipsis} label={t("admin.actionsOf", { name })} disabled={busy} />
          }
          actions={[
            { key: "lock", label: t(isLocked ? "admin.unlock" : "admin.lock"), onSelect: lock },
            { key: "signOut", label: t("admin.signOut"), onSelect: signOut },
            { key: "erase", label: t("admin.erase"), onSelect: () => setAsking(true) },
          ]}
        />
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("admin.eraseAsk", { name })}
        description={t("admin.eraseText")}
        closeLabel={t("shell.close")}
        actions={
          <>
            <Button onClick={erase}>{t("admin.erase")}</Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t("admin.cancel")}
            </Button>
          </>
        }
      />
    </li>
  );
}

function Mark({ word }: { word: string }) {
  return (
    <span className="ms-2 rounded-full border border-edge px-2 py-0.5 text-xs font-semibold whitespace-nowrap">
      {word}
    </span>
  );
}
