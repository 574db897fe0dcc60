import { createContext } from "react";

export interface PopupLayer {
  /** A newer popup is open above this one, which is hidden until that closes. */
  covered: boolean;
}

export const PopupLayerContext = createContext<PopupLayer>({ covered: false });
