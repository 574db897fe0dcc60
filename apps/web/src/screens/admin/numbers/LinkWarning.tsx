import type { CallOutput } from "@worthy/contract";
import { useQuery } from "@tanstack/react-query";
import { AdminPart } from "../AdminPart.tsx";
import { linkCheckQuery } from "../adminQueries.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

/** Says that links in mail can't be opened on other machines, and what to set. */
export function LinkWarning() {
  const { data } = useQuery(linkCheckQuery);
  return data?.linkProblem ? <LinkProblem {...data.linkProblem} /> : null;
}

export function LinkProblem({
  publicUrl,
  line,
}: NonNullable<CallOutput<"getLinkCheck">["linkProblem"]>) {
  const t = useTexts(adminTexts);
  return (
    <AdminPart
      id="admin-links"
      heading={t("admin.links")}
      hint={t("admin.linksText", { publicUrl })}
    >
      <code className="block rounded-md border border-hairline px-4 py-3 text-sm wrap-anywhere select-all">
        {line}
      </code>
    </AdminPart>
  );
}
