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

describe("npm start on an empty database elsewhere", () => {
  // The server of the tests by a name that is not one of this machine's.
  async function emptyElsewhere(): Promise<string> {
    const url = new URL(process.env.DATABASE_URL ?? "");
    const name = `${url.pathname.slice(1)}_elsewhere`;
    const admin = new Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    url.hostname = "127.1";
    url.pathname = `/${name}`;
    return url.href;
  }

  it("says one sentence and leaves it as it is", async () => {
    const url = await emptyElsewhere();
    const given = { DATABASE_URL: url };
    const refused = fill({ url, env: { DATABASE_URL: url }, given });
    await expect(refused).rejects.toThrow(Complaint);
    await expect(refused).rejects.toThrow(/^The database is empty and on another machine \(127\.1\).+SEED_ANYWHERE=1/);
    expect(await isEmpty(url)).toBe(true);
  });
});

it("the seed refuses by itself, whoever calls it", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://u:p@db.example.org/museum");
  vi.stubEnv("MUSEUM_LOCAL_STACK", "1");
  await expect(seed()).rejects.toThrow(/another machine \(db\.example\.org\)/);
});
