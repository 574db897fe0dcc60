import { useT } from "../../messages/useT.ts";
import { titleFacts, type TitleInFull } from "./titleFacts.ts";

/** The name and the facts under it. */
export function TitleHeading({ title }: { title: TitleInFull }) {
  const t = useT();
  return (
    <div className="min-w-0">
      <h1 className="font-display text-xl font-bold tracking-tight text-balance wrap-break-word sm:text-2xl lg:text-3xl">{title.name}</h1>
      <p className="mt-2 overflow-x-clip text-sm text-ink-second md:text-base md:max-xl:text-ink">
        {/* Each fact brings the dot before it; where a line begins, it lies outside and is cut off. */}
        <span className="-ms-4 flex flex-wrap">
          {titleFacts(title, t).map((fact) => (
            <span key={fact} className="relative ps-4 before:absolute before:inset-s-0 before:w-4 before:text-center before:content-['·'/'']">
              {`${fact} `}
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}
