import { type ChildProcess, spawn } from "node:child_process";
import { afterAll } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { makeSession } from "@/lib/http/test-session";

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever JSON came back.
export type InstanceResponse = { status: number; body: any; headers: Headers };
type InstanceRequest = {
  as?: Actor;
  token?: string;
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
};

export type Instance = {
  request: (path: string, asked?: InstanceRequest) => Promise<InstanceResponse>;
  /** Ends it as a lost machine would: in the middle of whatever it does. */
  kill: () => Promise<void>;
};

/** Starts an instance of the app in a process of its own, with this test's environment and whatever is given. */
export async function startInstance(given: Record<string, string> = {}): Promise<Instance> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/resilience/app-instance.ts"], {
    env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "", ...given } as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  running.add(child);
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("exit", () => reject(new Error(`The instance did not start:\n${output}`)));
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));

  async function ask(
    path: string,
    { as, token, body, method, headers: sent }: InstanceRequest = {},
  ): Promise<InstanceResponse> {
    const session = as ? await makeSession(as) : token;
    const headers = new Headers(sent);
    if (session) headers.set("cookie", `${sessionCookieName()}=${session}`);
    if (body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      redirect: "manual",
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }
  return {
    request: ask,
    kill: async () => {
      child.kill("SIGKILL");
      running.delete(child);
      await ended;
    },
  };
}
