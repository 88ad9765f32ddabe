import { log } from "@/lib/core/log";
import { db, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { type RehearsalPlan, rehearsalPlan } from "@/lib/rehearsals/contracts";
import { rehearsalJobs } from "@/lib/rehearsals/jobs";
import { prepareRehearsal } from "@/lib/rehearsals/prepare-rehearsal";
import { arrivals, buyerKind } from "@/lib/rehearsals/rules";
import { dropSandbox, inSandbox, SandboxGone } from "@/lib/rehearsals/sandbox";
import { simulateBuyer } from "@/lib/rehearsals/simulate-buyer";
import { workThrough } from "@/lib/rehearsals/work-through";
import { writeReport } from "@/lib/rehearsals/write-report";

/** No buyer begins after this time, so that a step ends long before a host ends the request. */
const STEP_MS = 10_000;
/** Buyers at the same time; the shop needs the other connections. */
const CONCURRENCY = 4;
const BATCH = 40;

type Run = { id: string; productId: string; plan: RehearsalPlan };
type Wave = 1 | 2 | 3;

/** Runs one step of a rehearsal: its preparation, some of its buyers, or its report. */
export async function runStep({ rehearsalId, step }: { rehearsalId: string; step: number }): Promise<void> {
  const row = await db.rehearsal.findFirst({ where: { id: rehearsalId, status: "running", step } });
  if (!row) return;
  const run: Run = { id: row.id, productId: row.productId, plan: rehearsalPlan.parse(row.plan) };
  try {
    if (step === 0) {
      await prepareRehearsal({ rehearsalId, productId: run.productId, buyers: run.plan.buyers });
      return await continueLater(run, step);
    }
    if (await runBuyers(run, performance.now() + STEP_MS)) await finish(run);
    else await continueLater(run, step);
  } catch (error) {
    if (!(error instanceof SandboxGone)) throw error;
    // It was cancelled, or its tables were lost: the scheduled job ends one that still runs.
    if (await db.rehearsal.findFirst({ where: { id: row.id, status: "running", step }, select: { id: true } }))
      log().error({ rehearsalId, step }, "the tables of a rehearsal that runs are gone");
  }
}

async function continueLater({ id }: Run, step: number): Promise<void> {
  await transaction(async (tx) => {
    const moved = await tx.$executeRaw`
      UPDATE rehearsals SET step = step + 1, touched_at = clock_timestamp() WHERE id = ${id} AND step = ${step}::int AND status = 'running'`;
    const next = { rehearsalId: id, step: step + 1 };
    if (moved === 1) await enqueue(tx, rehearsalJobs.step.job(`rehearsal/${id}/${step + 1}`, next));
  });
}

/** Whether every wave is over. Who comes in the third: those who were refused, once the abandoned holds have expired. */
async function runBuyers(run: Run, deadline: number): Promise<boolean> {
  for (const wave of [1, 2, 3] as const) {
    if (wave === 3) await expireHolds(run);
    for (;;) {
      const waiting = await listWaiting(run, wave);
      if (waiting.length === 0) break;
      if (performance.now() >= deadline) return false;
      await runBatch(run, { wave, buyers: waiting.slice(0, BATCH), deadline });
    }
  }
  return true;
}

async function expireHolds({ id }: Run): Promise<void> {
  await inSandbox(id, async (tx) => {
    await tx.$executeRaw`UPDATE orders SET hold_expires_at = clock_timestamp() - interval '1 second' WHERE hold_status = 'held'`;
    await tx.$queryRaw`SELECT shop_release_expired(10000)::text`;
  });
}

async function listWaiting({ id, plan }: Run, wave: Wave): Promise<number[]> {
  const [found] = await inSandbox(
    id,
    (tx) => tx.$queryRaw<[{ done: number[]; returning: number[] }]>`
      SELECT COALESCE(array_agg(buyer) FILTER (WHERE wave = ${wave}::int), '{}') AS done,
        COALESCE(array_agg(buyer ORDER BY at) FILTER (WHERE wave < 3 AND outcome = 'refused' AND EXISTS (SELECT 1 FROM product_variants WHERE stock > 0)), '{}') AS returning
      FROM rehearsal.attempts`,
  );
  const done = new Set(found.done);
  const expected =
    wave === 3
      ? found.returning.filter((buyer) => ["pays", "slow"].includes(buyerKind(buyer, plan)))
      : arrivals(wave, plan, id);
  return expected.filter((buyer) => !done.has(buyer));
}

type Batch = { wave: Wave; buyers: number[]; deadline: number };

async function runBatch(run: Run, { wave, buyers, deadline }: Batch): Promise<void> {
  const variants = await inSandbox(
    run.id,
    (tx) => tx.$queryRaw<{ name: string; stock: number }[]>`
      SELECT name, stock FROM product_variants WHERE retired_at IS NULL ORDER BY position, id`,
  );
  const offered =
    variants.some(({ stock }) => stock > 0) && wave === 3 ? variants.filter(({ stock }) => stock > 0) : variants;
  let through = 0;
  const work = async (buyer: number) => {
    const variant = offered[buyer % offered.length]?.name ?? "";
    const kind = wave === 3 ? "pays" : buyerKind(buyer, run.plan);
    const { outcome, why, code, ms } = await simulateBuyer({
      rehearsalId: run.id,
      productId: run.productId,
      buyer,
      kind,
      variant,
    });
    await inSandbox(
      run.id,
      (tx) => tx.$executeRaw`
        INSERT INTO rehearsal.attempts (wave, buyer, variant, outcome, why, code, ms)
        VALUES (${wave}::int, ${buyer}::int, ${variant}, ${outcome}, ${why}, ${code}, ${ms}::float8) ON CONFLICT DO NOTHING`,
    );
    if (wave !== 3) through += 1;
  };
  await workThrough({ items: buyers, workers: CONCURRENCY, deadline, work });
  await db.$executeRaw`
    UPDATE rehearsals SET done = least(total, done + ${through}::int), touched_at = clock_timestamp() WHERE id = ${run.id} AND status = 'running'`;
}

/** Keeps the report and deletes everything else. */
async function finish({ id, productId }: Run): Promise<void> {
  const report = await inSandbox(id, (tx) => writeReport(tx, productId));
  await transaction(async (tx) => {
    const done = await tx.$executeRaw`
      UPDATE rehearsals SET status = 'done', done = total, report = ${JSON.stringify(report)}::jsonb, finished_at = clock_timestamp()
      WHERE id = ${id} AND status = 'running'`;
    if (done === 1) await dropSandbox(tx);
  });
}
