/** An error with a message for the user; commands print it without a stack. */
export class UserFacingError extends Error {
  override name = "UserFacingError";
}

/** The message of a user-facing error, else the whole error with its stack. */
export function toUserMessage(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  if (isDiskFull(error)) return "The disk is full. Free some space and run the command again; nothing was lost.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOSPC" || /ENOSPC|No space left on device|Check free disk space/i.test(String(error));
}
