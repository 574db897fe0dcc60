import { useQuery } from "@tanstack/react-query";
import { Chip, ErrorState } from "@worthy/ui";
import { useState } from "react";
import { TitleGrid } from "../../features/title/TitleGrid.tsx";
import { useT } from "../../messages/useT.ts";
import { worthyQuery } from "./worthyQueries.ts";

const KINDS = ["all", "tv", "movie"] as const;

/** The person's picks, best first; without an account in the order that suits most people. */
export function WorthyScreen() {
  const t = useT();
  const [kind, choose] = useState<(typeof KINDS)[number]>("all");
  const { data, isError, refetch } = useQuery(worthyQuery(kind));
  const words = { all: t("shell.everything"), tv: t("shell.shows"), movie: t("shell.films") };
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-6 px-4 pt-6 md:pt-10 lg:px-14">
      <h1 className="font-display text-2xl font-bold tracking-tight">{t("shell.worthy")}</h1>
      <div className="flex flex-wrap gap-2">
        {KINDS.map((each) => (
          <Chip key={each} pressed={each === kind} onClick={() => choose(each)}>
            {words[each]}
          </Chip>
        ))}
      </div>
      {isError ? <ErrorState heading={t("shell.oops")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} /> : null}
      {data ? <TitleGrid titles={data.recommendations} /> : null}
    </div>
  );
}
