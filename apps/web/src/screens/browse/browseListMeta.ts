import { browseHeads } from "../../messages/en/browseHeads.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import type { T } from "../../messages/useT.ts";
import type { Meta, ScreenContext } from "../../routing/Screen.ts";
import { subjectAt } from "./browseQueries.ts";
import { subjectName } from "./subjectName.ts";

provideTexts({ browseHeads });

export function browseListMeta({ params, queryClient }: ScreenContext, t: T): Meta {
  const subject = subjectAt(params, queryClient);
  if (!subject) return { title: t("browseHeads.browse") };
  const name = subjectName(subject, t);
  return { title: name, description: t("browseHeads.listDescription", { name }) };
}
