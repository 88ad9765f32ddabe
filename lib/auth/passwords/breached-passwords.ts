import { createHash } from "node:crypto";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { readLimited } from "@/lib/core/read-limited";

const TIMEOUT_MS = 1_000;
/** A padded reply has about a thousand lines of 40 bytes. */
const MAX_REPLY_BYTES = 200_000;

/**
 * Whether a password is in a known data breach, by the range API of Have I Been Pwned: it gets five characters of the SHA-1 and
 * returns every suffix, so it learns neither password nor hash. False when the service is not set or does not answer within a second.
 */
export async function isBreachedPassword(password: string): Promise<boolean> {
  const { BREACHED_PASSWORDS_URL: base } = env();
  if (!base) return false;
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  try {
    const reply = await fetch(`${base.replace(/\/+$/, "")}/range/${hash.slice(0, 5)}`, {
      headers: { "add-padding": "true", "user-agent": "the-living-archive" },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = (await readLimited(reply.body, MAX_REPLY_BYTES)).toString("utf8");
    if (!reply.ok) throw new Error(`The service returned status ${reply.status}.`);
    return hasSuffix(text, hash.slice(5));
  } catch (err) {
    log().warn({ err }, "the service of breached passwords did not answer; the password was accepted");
    return false;
  }
}

// Lines that only pad the reply have a count of 0.
const hasSuffix = (text: string, suffix: string) =>
  text.split(/\r?\n/).some((line) => {
    const [found, count] = line.split(":");
    return found?.toUpperCase() === suffix && Number(count) > 0;
  });
