/** Somebody's file can't be used. The message says which, and why. */
export class FileProblem extends Error {
  override readonly name = "FileProblem";
}

/** The same for an error of the file system or of a decompressor. */
export function fileProblemOf(path: string, error: unknown): FileProblem {
  if (error instanceof FileProblem) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return new FileProblem(`There’s no file ${path}.`);
  if (code === "EISDIR") return new FileProblem(`${path} is a folder, not a file.`);
  return new FileProblem(
    `${path} can’t be read: ${error instanceof Error ? error.message : String(error)}.`,
  );
}
