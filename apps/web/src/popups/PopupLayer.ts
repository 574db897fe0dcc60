import { createContext } from "react";

export interface PopupLayer {
  /** A newer popup lies over this one, which is hidden until that is closed. */
  covered: boolean;
}

export const PopupLayerContext = createContext<PopupLayer>({ covered: false });
