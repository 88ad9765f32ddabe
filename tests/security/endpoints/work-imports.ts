import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

/** A finished import without rows. */
async function makeWorkImport({ actors }: Personas) {
  const id = newId("wim");
  const finished = { finishedAt: new Date(), createdById: actors.admin._id };
  await db.workImport.create({ data: { id, planHash: id, fileName: "works.csv", ...finished } });
  return { params: { id }, body: {} };
}

/** The import of works: preview, and undoing it. */
export const workImportEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/work-imports",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({
      body: { csv: `Exhibition slug,Work\n${(await makeExhibition({ isDraft: true })).slug},The Ferry` },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/work-imports/[id]/undo",
    access: "admin",
    expected: adminOnly(),
    makeInput: makeWorkImport,
  },
];
