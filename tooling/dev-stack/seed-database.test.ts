import { Client } from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { seed } from "@/prisma/seed/seed";
import { seedRefusal } from "@/prisma/seed/seed-guard";
import { migrateAndSeed } from "./prepare";
import { isEmptyDatabase } from "./seed-database";
import { UserFacingError } from "./user-facing-error";

afterEach(() => vi.unstubAllEnvs());

describe("a database that must not be seeded with users whose password is public", () => {
  it.each([
    "postgresql://u:p@db.example.org:5432/museum",
    "postgresql://u:p@localhost.example.org/museum",
    "postgresql://u:p@localhost/museum?host=db.example.org",
    "postgresql://u:p@postgres/museum",
    "postgresql://u:p@10.0.0.5/museum?sslmode=require",
  ])("rejects %s as another machine", (url) => {
    expect(seedRefusal(url, false)).toMatch(/another machine \([\w.]+\).+ALLOW_REMOTE_SEED=1/);
    expect(seedRefusal(url, true)).toBeNull();
  });

  it("can be named by PGHOST alone", () => {
    vi.stubEnv("PGHOST", "db.example.org");
    expect(seedRefusal("postgresql:///museum", false)).toContain("db.example.org");
  });

  it.each([
    "postgresql://u:p@localhost:5432/museum",
    "postgresql://u:p@127.0.0.1/museum",
    "postgresql://u:p@[::1]/museum",
    "postgresql:///museum",
    "postgresql:///museum?host=/var/run/postgresql",
  ])("accepts %s as this machine", (url) => expect(seedRefusal(url, false)).toBeNull());
});

async function query(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** A new database beside the test's own; `host` may be another name of the same server. */
async function createTestDatabase(name: string, host?: string): Promise<string> {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const full = `${url.pathname.slice(1)}_${name}`;
  await query(url.href, `create database ${full}`);
  url.pathname = `/${full}`;
  if (host) url.hostname = host;
  return url.href;
}

const seedIt = (url: string) => migrateAndSeed({ url, env: { DATABASE_URL: url }, given: { DATABASE_URL: url } });

describe("npm start", () => {
  it("rejects an empty database on another machine in one sentence and leaves it unchanged", async () => {
    // The server of the tests by a name that is not one of this machine's.
    const url = await createTestDatabase("elsewhere", "127.1");
    const refused = seedIt(url);
    await expect(refused).rejects.toThrow(UserFacingError);
    await expect(refused).rejects.toThrow(
      /^The database is empty and on another machine \(127\.1\).+ALLOW_REMOTE_SEED=1/,
    );
    expect(await isEmptyDatabase(url)).toBe(true);
  });

  it.each([
    ["of another program", "CREATE TABLE invoices (id int)"],
    [
      "of another program that uses Prisma",
      "CREATE TABLE _prisma_migrations (migration_name text, checksum text, finished_at timestamptz, rolled_back_at timestamptz)",
    ],
  ])("rejects a database %s in one sentence and leaves it unchanged", async (kind, sql) => {
    const url = await createTestDatabase(kind.length > 20 ? "prisma" : "invoices");
    await query(url, sql);
    const tables = () => query(url, "select table_name from information_schema.tables where table_schema = 'public'");
    const before = await tables();
    await expect(seedIt(url)).rejects.toThrow(/^DATABASE_URL names a database that holds other tables/);
    expect(await tables()).toEqual(before);
  });
});

it("the seed itself rejects a database on another machine", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://u:p@db.example.org/museum");
  vi.stubEnv("DEV_STACK", "1");
  await expect(seed()).rejects.toThrow(/another machine \(db\.example\.org\)/);
});
