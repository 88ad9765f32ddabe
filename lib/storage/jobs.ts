import * as z from "zod/mini";
import { defineJob, handleJobs } from "@/lib/jobs/define-job";
import { storage } from "@/lib/storage/storage";

export const storageJobs = {
  deleteFile: defineJob("storage.delete-file", z.object({ key: z.string() })),
};

export const storageJobHandlers = handleJobs(storageJobs, {
  deleteFile: { run: async ({ key }) => storage().remove(key) },
});
