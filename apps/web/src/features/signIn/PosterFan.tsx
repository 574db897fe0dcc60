import { useQuery } from "@tanstack/react-query";
import { PosterImage } from "@worthy/ui";
import { posterSources } from "../title/posterSources.ts";
import { wallQuery } from "../wall/wallQuery.ts";

const TILTS = [
  "-rotate-15 -translate-x-[78%] translate-y-8",
  "-rotate-7 -translate-x-[39%] translate-y-2",
  "rotate-1",
  "rotate-8 translate-x-[39%] translate-y-3",
  "rotate-16 translate-x-[78%] translate-y-9",
];

/** A hand of posters, for wide windows only and for the eye only. */
export function PosterFan() {
  const { data } = useQuery(wallQuery([]));
  const titles = data?.results.slice(0, TILTS.length) ?? [];
  return (
    <div aria-hidden className="relative hidden h-130 flex-1 lg:block">
      {titles.map(({ id, name, ...title }, place) => (
        <div key={id} className={`absolute inset-x-0 top-10 mx-auto w-66 ${TILTS[place]} shadow-lifted`}>
          <PosterImage {...posterSources(title, "264px")} alt="" fallback={name} />
        </div>
      ))}
    </div>
  );
}
