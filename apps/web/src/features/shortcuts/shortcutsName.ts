/** Name of the popup that lists the shortcuts. */
export const SHORTCUTS_POPUP = "shortcuts";
