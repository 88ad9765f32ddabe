import * as z from "zod/mini";
import { type AdminSearchKind, adminSearchKinds } from "@/lib/workflows/contracts";

const recentResult = z.object({ kind: z.enum(adminSearchKinds), title: z.string(), path: z.string() });
const stored = z.object({ userId: z.string(), results: z.array(recentResult) });

export type RecentResult = { kind: AdminSearchKind; title: string; path: string };

const NAME = "admin-recent";
const MAX_RECENT = 6;

/** What this admin chose last in the palette; nothing of another admin on the same computer. */
export function readRecent(userId: string): readonly RecentResult[] {
  try {
    const parsed = z.safeParse(stored, JSON.parse(localStorage.getItem(NAME) ?? "null"));
    return parsed.success && parsed.data.userId === userId ? parsed.data.results : [];
  } catch {
    return [];
  }
}

/** Puts a choice first. Only its name and path are stored. */
export function rememberResult(userId: string, { kind, title, path }: RecentResult): void {
  const others = readRecent(userId).filter((one) => one.path !== path);
  try {
    localStorage.setItem(
      NAME,
      JSON.stringify({ userId, results: [{ kind, title, path }, ...others].slice(0, MAX_RECENT) }),
    );
  } catch {
    // Without storage nothing is remembered.
  }
}
