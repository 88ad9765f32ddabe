import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { openState, type Transaction } from "./paystack-state";

const newTransaction = (reference: string, id: number): Transaction => ({
  id,
  reference,
  access_code: `code-${reference}`,
  status: "abandoned",
  amount: 100,
  requested_amount: 100,
  currency: "NGN",
  email: "ada@example.test",
  callback_url: "",
  channels: ["card"],
  channel: "card",
  plan: "",
  metadata: null,
  gateway_response: "",
  paid_at: null,
  created_at: "2026-01-01T00:00:00.000Z",
});

test("finds a transaction by reference, access code and id, also those that were added after a search", () => {
  const state = openState(undefined, () => undefined);
  state.transactions.unshift(newTransaction("A", 1));
  expect(state.find("A")?.id).toBe(1);
  state.transactions.unshift(newTransaction("B", 2));
  expect([state.find("B")?.id, state.find("code-B")?.id, state.find("2")?.id, state.find("code-A")?.id]).toEqual([
    2, 2, 2, 1,
  ]);
  expect(state.find("C")).toBeUndefined();
});

test("many changes are written once, shortly after the first, and what is left when it is closed", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "paystack-"));
  const file = path.join(folder, "state.json");
  const renamed = vi.spyOn(fs, "renameSync");
  const state = openState(file, () => undefined);
  for (let id = 0; id < 50; id++) {
    state.transactions.unshift(newTransaction(`A${id}`, id));
    state.save();
  }
  await vi.waitFor(() => expect(openState(file, () => undefined).find("A49")?.id).toBe(49));
  expect(renamed).toHaveBeenCalledTimes(1);
  state.transactions.unshift(newTransaction("last", 99));
  state.save();
  state.close();
  expect(openState(file, () => undefined).find("last")?.id).toBe(99);
  renamed.mockRestore();
  fs.rmSync(folder, { recursive: true });
});
