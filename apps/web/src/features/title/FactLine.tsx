import { Fragment } from "react";
import { Dot } from "./Dot.tsx";

/** Facts in one line separated by dots; omits unknown ones. */
export function FactLine({ facts }: { facts: readonly (string | null | undefined)[] }) {
  return facts
    .filter((fact) => typeof fact === "string" && fact !== "")
    .map((fact, index) => (
      <Fragment key={`${index} ${fact}`}>
        {index === 0 ? null : <Dot />}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
}
