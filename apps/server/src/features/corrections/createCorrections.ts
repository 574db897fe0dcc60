import type { Feature } from "../../platform/feature.ts";
import { correctionData } from "../catalogue/corrections/correctionData.ts";
import { correctionHandlers, type CorrectionPorts } from "./routes.ts";

interface Neighbours {
  catalogue: Pick<CorrectionPorts, "statedRow"> & {
    titleChanged: CorrectionPorts["changed"];
    titleName(titleId: number): string | null;
  };
}

/** Administrators' corrections of titles. */
export function createCorrections({ catalogue }: Neighbours) {
  const { statedRow, titleChanged, titleName } = catalogue;
  return {
    handlers: correctionHandlers({ statedRow, changed: titleChanged }),
    personalData: correctionData({ titleName }),
  } satisfies Feature;
}
