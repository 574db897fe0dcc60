import type { CallOutput } from "@worthy/contract";
import { Avatar, ErrorState } from "@worthy/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiQuery } from "../../api/apiQuery.ts";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import { avatarUrl } from "../../features/account/avatarUrl.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/failures/useFailureToast.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { Part } from "./Part.tsx";
import { nameOf } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import accountTexts from "./texts/account.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

type Canned = CallOutput<"listCannedProfiles">["results"][number];
type Mode = "B2B" | "DEMO";

/** Canned profiles to explore as: choosing one creates the visitor's own copy. */
export function CannedChoice({ mode }: { mode: Mode }) {
  const t = useTexts(accountTexts, shellTexts);
  const { data, isError, refetch } = useQuery(
    apiQuery("listCannedProfiles", { query: { appMode: mode } }),
  );
  const enter = useEnterAs(mode);
  if (isError && !data)
    return (
      <ErrorState
        heading={t("account.cannedFailed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  if (!data) return null;
  return (
    <Part id="canned" heading={t("account.canned")} hint={t("account.cannedHint")}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {data.results.map((profile) => (
          <li key={profile.id}>
            <CannedButton
              profile={profile}
              busy={enter.isPending || enter.isSuccess}
              onChoose={() => enter.mutate(profile)}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/**
 * Creates the copy and signs this browser in to it. No other tab may change the bearer meanwhile.
 */
function useEnterAs(mode: Mode) {
  const { call, login, session, toasts, track } = useServices();
  const t = useTexts(accountTexts);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationFn: ({ id }: Canned) =>
      session.exclusively(async () => {
        const { userId, token } = await call("cloneCannedProfile", {
          params: { profileId: id },
          query: { appMode: mode },
        });
        await login.enter({ holderId: userId, accessToken: token });
      }),
    onSuccess: async (_entered, { id, name }) => {
      track("canned_profile_entered", { profile: id });
      toasts.show({ text: t("account.cannedEntered", { name }) });
      await navigate("/home/");
      await invalidateAfter(queryClient, "cloneCannedProfile");
    },
    onError: (error, profile) => failed(error, () => mutation.mutate(profile)),
  });
  return mutation;
}

function CannedButton({
  profile: { name, description, image, color },
  busy,
  onChoose,
}: {
  profile: Canned;
  busy: boolean;
  onChoose: () => void;
}) {
  const locale = useLocale();
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={busy ? undefined : onChoose}
      className="flex size-full cursor-pointer items-center gap-4 rounded-sheet border border-s-4 border-hairline bg-raised p-4 text-start hover:bg-lifted aria-disabled:cursor-default"
      style={{ borderInlineStartColor: color }}
    >
      <Avatar name="" src={avatarUrl(image)} size={72} decorative />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="mt-1 block text-sm text-ink-second">{nameOf(description, locale)}</span>
      </span>
    </button>
  );
}
