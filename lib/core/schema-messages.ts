import type { core } from "zod/mini";

/** The sentences for an issue whose contract has none of its own. */
const general = {
  missing: "Please fill this in",
  short: "This is too short",
  long: "This is too long",
  low: "This is too low",
  high: "This is too high",
  few: "Please add at least one more",
  many: "These are too many",
  other: "Please check this",
} as const;

const generalMessages = new Set<string>(Object.values(general));

/** Whether the contract has no sentence of its own for an issue. */
export const isGeneralMessage = (message: string): boolean => generalMessages.has(message);

function sentenceFor(issue: core.$ZodRawIssue): string {
  if (issue.code === "invalid_type" && (issue.input === undefined || issue.input === null)) return general.missing;
  if (issue.code === "too_small") {
    if (issue.origin === "string") return issue.input === "" ? general.missing : general.short;
    return issue.origin === "array" ? general.few : general.low;
  }
  if (issue.code === "too_big") {
    if (issue.origin === "string") return general.long;
    return issue.origin === "array" ? general.many : general.high;
  }
  return general.other;
}

/**
 * Passed to every parse whose messages are shown to a person: zod's own English ("Invalid input: expected string") names types and
 * never reaches anybody. A message of the contract comes first.
 */
export const schemaMessages = { error: sentenceFor };
