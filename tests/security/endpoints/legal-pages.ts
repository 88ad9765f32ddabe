import { makeProduct } from "@/lib/catalog/factory";
import { updateProduct } from "@/lib/catalog/update-product";
import { newId } from "@/lib/core/ids";
import { getAdminHomePage } from "@/lib/home-page/queries";
import { shippedHomeTexts } from "@/lib/home-page/rules";
import { getLegalPage } from "@/lib/legal-pages/queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { listVersions } from "@/lib/versions/queries";
import { scheduleChange } from "@/lib/versions/schedule-change";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";

const newContent = () => `## Orders\n\nText ${newId("req")}.`;

/** Admin: the legal pages, the home page, versions and scheduled changes. Reading them is a page, not a call. */
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
  {
    method: "PUT",
    path: "/api/admin/pages/home",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const { version } = await getAdminHomePage();
      return { body: { ...shippedHomeTexts, heroText: `Text ${newId("req")}`, version } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/versions/[id]/restore",
    access: "admin",
    expected: adminOnly(),
    // A record of its own for each call: the inputs are made at once.
    makeInput: async () => {
      const [actor, { id }] = await Promise.all([makeActor({ role: "Admin" }), makeProduct()]);
      const { version } = await updateProduct({ actor, slugOrId: id, body: { name: "Renamed" } });
      const [latest] = await listVersions("product", id);
      return { params: { id: latest?._id ?? "" }, body: { version } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/scheduled-changes",
    access: "admin",
    expected: adminOnly(201),
    makeInput: () => ({
      body: {
        kind: "home",
        subjectId: "home",
        fields: { heroText: `Text ${newId("req")}` },
        dueAt: "2090-01-01 12:00",
      },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/scheduled-changes/[id]/cancel",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const actor = await makeActor({ role: "Admin" });
      const change = { kind: "home", subjectId: "home", fields: { heroText: "Later" } } as const;
      const { _id } = await scheduleChange({ actor, body: { ...change, dueAt: new Date("2090-01-01T12:00:00Z") } });
      return { params: { id: _id } };
    },
  },
];
