import { newId } from "@/lib/core/ids";
import { getLegalPage } from "@/lib/legal-pages/queries";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";

const newContent = () => `## Orders\n\nText ${newId("req")}.`;

/** Admin: the legal pages. Reading them is a page, not a call. */
export const legalPageEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/pages/preview",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { content: newContent() } }),
  },
  {
    method: "POST",
    path: "/api/admin/pages/[slug]/versions",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async () => ({
      params: { slug: "faq" },
      body: {
        content: newContent(),
        summary: "Clearer",
        basedOn: (await getLegalPage("faq"))?.version ?? 0,
      },
    }),
  },
];
