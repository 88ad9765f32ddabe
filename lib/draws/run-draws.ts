import { closeDueDraws } from "@/lib/draws/close-draw";
import { drawDueDraws } from "@/lib/draws/draw-winners";
import { placeDueHolds } from "@/lib/draws/place-holds";
import { runEach } from "@/lib/draws/run-each";

/** Scheduled job: closes the windows that have ended, draws where the round has come, and gives units to the next in line. */
export async function runDraws(): Promise<void> {
  await runEach([closeDueDraws, drawDueDraws, placeDueHolds], (step) => step());
}
