import { useQuery } from "@tanstack/react-query";
import { SourceCredits } from "./SourceCredits.tsx";
import { sourcesQuery } from "./sourcesQuery.ts";

/**
 * Credits all sources whose facts this installation's titles show; nothing if all are from the
 * bundle.
 */
export function InstalledCredits({ className }: { className?: string }) {
  const { data } = useQuery(sourcesQuery);
  return data ? (
    <SourceCredits sources={data.sources} {...(className ? { className } : {})} />
  ) : null;
}
