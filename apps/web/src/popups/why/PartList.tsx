import { formatPoints } from "../../locale/formats.ts";
import { useLocale } from "../../locale/useLocale.ts";

interface ShownPart {
  key: string;
  text: string;
  points: number;
}

/** What a row's points come from, which sum to the row's. */
export function PartList({ parts }: { parts: readonly ShownPart[] }) {
  const locale = useLocale();
  return (
    <ul className="mb-3 pe-7 text-sm @max-[15rem]:pe-0">
      {parts.map(({ key, text, points }) => (
        <li key={key} className="flex justify-between gap-4 py-1">
          <span className="min-w-0 text-ink-second wrap-anywhere">{text}</span>
          <bdi className="font-display font-bold tabular-nums">{formatPoints(points, locale)}</bdi>
        </li>
      ))}
    </ul>
  );
}
