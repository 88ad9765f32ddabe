import { certificateJobs } from "@/lib/certificates/jobs";
import { renewCertificatesOf } from "@/lib/certificates/replace-key";
import { signCertificate } from "@/lib/certificates/sign-certificate";
import { handleJobs } from "@/lib/jobs/define-job";

export const certificateJobHandlers = handleJobs(certificateJobs, {
  sign: { run: ({ certificateId }) => signCertificate(certificateId) },
  replaceKey: { run: ({ keyId }) => renewCertificatesOf(keyId) },
});
