import type { Browser, Page } from "@playwright/test";
import * as z from "zod/mini";

/** The performance mark of each scroll step. */
const STEP_MARK = "scroll-step";

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

/** Scrolls to the end of the page by `step` pixels a frame, and returns the browser's trace events. */
export async function traceScroll(browser: Browser, page: Page, step: number): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ["__metadata", "toplevel", "blink.user_timing"] });
  await page.evaluate(
    async ([by, mark]) => {
      const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
      const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
      for (let count = 1; ; count++) {
        await frame();
        performance.mark(mark);
        scrollBy({ top: by, behavior: "instant" });
        // Reading the page's height forces a layout, so it is read seldom.
        if (count % 30 === 0 && isAtEnd()) break;
      }
      performance.clearMarks();
    },
    [step, STEP_MARK] as const,
  );
  const trace = await browser.stopTracing();
  return z.object({ traceEvents: z.array(traceEvent) }).parse(JSON.parse(trace.toString("utf8"))).traceEvents;
}

const TASK_EVENT = "ThreadControllerImpl::RunTask";
/** Milliseconds a frame has at 60 frames a second. */
const FRAME_BUDGET_MS = 1_000 / 60;
const roundTenth = (value: number) => Math.round(value * 10) / 10;

/** The top-level tasks of one thread, with their CPU time in milliseconds. */
function tasksOf(events: readonly TraceEvent[], pid: number, tid: number) {
  const all = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === "X" && event.name === TASK_EVENT)
    .sort((a, b) => a.ts - b.ts);
  let end = 0;
  return all.flatMap(({ ts, dur = 0, tdur = 0 }) => {
    if (ts < end) return [];
    end = ts + dur;
    return { ts, cpuMs: tdur / 1_000 };
  });
}

/**
 * Computes the cost of each frame of a traced scroll, and the dropped frames. A frame lasts from the task that draws it to the
 * task that draws the next; everything the thread does in between counts. The cost is the CPU time (`tdur`) of the main thread
 * or of the compositor, whichever is more, times `slowdown`, because a phone is slower than this machine. Wall-clock time, the
 * spacing of frames and the browser's reports of dropped frames (`PipelineReporter`) also include other processes, so they fail
 * by chance beside a second worker. One frame is dropped for each further 1/60 s that the slower thread needs. This is stricter
 * than a real phone, where touch scrolling moves painted content without the main thread.
 */
export function frameCosts(events: readonly TraceEvent[], slowdown: number) {
  const marks = events.filter(({ name }) => name === STEP_MARK).sort((a, b) => a.ts - b.ts);
  const [mark] = marks;
  if (!mark) throw new Error("The trace has no scroll step.");
  const { pid, tid } = mark;
  const compositor = events.find(
    ({ name, pid: of, args }) => name === "thread_name" && of === pid && args?.name === "Compositor",
  );
  if (!compositor) throw new Error("The trace has no compositor thread.");
  const main = tasksOf(events, pid, tid);
  // The task that set a step's mark drew its frame.
  const frameStarts = marks.map(({ ts }) => main.findLast((task) => task.ts <= ts)?.ts ?? ts);
  const perFrame = (tasks: typeof main): number[] => {
    const sums = frameStarts.slice(1).map(() => 0);
    let frame = -1;
    for (const { ts, cpuMs } of tasks) {
      while (frame + 1 < frameStarts.length && ts >= (frameStarts[frame + 1] ?? 0)) frame++;
      if (frame >= 0 && frame < sums.length) sums[frame] = (sums[frame] ?? 0) + cpuMs * slowdown;
    }
    return sums;
  };
  const drawn = perFrame(main);
  const composed = perFrame(tasksOf(events, pid, compositor.tid));
  const costs = drawn.map((cost, index) => Math.max(cost, composed[index] ?? 0));
  const dropped = costs.reduce((sum, cost) => sum + Math.max(0, Math.ceil(cost / FRAME_BUDGET_MS) - 1), 0);
  const scrollTasks = main.filter(({ ts }) => ts >= (frameStarts[0] ?? 0) && ts < (frameStarts.at(-1) ?? 0));
  return {
    frames: costs.length,
    dropped,
    share: dropped / (costs.length + dropped),
    median: roundTenth(costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0),
    worst: roundTenth(Math.max(...costs)),
    worstOfCompositor: roundTenth(Math.max(...composed)),
    longestTask: roundTenth(Math.max(...scrollTasks.map(({ cpuMs }) => cpuMs * slowdown))),
  };
}
