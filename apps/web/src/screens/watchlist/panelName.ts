/** What may stand open above the titles of a list. */
export type PanelName = "filter" | "services" | "activity";

/** The element that the panels stand in; the buttons that open them name it. */
export const PANEL_ID = "list-panel";
