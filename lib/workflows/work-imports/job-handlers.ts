import { handleJobs } from "@/lib/jobs/define-job";
import { workImportJobs } from "@/lib/workflows/jobs";
import { processImport } from "@/lib/workflows/work-imports/process-import";
import { processUndo } from "@/lib/workflows/work-imports/undo-import";

export const workImportJobHandlers = handleJobs(workImportJobs, {
  importWorks: { run: ({ importId }, attempt) => processImport(importId, attempt) },
  undoImport: { run: ({ importId }, attempt) => processUndo(importId, attempt) },
});
