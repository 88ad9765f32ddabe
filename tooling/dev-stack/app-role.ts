import { Client } from "pg";

/** The URL for migrations: of the tables' owner where there is one, else the app's own. */
export const migrationUrl = ({ DATABASE_MIGRATE_URL, DATABASE_URL }: Record<string, string | undefined>) =>
  DATABASE_MIGRATE_URL || DATABASE_URL;

/**
 * Gives the app's role what the app needs: reading and writing rows, and no right to change, empty or drop a table. Returns the role, or null
 * when the app connects as the owner.
 */
export async function grantAppRole(ownerUrl: string, appUrl: string): Promise<string | null> {
  const role = decodeURIComponent(new URL(appUrl).username);
  if (!role || role === decodeURIComponent(new URL(ownerUrl).username)) return null;
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const name = client.escapeIdentifier(role);
    await client.query(`
      GRANT USAGE ON SCHEMA public TO ${name};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name};
      REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${name};`);
    return role;
  } finally {
    await client.end();
  }
}
