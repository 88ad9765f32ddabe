import { Client } from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { seed } from "@/prisma/seed";
import { refusalToSeed } from "@/prisma/seed/where";
import { Complaint } from "./complaint";
import { fill } from "./prepare";
import { isEmpty } from "./seed";

afterEach(() => vi.unstubAllEnvs());

describe("a database that may not be filled with people whose password everybody knows", () => {
  it.each([
    "postgresql://u:p@db.example.org:5432/museum",
    "postgresql://u:p@localhost.example.org/museum",
    "postgresql://u:p@localhost/museum?host=db.example.org",
    "postgresql://u:p@postgres/museum",
    "postgresql://u:p@10.0.0.5/museum?sslmode=require",
  ])("%s is on another machine", (url) => {
    expect(refusalToSeed(url, false)).toMatch(/another machine \([\w.]+\).+SEED_ANYWHERE=1/);
    expect(refusalToSeed(url, true)).toBeNull();
  });

  it("may be named by the environment alone", () => {
    vi.stubEnv("PGHOST", "db.example.org");
    expect(refusalToSeed("postgresql:///museum", false)).toContain("db.example.org");
  });

  it.each([
    "postgresql://u:p@localhost:5432/museum",
    "postgresql://u:p@127.0.0.1/museum",
    "postgresql://u:p@[::1]/museum",
    "postgresql:///museum",
    "postgresql:///museum?host=/var/run/postgresql",
  ])("%s is not: it is on this one", (url) => expect(refusalToSeed(url, false)).toBeNull());
});

async function ask(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** A new database beside the test's own; `host` may be another name of the same server. */
async function newDatabase(name: string, host?: string): Promise<string> {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const full = `${url.pathname.slice(1)}_${name}`;
  await ask(url.href, `create database ${full}`);
  url.pathname = `/${full}`;
  if (host) url.hostname = host;
  return url.href;
}

const fillIt = (url: string) => fill({ url, env: { DATABASE_URL: url }, given: { DATABASE_URL: url } });

describe("npm start", () => {
  it("says one sentence about an empty database elsewhere, and leaves it as it is", async () => {
    // The server of the tests by a name that is not one of this machine's.
    const url = await newDatabase("elsewhere", "127.1");
    const refused = fillIt(url);
    await expect(refused).rejects.toThrow(Complaint);
    await expect(refused).rejects.toThrow(/^The database is empty and on another machine \(127\.1\).+SEED_ANYWHERE=1/);
    expect(await isEmpty(url)).toBe(true);
  });

  it.each([
    ["of another program", "CREATE TABLE invoices (id int)"],
    [
      "of another program that uses Prisma",
      "CREATE TABLE _prisma_migrations (migration_name text, checksum text, finished_at timestamptz, rolled_back_at timestamptz)",
    ],
  ])("says one sentence about a database %s, and leaves it as it is", async (whose, sql) => {
    const url = await newDatabase(whose.length > 20 ? "prisma" : "invoices");
    await ask(url, sql);
    const tables = () => ask(url, "select table_name from information_schema.tables where table_schema = 'public'");
    const before = await tables();
    await expect(fillIt(url)).rejects.toThrow(/^DATABASE_URL names a database that holds something else and no museum/);
    expect(await tables()).toEqual(before);
  });
});

it("the seed refuses by itself, whoever calls it", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://u:p@db.example.org/museum");
  vi.stubEnv("MUSEUM_LOCAL_STACK", "1");
  await expect(seed()).rejects.toThrow(/another machine \(db\.example\.org\)/);
});
