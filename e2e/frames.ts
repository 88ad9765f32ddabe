import type { Browser, Page } from "@playwright/test";
import * as z from "zod/mini";

/** What each step of a walk leaves in the page's own time line. */
const stepMark = "walk-step";

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
  args: z.optional(z.looseObject({ name: z.optional(z.string()) })),
});
type TraceEvent = z.infer<typeof traceEvent>;

/** Walks to the end of a page, so far a frame, and gives back what the browser wrote down of its tasks meanwhile. */
export async function tracedWalk(browser: Browser, page: Page, step: number): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ["__metadata", "toplevel", "blink.user_timing"] });
  await page.evaluate(
    async ([by, mark]) => {
      const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
      const isThere = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
      for (let count = 1; ; count++) {
        await frame();
        performance.mark(mark);
        scrollBy({ top: by, behavior: "instant" });
        // To ask how high the page is makes the browser lay it out at once, and again after the walls that this wakes: seldom.
        if (count % 30 === 0 && isThere()) break;
      }
      performance.clearMarks();
    },
    [step, stepMark] as const,
  );
  const written = await browser.stopTracing();
  return z.object({ traceEvents: z.array(traceEvent) }).parse(JSON.parse(written.toString("utf8"))).traceEvents;
}

const task = "ThreadControllerImpl::RunTask";
/** A screen's own time for a frame, in milliseconds: sixty a second. */
const budget = 1_000 / 60;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** The tasks of one thread, none inside another, with the processor's time that each of them took. */
function tasksOf(events: readonly TraceEvent[], pid: number, tid: number) {
  const all = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === "X" && event.name === task)
    .sort((a, b) => a.ts - b.ts);
  let end = 0;
  return all.flatMap(({ ts, dur = 0, tdur = 0 }) => {
    if (ts < end) return [];
    end = ts + dur;
    return { ts, took: tdur / 1_000 };
  });
}

/**
 * What the frames of a walk cost the page. A frame reaches from the task that draws it to the one that draws the next, and all
 * that the thread does between them counts against it. Counted is the processor's own time (`tdur`) of the page's main thread
 * and of its compositor, times how much slower the telephone is. Not the clock's, neither by the spacing of frames nor by the
 * browser's own reports of dropped ones (`PipelineReporter`): both also count what else the machine does, so that beside a second
 * worker they fail by chance; and the browser's throttling stretches the main thread by the clock as well. A frame is
 * dropped for each further sixtieth of a second that the slower one of the two threads needs for it; both work at the same
 * time, as they do on the telephone. That is the stricter reading: a thumb's scroll moves what is drawn already without the
 * main thread.
 */
export function costOfFrames(events: readonly TraceEvent[], slower: number) {
  const marks = events.filter(({ name }) => name === stepMark).sort((a, b) => a.ts - b.ts);
  const [mark] = marks;
  if (!mark) throw new Error("No step was marked.");
  const { pid, tid } = mark;
  const compositor = events.find(
    ({ name, pid: of, args }) => name === "thread_name" && of === pid && args?.name === "Compositor",
  );
  if (!compositor) throw new Error("The trace names no compositor.");
  const main = tasksOf(events, pid, tid);
  // The task in which a step was marked drew its frame.
  const begins = marks.map(({ ts }) => main.findLast((one) => one.ts <= ts)?.ts ?? ts);
  const perFrame = (tasks: typeof main): number[] => {
    const sums = begins.slice(1).map(() => 0);
    let frame = -1;
    for (const { ts, took } of tasks) {
      while (frame + 1 < begins.length && ts >= (begins[frame + 1] ?? 0)) frame++;
      if (frame >= 0 && frame < sums.length) sums[frame] = (sums[frame] ?? 0) + took * slower;
    }
    return sums;
  };
  const drawn = perFrame(main);
  const composed = perFrame(tasksOf(events, pid, compositor.tid));
  const costs = drawn.map((cost, index) => Math.max(cost, composed[index] ?? 0));
  const dropped = costs.reduce((sum, cost) => sum + Math.max(0, Math.ceil(cost / budget) - 1), 0);
  const walked = main.filter(({ ts }) => ts >= (begins[0] ?? 0) && ts < (begins.at(-1) ?? 0));
  return {
    frames: costs.length,
    dropped,
    share: dropped / (costs.length + dropped),
    median: rounded(costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0),
    worst: rounded(Math.max(...costs)),
    worstOfCompositor: rounded(Math.max(...composed)),
    longestTask: rounded(Math.max(...walked.map(({ took }) => took * slower))),
  };
}
