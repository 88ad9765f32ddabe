import { revalidatePath } from "next/cache";

/**
 * Makes prerendered pages fresh at the next request. Outside Next (a script, a handler's test) there is nothing
 * prerendered and it does nothing. A path with a `[name]` in it, spelt as the folders of app/ spell it, is all the pages there.
 */
export function republish(paths: Iterable<string>): void {
  for (const path of paths) {
    try {
      revalidatePath(path, path.includes("[") ? "page" : undefined);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes("static generation store missing")) throw error;
    }
  }
}
