// What one waiting visitor costs: docs/scale.md has the figures.
import { expect, test } from "vitest";
import { POST as join } from "@/app/api/waiting-rooms/[slug]/join/route";
import { GET as getPlace } from "@/app/api/waiting-rooms/[slug]/place/route";
import { GET as getState } from "@/app/api/waiting-rooms/[slug]/route";
import { searchNonce } from "@/components/waiting-room/puzzle";
import { makeProduct } from "@/lib/catalog/factory";
import { databasePool, db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { makeRoom } from "@/lib/waiting-room/factory";
import { PROOF_BITS, pollSeconds } from "@/lib/waiting-room/rules";

async function measure(handler: Handler, options: Parameters<typeof callRoute>[2]) {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  databasePool().on("acquire", count);
  const { body, text } = await callRoute(handler, "/", options);
  databasePool().off("acquire", count);
  return { body, statements, bytes: Buffer.byteLength(text) };
}

test("a visitor who waits costs two calls at the beginning, and then one small file that caches share", async () => {
  const { id, slug } = await makeProduct();
  await makeRoom({ productId: id });
  await db.$executeRaw`UPDATE waiting_rooms SET last_ticket = 49999, base = 12345`;
  const params = { slug };
  const place = await measure(getPlace, { params });
  const { challenge } = place.body;
  const nonce = String(searchNonce({ challenge, bits: PROOF_BITS }, 0, 5_000_000));
  const joined = await measure(join, { params, body: { challenge, nonce } });
  const state = await measure(getState, { params });
  expect({ place: place.statements, state: state.statements }).toEqual({ place: 1, state: 1 });
  expect(joined.statements).toBeLessThanOrEqual(4);
  expect(place.bytes).toBeLessThan(300);
  expect(joined.bytes).toBeLessThan(150);
  expect(state.bytes).toBeLessThan(450);
  // An hour's wait: 50 minutes at 30 seconds, 8 at 15, 2 at 5.
  let polls = 0;
  for (let wait = 3_600; wait > 0; wait -= pollSeconds(wait * 1_000)) polls += 1;
  expect(polls).toBeLessThan(160);
  const figures = { place: place.bytes, joined: [joined.bytes, joined.statements], state: state.bytes, polls };
  if (process.env.VERBOSE) process.stdout.write(`${JSON.stringify(figures)}\n`);
});
