import { closeDueDraws } from "@/lib/draws/close-draw";
import { closeEntriesLeft } from "@/lib/draws/close-entries";
import { drawDueDraws, emailNotDrawn } from "@/lib/draws/draw-winners";
import { placeDueHolds } from "@/lib/draws/place-holds";
import { runEach } from "@/lib/draws/run-each";

/**
 * Scheduled job: closes the windows that have ended, draws where the round has come, emails those who were not drawn, gives units to the next in
 * line, and closes the entries of draws that are over.
 */
export async function runDraws(): Promise<void> {
  await runEach([closeDueDraws, drawDueDraws, emailNotDrawn, placeDueHolds, closeEntriesLeft], (step) => step());
}
