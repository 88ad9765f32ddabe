import { Client } from "pg";

/** The statements that `work` sends to Postgres from this process, in their order. */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { query } = Client.prototype;
  function recorded(this: Client, ...given: unknown[]): unknown {
    const [first] = given as [string | { text: string }];
    statements.push(typeof first === "string" ? first : first.text);
    return Reflect.apply(query, this, given);
  }
  Client.prototype.query = recorded as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return statements;
}
