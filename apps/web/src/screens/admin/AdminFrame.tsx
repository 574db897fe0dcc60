import { ROLE_ADMIN } from "@worthy/domain";
import { EmptyState, ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState, type ReactNode } from "react";
import {
  DeferredAskForCode,
  DeferredSetUpFirst,
} from "../../features/account/secondFactor/deferredSecondFactor.ts";
import { secondFactorQuery } from "../../features/account/secondFactor/secondFactorQuery.ts";
import { userQuery } from "../../features/session/userQuery.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { AdminNav } from "./AdminNav.tsx";
import { AdminSkeleton } from "./AdminSkeleton.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import adminTexts from "./texts/admin.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface AdminFrameProps {
  heading: string;
  hint?: string;
  /** Shown next to the heading. */
  action?: ReactNode;
  /** Rendered only for administrators, so nothing is requested for others. */
  children: () => ReactNode;
}

/** The frame of every admin page, and the message for people without access. */
export function AdminFrame({ heading, hint, action, children }: AdminFrameProps) {
  const t = useTexts(adminTexts);
  const role = useIsAdmin();
  const proof = useProof(role.isAdmin);
  return (
    <div className="mx-auto grid w-full max-w-360 gap-x-16 gap-y-6 px-4 pt-4 md:pt-10 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:px-14">
      <AdminNav label={t("admin.parts")} />
      <div className="min-w-0 pb-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="font-display text-2xl font-bold tracking-tight">{heading}</h1>
          {role.isAdmin && proof.isGiven ? action : null}
        </div>
        {hint ? <p className="mt-2 max-w-160 text-ink-second">{hint}</p> : null}
        <div className="mt-8 flex flex-col gap-12">
          {role.isAdmin ? <Proven {...proof}>{children}</Proven> : <NoAdmin {...role} />}
        </div>
      </div>
    </div>
  );
}

type ProvenProps = ReturnType<typeof useProof> & Pick<AdminFrameProps, "children">;

/** Whether the server would answer this administrator on this device; it says so itself, if not. */
function useProof(isAdmin: boolean) {
  const userId = useUserId() ?? "";
  const { data, isLoading } = useQuery({ ...secondFactorQuery(userId), enabled: isAdmin });
  const isAsked = data?.isAsked ?? false;
  const isMissing = data !== undefined && data.isRequired && !data.isOn;
  // Until the recovery codes are kept, which are shown only once.
  const [setsUp, setSetsUp] = useState(false);
  if (isMissing && !setsUp) setSetsUp(true);
  const isGiven = !isLoading && !isAsked && !isMissing && !setsUp;
  return { userId, isLoading, isAsked, isGiven, onDone: () => setSetsUp(false) };
}

/** Its content, or what is missing before the server answers an administrator. */
function Proven({ isGiven, isLoading, isAsked, userId, onDone, children }: ProvenProps) {
  if (isLoading) return <AdminSkeleton />;
  if (isGiven) return children();
  return isAsked ? (
    <DeferredAskForCode userId={userId} />
  ) : (
    <DeferredSetUpFirst {...{ userId, onDone }} />
  );
}

type Role = ReturnType<typeof useIsAdmin>;

function useIsAdmin() {
  const userId = useUserId();
  const { data, isLoadingError, refetch } = useQuery({
    ...userQuery(userId ?? ""),
    enabled: userId !== null,
  });
  const isAdmin = data?.roles.some(({ name }) => name === ROLE_ADMIN) ?? false;
  return {
    isAdmin,
    isLoading: userId !== null && !data,
    isLoadingError,
    retry: () => void refetch(),
  };
}

function NoAdmin({ isLoading, isLoadingError, retry }: Role) {
  const t = useTexts(adminTexts, shellTexts);
  if (isLoadingError)
    return (
      <ErrorState heading={t("admin.failed")} retry={{ label: t("shell.retry"), onPress: retry }} />
    );
  return isLoading ? (
    <AdminSkeleton />
  ) : (
    <EmptyState icon={ShieldCheck} heading={t("admin.forAdmins")} text={t("admin.forAdminsText")} />
  );
}
