import { Client } from "pg";
import { expect, it } from "vitest";

async function query(sql: string) {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

it("gives each worker a database of its own that has every migration", async () => {
  expect(process.env.DATABASE_URL).toMatch(/test_\d+_[0-9a-f]{10}$/);
  const rows = await query("select 1 from _prisma_migrations where finished_at is null");
  expect(rows).toHaveLength(0);
});

it("keeps time in UTC and text in UTF-8", async () => {
  expect(await query("show timezone")).toEqual([{ TimeZone: "UTC" }]);
  expect(await query("show server_encoding")).toEqual([{ server_encoding: "UTF8" }]);
});
