import { useQuery } from "@tanstack/react-query";
import { SourceCredits } from "./SourceCredits.tsx";
import { sourcesQuery } from "./sourcesQuery.ts";

/** Names everybody whose facts titles of this installation show; nothing where they are all from the bundle. */
export function InstalledCredits({ className }: { className?: string }) {
  const { data } = useQuery(sourcesQuery);
  return data ? <SourceCredits sources={data.sources} {...(className ? { className } : {})} /> : null;
}
