import { personPath } from "@worthy/domain";
import { RouterLink } from "../../features/links/RouterLink.tsx";

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

/** Names at the start, roles at the end, in rows of 44 px. */
export function Credits({ id, heading, credits }: CreditsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-lg font-semibold">
        {heading}
      </h2>
      <ul className="mt-1 divide-y divide-hairline">
        {credits.map(({ id, name, role }) => (
          <li key={`${id} ${role}`} className="flex min-h-11 items-center justify-between gap-4">
            <RouterLink href={personPath(name, id)} className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline">
              {name}
            </RouterLink>
            {role ? <span className="text-end text-ink-second">{role}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
