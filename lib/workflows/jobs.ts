import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

const workImport = z.object({ importId: z.string() });

/** The next rows of an import of works, and of its undoing. */
export const workImportJobs = {
  importWorks: defineJob("work-import.import", workImport),
  undoImport: defineJob("work-import.undo", workImport),
};
