import { revalidatePath } from "next/cache";

/**
 * Revalidates prerendered pages. Outside Next (a script, a handler's test) it does nothing. A path with a `[param]`, written as
 * the folder in app/, revalidates every page of that route.
 */
export function revalidatePaths(paths: Iterable<string>): void {
  for (const path of paths) {
    try {
      revalidatePath(path, path.includes("[") ? "page" : undefined);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes("static generation store missing")) throw error;
    }
  }
}
