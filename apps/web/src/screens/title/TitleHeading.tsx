import { Fragment } from "react";
import { Dot } from "../../features/title/Dot.tsx";
import { useT } from "../../messages/useT.ts";
import { titleFacts, type TitleInFull } from "./titleFacts.ts";

/** The name and the facts under it. */
export function TitleHeading({ title }: { title: TitleInFull }) {
  const t = useT();
  return (
    <div className="min-w-0">
      <h1 className="font-display text-xl font-bold tracking-tight text-balance wrap-break-word sm:text-2xl lg:text-3xl">{title.name}</h1>
      <p className="mt-2 text-sm text-ink-second md:text-base md:max-xl:text-ink">
        {titleFacts(title, t).map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 ? <Dot /> : null}
            {/* Between facts, and only there, a line may end. */}
            {index > 0 ? <wbr /> : null}
            <span className={fact.length < 20 ? "whitespace-nowrap" : undefined}>{fact}</span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
