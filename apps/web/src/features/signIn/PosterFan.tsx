import { useQuery } from "@tanstack/react-query";
import { PosterImage } from "@worthy/ui";
import { posterSources } from "../title/posterSources.ts";
import { wallQuery } from "../wall/wallQuery.ts";

/** From the first, at the far left, to the last, on top. */
const TILTS = [
  "-rotate-15 -translate-x-[68%] translate-y-[10%]",
  "-rotate-7 -translate-x-[34%] translate-y-[2%]",
  "rotate-1",
  "rotate-8 translate-x-[34%] translate-y-[3%]",
  "rotate-16 translate-x-[68%] translate-y-[12%]",
];

/** A hand of posters, purely decorative. */
export function PosterFan() {
  const { data } = useQuery(wallQuery([]));
  const titles = data?.results.slice(0, TILTS.length) ?? [];
  return (
    <div aria-hidden className="relative -z-10 h-40 w-full md:h-56 lg:h-120 lg:w-auto lg:flex-1">
      {titles.map(({ id, name, ...title }, place) => (
        <div
          key={id}
          className={`absolute inset-x-0 top-2 mx-auto w-24 rounded-poster md:w-34 lg:top-6 lg:w-66 ${TILTS[place]} shadow-lifted`}
        >
          <PosterImage
            {...posterSources(title, "(width > 1000px) 264px, 136px")}
            alt=""
            fallback={name}
          />
        </div>
      ))}
    </div>
  );
}
