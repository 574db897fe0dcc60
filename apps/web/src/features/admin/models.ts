/** What recommendations can be asked of; empty for the server's own choice. */
export const MODELS = ["", "worthy", "content"] as const;
