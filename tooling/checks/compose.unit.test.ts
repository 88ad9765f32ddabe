import fs from "node:fs";
import { expect, test } from "vitest";
import { parseEnv } from "@/lib/core/env";

const dockerfile = fs.readFileSync("Dockerfile", "utf8");
const compose = fs.readFileSync("compose.yaml", "utf8");

/** The `NAME: value` lines of a block at the start of compose.yaml. */
function readBlock(name: string): Map<string, string> {
  const block = new RegExp(`^x-${name}:.*\\n((?:(?: .*)?\\n)+)`, "m").exec(compose)?.[1] ?? "";
  return new Map([...block.matchAll(/^ +([A-Z][A-Z0-9_]+): (.+)$/gm)].map(([, key = "", value = ""]) => [key, value]));
}
const settings = readBlock("settings");
const buildArguments = readBlock("build");

/** What an operator puts into .env: the settings that compose.yaml requires. */
const dotenv: Record<string, string> = {
  APP_URL: "https://museum.example",
  NEXTAUTH_SECRET: "3f9c1b7a5e2d8046bd13c7f0a9e86524",
  CRON_SECRET: "7d20e9b4c61f85a3",
  CERTIFICATE_KEY: "2026a:4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
  POSTGRES_PASSWORD: "f4c1d7",
  PAYSTACK_SECRET_KEY: "sk_live_x",
  RESEND_API_KEY: "re_x",
  MAIL_FROM: "The Living Archive <post@museum.example>",
  PUSHER_APP_ID: "1",
  PUSHER_KEY: "k",
  PUSHER_SECRET: "s",
  S3_BUCKET: "museum",
  S3_ENDPOINT: "https://s3.eu-west-2.amazonaws.com",
  S3_ACCESS_KEY_ID: "AKID",
  S3_SECRET_ACCESS_KEY: "k",
  CONTACT_EMAIL: "post@museum.example",
};

/** Replaces `${NAME:?}` and `${NAME:-default}` as Docker Compose does. */
const interpolate = (text: string, given: Record<string, string>) =>
  text.replace(/\$\{(\w+)(?::(\?|-)([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const value = given[name] || (kind === "-" ? rest : undefined);
    if (value === undefined) throw new Error(`set ${name}`);
    return value;
  });
const appSettings = () => Object.fromEntries([...settings].map(([name, value]) => [name, interpolate(value, dotenv)]));

test("gives the app every setting that production requires", () => {
  expect(settings.size).toBeGreaterThan(25);
  expect(parseEnv({ NODE_ENV: "production", ...appSettings() })).toMatchObject({
    APP_URL: "https://museum.example",
    DATABASE_URL: "postgresql://museum:f4c1d7@pgbouncer:6432/museum",
    TRUSTED_PROXIES: 1,
    ADMIN_TOTP_REQUIRED: true,
  });
});

// Node closes an idle connection after five seconds.
test("the proxy gives up an idle connection before the app closes it", () => {
  const [, seconds] = /transport http \{\s+keepalive (\d+)s\s+\}/.exec(compose) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThan(5);
});

test("names only settings that exist", () => {
  const example = fs.readFileSync(".env.example", "utf8");
  const built = [...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name = ""]) => name);
  expect(built).toEqual(expect.arrayContaining([...buildArguments.keys()]));
  for (const name of [...settings.keys(), ...built])
    expect([name, example.includes(`\n${name}=`)]).toEqual([name, true]);
});

test("does not start without a setting that has no default", () => {
  for (const name of Object.keys(dotenv)) expect(compose).toContain(`\${${name}:?}`);
});

test("puts no secret into the image", () => {
  for (const name of Object.keys(dotenv).filter((key) => /SECRET|KEY|PASSWORD/.test(key)))
    expect(dockerfile).not.toContain(name);
});

test("runs the Node of .nvmrc as another user than root, and asks whether it is ready", () => {
  const major = fs.readFileSync(".nvmrc", "utf8").trim();
  expect([...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map(([, image]) => image)).toEqual(
    Array(2).fill(`node:${major}-slim`),
  );
  const image = dockerfile.slice(dockerfile.lastIndexOf("FROM "));
  expect(image).toContain("\nUSER node\n");
  const [, route] = /HEALTHCHECK[\s\S]*127\.0\.0\.1:3000(\/[\w/]+)/.exec(image) ?? [];
  expect(fs.existsSync(`app${route}/route.ts`)).toBe(true);
});

test("queries use nothing that belongs to a session, so that a pooler may give each transaction another connection", () => {
  const sources = ["lib", "app", "prisma/functions"].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|tsx|mjs|sql)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const ofSession =
    /pg_(try_)?advisory_lock(_shared)?\b|\b(UN)?LISTEN\b|\bSET SESSION\b|\bCREATE TEMP|\bWITH HOLD\b|set_config\([^)]*false\)/;
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => ofSession.test(fs.readFileSync(file, "utf8")))).toEqual([]);
});

test("has PgBouncer take the app's named statements and start parameters", () => {
  const pgbouncer = compose.slice(compose.indexOf("[pgbouncer]"));
  expect(Number(/max_prepared_statements = (\d+)/.exec(pgbouncer)?.[1])).toBeGreaterThan(0);
  expect(pgbouncer).toContain("pool_mode = transaction");
  const client = fs.readFileSync("lib/db/client.ts", "utf8");
  const sent = [...client.matchAll(/^ {4}(statement_timeout|idle_in_transaction_session_timeout|options):/gm)];
  const ignored = /ignore_startup_parameters = (.+)/.exec(pgbouncer)?.[1]?.split(", ");
  expect(sent).toHaveLength(3);
  expect(ignored).toEqual(expect.arrayContaining(sent.map(([, name]) => name)));
});
