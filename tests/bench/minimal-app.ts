import fs from "node:fs";
import path from "node:path";
import { nextBin } from "../../tooling/dev-stack/build-app";
import { runQuietly } from "../../tooling/dev-stack/processes";

/** Where `buildMinimal` puts its app. */
export const minimalFolder = path.resolve(".local/bench/minimal");

const pool = `import { Pool } from "pg";
export const pool = globalThis.benchPool ??= new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
`;

const files: Record<string, string> = {
  "next.config.mjs": `export default { serverExternalPackages: ["pg"], turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`,
  "app/pool.js": pool,
  "app/layout.js": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`,
  // Prerendered: fifty things with a picture, a name and a price.
  "app/list/page.js": `export default () => <ul>{Array.from({ length: 50 }, (_, i) => <li key={i}><a href="/detail"><img src={"/art/" + i + ".webp"} alt={"Picture " + i} width="400" height="500" loading="lazy" /><h2>Thing {i}</h2><p>₦{i + 1},000</p></a></li>)}</ul>;\n`,
  "app/detail/page.js": `export default () => <main><img src="/art/1.webp" alt="Picture 1" width="800" height="1000" /><h1>Thing 1</h1><p>₦1,000</p><form><button>Buy</button></form></main>;\n`,
  // Rendered for each request, with one query.
  "app/dynamic/page.js": `import { pool } from "../pool";
export const dynamic = "force-dynamic";
export default async () => {
  const { rows } = await pool.query({ name: "user", text: "SELECT display_name FROM users WHERE id = $1", values: ["usr_bench_1"] });
  return <main><h1>{rows[0].display_name}</h1></main>;
};
`,
  // One row read, and one row written.
  "app/row/route.js": `import { pool } from "../pool";
let next = 0;
export const dynamic = "force-dynamic";
export async function GET() {
  const { rows } = await pool.query({ name: "row", text: "SELECT id, display_name FROM users WHERE id = $1", values: ["usr_bench_" + (next++ % 600)] });
  return Response.json(rows[0]);
}
export async function POST(request) {
  const { productId } = await request.json();
  const user = "usr_bench_" + (next++ % 600);
  const { rows } = await pool.query({ name: "add", text: "INSERT INTO bench_lines (id, product, quantity) VALUES ($1, $2, 1) ON CONFLICT (id, product) DO UPDATE SET quantity = bench_lines.quantity + 1 RETURNING quantity", values: [user, productId] });
  return Response.json(rows[0]);
}
`,
  // The database function of an order, and nothing else: no session, no payment.
  "app/order/route.js": `import { pool } from "../pool";
let next = 0;
export const dynamic = "force-dynamic";
export async function POST(request) {
  const { productId } = await request.json();
  const id = crypto.randomUUID();
  const { rows } = await pool.query({ name: "order", text: "SELECT * FROM shop_place_order($1, $2, $3, $4, '', 1, NULL, 30, 10000000000)", values: ["ord_" + id, "LA-" + id, "usr_buyer_" + (10_000 + (next++ % 20_000)), productId] });
  return Response.json({ number: rows[0].order_number });
}
`,
  "app/bid/route.js": `import { pool } from "../pool";
export const dynamic = "force-dynamic";
export const GET = () => new Response("open");
export async function POST(request) {
  const { sale, who, amount, key } = await request.json();
  const { rows } = await pool.query({ name: "bid", text: "SELECT auction_place_bid($1, $2, false, $3::bigint, NULL, $4) AS answer", values: [sale, who, amount * 100, key] });
  return Response.json(rows[0].answer, { status: rows[0].answer.outcome === "accepted" ? 201 : 409 });
}
`,
};

/** A Next app with two prerendered pages, a dynamic one, and routes that only run one SQL statement. */
export async function buildMinimal(): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(minimalFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  await runQuietly("The minimal build", [nextBin, "build", minimalFolder], {
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  });
}
