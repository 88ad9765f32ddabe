import { handleJobs } from "@/lib/jobs/define-job";
import { rehearsalJobs } from "@/lib/rehearsals/jobs";
import { runStep } from "@/lib/rehearsals/run-step";

export const rehearsalJobHandlers = handleJobs(rehearsalJobs, { step: { run: runStep } });
