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
