import { Fragment } from "react";
import { Dot } from "./Dot.tsx";

/** Facts in one line with dots between them; what is not known is left out. */
export function FactLine({ facts }: { facts: readonly (string | null | undefined)[] }) {
  return facts
    .filter((fact) => typeof fact === "string" && fact !== "")
    .map((fact, index) => (
      <Fragment key={fact}>
        {index === 0 ? null : <Dot />}
        {fact}
      </Fragment>
    ));
}
