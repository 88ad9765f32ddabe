import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { grantAppRole, migrationUrl } from "./app-role";

const ownerUrl = process.env.DATABASE_URL ?? "";
const role = `museum_app_${process.pid}`;
const appUrl = Object.assign(new URL(ownerUrl), { username: role, password: "of-the-test" }).href;

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(() => run(ownerUrl, `CREATE ROLE ${role} LOGIN PASSWORD 'of-the-test'`));
afterAll(() => run(ownerUrl, `DROP OWNED BY ${role}`, `DROP ROLE ${role}`));

it("gives the app's role rows but no tables", async () => {
  await expect(run(appUrl, "SELECT * FROM users")).rejects.toThrow(/permission denied/);
  expect(await grantAppRole(ownerUrl, appUrl)).toBe(role);
  await run(
    appUrl,
    "INSERT INTO rate_limits (key, points, expire) VALUES ('of-the-test', 1, 1)",
    "UPDATE rate_limits SET points = 2 WHERE key = 'of-the-test'",
    "DELETE FROM rate_limits WHERE key = 'of-the-test'",
    "SELECT count(*) FROM _prisma_migrations",
    "SELECT shop_label_code()",
  );
  for (const forbidden of [
    "CREATE TABLE of_the_test (id int)",
    "ALTER TABLE users ADD COLUMN of_the_test int",
    "DROP TABLE users",
    "TRUNCATE users",
    "ALTER TABLE audit_log DISABLE TRIGGER ALL",
    "UPDATE _prisma_migrations SET checksum = ''",
    "CREATE OR REPLACE FUNCTION shop_label_code() RETURNS text LANGUAGE sql AS $$ SELECT '' $$",
  ])
    await expect(run(appUrl, forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/);
});

it("grants nothing when the app connects as the owner", async () => {
  expect(await grantAppRole(ownerUrl, ownerUrl)).toBeNull();
});

it("migrates with the owner's URL where there is one", () => {
  expect(migrationUrl({ DATABASE_URL: "app", DATABASE_MIGRATE_URL: "owner" })).toBe("owner");
  expect(migrationUrl({ DATABASE_URL: "app", DATABASE_MIGRATE_URL: "" })).toBe("app");
});
