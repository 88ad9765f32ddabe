import { revalidatePath } from "next/cache";

/**
 * Makes prerendered pages fresh at the next request. Outside Next (a script, a handler's test) there is nothing
 * prerendered and it does nothing.
 */
export function republish(paths: Iterable<string>): void {
  for (const path of paths) {
    try {
      revalidatePath(path);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes("static generation store missing")) throw error;
    }
  }
}
