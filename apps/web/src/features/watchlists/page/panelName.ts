/** Panels that can be open above a list's titles. */
export type PanelName = "filter" | "services" | "activity";

/** The element with the panels, referred to by the buttons that open them. */
export const PANEL_ID = "list-panel";
