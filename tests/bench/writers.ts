import { type Load, load, type Target } from "./load";

export type WritersRow = { name: string; written: Load; read: Load; longestIdleSeconds: number };

type Writers = { name: string; write: Target; read: Target };
type Options = {
  connections: number;
  seconds: number;
  query: (text: string) => Promise<Record<string, unknown>[]>;
};

const READERS = 10;

/** The longest time that a transaction has been waiting for its next statement. */
async function readIdleSeconds(query: Options["query"]): Promise<number> {
  const [row] = await query(
    "SELECT COALESCE(max(extract(epoch FROM clock_timestamp() - state_change)), 0)::float8 AS idle FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'",
  );
  return Number(row?.idle);
}

/** Many concurrent writers while others read a page. Throws if one of them gets anything but 2xx. */
export async function measureWriters({ name, write, read }: Writers, options: Options): Promise<WritersRow> {
  const { connections, seconds, query } = options;
  let longestIdleSeconds = 0;
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) {
      longestIdleSeconds = Math.max(longestIdleSeconds, await readIdleSeconds(query));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  try {
    const [written, pages] = await Promise.all([load(write, connections, seconds), load(read, READERS, seconds)]);
    return { name, written, read: pages, longestIdleSeconds };
  } finally {
    isRunning = false;
    await watching;
  }
}
