/** Longer than other messages: it is the only way back. */
export const UNDO_TIMEOUT_MS = 8000;
