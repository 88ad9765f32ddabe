import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readMigrations } from "./migrate";
import { applyFunctions, changedFunctions, readFunctions, type SqlFunction } from "./sql-functions";

const url = process.env.DATABASE_URL ?? "";
const client = new Client({ connectionString: url });
beforeAll(() => client.connect());
afterAll(() => client.end());

const files = readFunctions();
const select = async (sql: string): Promise<string[]> =>
  (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value);

const ownFunctions = `pg_proc p WHERE p.pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;

const signatures = (name: string) =>
  select(
    `SELECT oid::regprocedure::text AS value FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname = '${name}'`,
  );

describe("the files of prisma/functions", () => {
  it("hold one function each, named like the file", () => {
    for (const { name, sql } of files) {
      expect([...sql.matchAll(/CREATE OR REPLACE FUNCTION (\w+)/g)].map((match) => match[1])).toEqual([name]);
    }
  });

  it("are the only place where functions are created", () => {
    for (const { sql } of readMigrations()) expect(sql).not.toMatch(/CREATE\s+(OR\s+REPLACE\s+)?FUNCTION/i);
  });
});

describe("a migrated database", () => {
  it("has the functions of the files and no others", async () => {
    expect(await changedFunctions(url)).toEqual([]);
    expect(await select(`SELECT p.proname AS value FROM ${ownFunctions} ORDER BY 1`)).toEqual(
      files.map(({ name }) => name),
    );
  });

  it("has each body as it is written in the file", async () => {
    const { rows } = await client.query<{ name: string; body: string }>(
      `SELECT p.proname AS name, p.prosrc AS body FROM ${ownFunctions}`,
    );
    for (const { name, body } of rows) expect(files.find((file) => file.name === name)?.sql).toContain(body);
  });

  it("is not changed by a second run", async () => {
    expect(await applyFunctions(url)).toEqual([]);
  });
});

describe("a function that was changed by hand in the database", () => {
  it("is reported and restored", async () => {
    const file = files.find(({ name }) => name === "auction_new_id");
    await client.query(file?.sql.replace("|| '_' ||", "|| '-' ||") ?? "");
    expect(await changedFunctions(url)).toEqual(["auction_new_id"]);
    expect(await applyFunctions(url)).toEqual(["auction_new_id"]);
    expect(await changedFunctions(url)).toEqual([]);
    expect(await select("SELECT auction_new_id('off') AS value")).toEqual([
      expect.stringMatching(/^off_[0-9a-f]{20}$/),
    ]);
  });

  it("is reported and created again when it was dropped", async () => {
    await client.query("DROP FUNCTION shop_is_print(text[])");
    expect(await changedFunctions(url)).toEqual(["shop_is_print"]);
    expect(await applyFunctions(url)).toEqual(["shop_is_print"]);
    expect(await select("SELECT shop_is_print('{Prints}') AS value")).toEqual([true]);
  });

  it("loses an overload that was added by hand", async () => {
    await client.query(
      "CREATE FUNCTION event_cancel_rsvp(p_event_id text) RETURNS text LANGUAGE sql AS $$ SELECT 'cancelled' $$",
    );
    expect(await changedFunctions(url)).toEqual(["event_cancel_rsvp"]);
    await applyFunctions(url);
    expect(await signatures("event_cancel_rsvp")).toEqual(["event_cancel_rsvp(text,text)"]);
  });
});

describe("a changed file", () => {
  const probe = (parameters: string, returns: string, body: string): SqlFunction => ({
    name: "probe",
    sql: `CREATE OR REPLACE FUNCTION probe(${parameters}) RETURNS ${returns} LANGUAGE sql AS $$ SELECT ${body} $$;`,
  });
  const apply = (...more: SqlFunction[]) => applyFunctions(url, [...files, ...more]);
  beforeEach(() => apply(probe("p_first text", "text", "'one'")));
  afterAll(() => applyFunctions(url));

  it("replaces its function and no other", async () => {
    expect(await apply(probe("p_first text", "text", "'two'"))).toEqual(["probe"]);
    expect(await select("SELECT probe('x') AS value")).toEqual(["two"]);
  });

  it("replaces the function when its parameters change", async () => {
    await apply(probe("p_first text, p_second int", "text", "'two'"));
    expect(await signatures("probe")).toEqual(["probe(text,integer)"]);
  });

  it("replaces the function when its result or the name of a parameter changes", async () => {
    await apply(probe("p_first text", "int", "2"));
    expect(await select("SELECT probe('x')::text AS value")).toEqual(["2"]);
    await apply(probe("p_other text", "int", "3"));
    expect(await select("SELECT probe(p_other => 'x')::text AS value")).toEqual(["3"]);
  });

  it("drops its function when it is deleted", async () => {
    expect(await apply()).toEqual(["probe"]);
    expect(await signatures("probe")).toEqual([]);
  });

  it("may call a function of a later file", async () => {
    const later = { name: "zz_probe", sql: probe("", "text", "'later'").sql.replace(" probe(", " zz_probe(") };
    await apply(probe("p_first text", "text", "zz_probe()"), later);
    expect(await select("SELECT probe('x') AS value")).toEqual(["later"]);
  });

  it("leaves every function as it was when one file is wrong", async () => {
    const wrong = {
      name: "zz_probe",
      sql: probe("", "text", "missing_function()").sql.replace(" probe(", " zz_probe("),
    };
    await expect(apply(probe("p_first text", "text", "'two'"), wrong)).rejects.toThrow(
      "prisma/functions/zz_probe.sql was not applied: function missing_function() does not exist",
    );
    expect(await select("SELECT probe('x') AS value")).toEqual(["one"]);
  });

  it("is rejected when it creates a function of another name", async () => {
    await expect(apply({ name: "zz_probe", sql: probe("p_first text", "text", "'two'").sql })).rejects.toThrow(
      "prisma/functions/zz_probe.sql has to create one function zz_probe.",
    );
  });
});
