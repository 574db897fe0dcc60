import { splitMatches } from "./splitMatches.ts";

/** A name with its matched letters bold; never coloured. */
export function MatchedName({ name, matches }: { name: string; matches: readonly (readonly [number, number])[] }) {
  return splitMatches(name, matches).map((piece, index) =>
    piece.matched ? (
      <b key={index} className="font-bold">
        {piece.text}
      </b>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
}
