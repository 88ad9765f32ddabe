/** A failure with a reason that a person can act on: the commands print its sentence and no stack. */
export class Complaint extends Error {
  override name = "Complaint";
}

/** What a person should read about a failure: the sentence of a complaint, else the whole error for whoever mends it. */
export function asSentence(error: unknown): string {
  if (error instanceof Complaint) return error.message;
  if (isDiskFull(error)) return "The disk is full. Free some space and run the command again; nothing was lost.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOSPC" || /ENOSPC|No space left on device|Check free disk space/i.test(String(error));
}
