import { databasePool } from "@/lib/db/client";

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Plan Rows": number;
  Plans?: Node[];
};

/** What Postgres would do for one statement: which tables it would read from end to end, and the longest list it would sort. */
export type Plan = { sql: string; scanned: string[]; sorted: number };

type Statement = { text: string; values: unknown[] };

const flattenPlan = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flattenPlan)];

/** Runs the work and returns the statements that it sent. It watches the one pool under Prisma's client and changes nothing. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const pool = databasePool();
  const { query } = pool;
  const sent: Statement[] = [];
  const watched = (statement: Statement) => {
    sent.push({ text: statement.text, values: statement.values });
    return Reflect.apply(query, pool, [statement]);
  };
  pool.query = watched as unknown as typeof query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return sent.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));
}

/** The plans of the statements, with the values they were sent with. */
export async function explainStatements(statements: readonly Statement[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const { text, values } of statements) {
    const { rows } = await databasePool().query<{ "QUERY PLAN": [{ Plan: Node }] }>({
      text: `EXPLAIN (FORMAT JSON) ${text}`,
      values,
    });
    const nodes = flattenPlan((rows[0] as (typeof rows)[number])["QUERY PLAN"][0].Plan);
    const scanned = nodes.flatMap((node) => (node["Node Type"] === "Seq Scan" ? (node["Relation Name"] ?? []) : []));
    const sorted = Math.max(0, ...nodes.filter((node) => node["Node Type"] === "Sort").map((n) => n["Plan Rows"]));
    plans.push({ sql: text.replace(/\s+/g, " ").trim(), scanned, sorted });
  }
  return plans;
}
