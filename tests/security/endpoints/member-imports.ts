import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

/** A finished import of nobody. */
async function makeMemberImport({ actors }: Personas) {
  const id = newId("mim");
  const finished = { finishedAt: new Date(), createdById: actors.admin._id };
  await db.memberImport.create({ data: { id, planHash: id, fileName: "members.csv", welcome: false, ...finished } });
  return { params: { id }, body: {} };
}

/** The import of members: preview, undoing it, and its result as CSV. */
export const memberImportEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/member-imports",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { csv: "Email,Name,Plan\nimported@example.org,Ada Obi,Annual" } }),
  },
  {
    method: "POST",
    path: "/api/admin/member-imports/[id]/undo",
    access: "admin",
    expected: adminOnly(),
    makeInput: makeMemberImport,
  },
  {
    method: "GET",
    path: "/api/admin/member-imports/[id]/export",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: (await makeMemberImport(world)).params }),
  },
];
