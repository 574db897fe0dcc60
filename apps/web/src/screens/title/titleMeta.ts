import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import type { T } from "../../messages/useT.ts";
import type { Meta, ScreenContext } from "../../routing/Screen.ts";
import { titleIdOf } from "./titleIdOf.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";

export function titleMeta({ params, queryClient }: ScreenContext, t: T): Meta {
  const title = queryClient.getQueryData(titleQuery(titleIdOf(params) ?? 0).queryKey);
  if (!title) return { title: t("shell.name") };
  const year = title.firstAirDate?.slice(0, 4);
  return {
    title: year ? t("title.pageTitle", { name: title.name, year }) : title.name,
    description: title.logline,
    canonical: title.path,
    image: imageUrl(title.card.url, IMAGE_WIDTHS.card, "jpg") ?? undefined,
  };
}
