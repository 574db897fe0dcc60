import { personPath } from "@worthy/domain";
import { useState } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

interface Credit {
  id: number;
  name: string;
  /** Character or job. */
  role: string | null;
}

interface CreditsProps {
  id: string;
  heading: string;
  credits: readonly Credit[];
}

/** People shown at first. */
const FIRST = 5;

/** Names at the start, roles at the end, in rows of 44 px. */
export function Credits({ id, heading, credits }: CreditsProps) {
  const t = useTexts(titleTexts);
  const [all, showAll] = useState(false);
  const more = credits.length > FIRST && !all;
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="font-display text-lg font-semibold">
          {heading}
        </h2>
        {more ? (
          <button
            type="button"
            onClick={() => showAll(true)}
            className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            {t("title.allCast", { count: credits.length })}
          </button>
        ) : null}
      </div>
      <ul className="mt-1 divide-y divide-hairline">
        {(all ? credits : credits.slice(0, FIRST)).map(({ id, name, role }) => (
          <li key={`${id} ${role}`} className="credit-row">
            <RouterLink href={personPath(name, id)} className="credit">
              {name}
            </RouterLink>
            {role ? <span className="ms-auto text-end text-ink-second">{role}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
