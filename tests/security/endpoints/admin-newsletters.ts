import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

const text = { id: "text", type: "text", text: "Words." } as const;
const content = {
  subject: "November",
  summary: "",
  blocks: [text],
  audience: "subscribers",
  audienceValue: "",
  isPublic: false,
} as const;

/** An issue in one state, with a subscriber who can get it. */
async function makeIssue({ actors }: Personas, overrides: object = {}): Promise<{ id: string }> {
  const id = newId("nws");
  await db.newsletterSubscriber.deleteMany({ where: { source: "matrix" } });
  await db.newsletterSubscriber.create({
    data: {
      id: newId("sbs"),
      email: `${id}@livingarchive.test`,
      status: "confirmed",
      confirmedAt: new Date(),
      unsubscribeToken: linkToken(),
      source: "matrix",
    },
  });
  await db.newsletterIssue.create({
    data: { id, sentById: actors.admin._id, content: "Words.", ...content, blocks: [text], ...overrides },
  });
  return { id };
}

/** A delivery whose job has failed for good. */
async function makeFailedDelivery(issueId: string): Promise<void> {
  const deliveryId = newId("dlv");
  await db.newsletterDelivery.create({
    data: { id: deliveryId, issueId, email: `${issueId}@livingarchive.test`, status: "failed" },
  });
  await db.outboxMessage.create({
    data: {
      id: newId("out"),
      topic: "newsletter.issue.email",
      key: `newsletter/${issueId}/${deliveryId}`,
      payload: { deliveryId },
      status: "failed",
    },
  });
}

const confirmedSubscribers = () => db.newsletterSubscriber.count({ where: { status: "confirmed", bouncedAt: null } });

/** Admin: drafts, schedules and sending of the newsletter. */
export const adminNewsletterEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/newsletters",
    access: "admin",
    expected: adminOnly(201),
    makeInput: () => ({ body: { content } }),
  },
  {
    method: "PUT",
    path: "/api/admin/newsletters/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (personas) => ({
      params: await makeIssue(personas),
      body: { version: 1, ...content, subject: "December" },
    }),
  },
  {
    method: "DELETE",
    path: "/api/admin/newsletters/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (personas) => ({ params: await makeIssue(personas) }),
  },
  {
    method: "POST",
    path: "/api/admin/newsletters/[id]/test",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (personas) => ({ params: await makeIssue(personas), body: { version: 1 } }),
  },
  {
    method: "POST",
    path: "/api/admin/newsletters/[id]/send",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (personas) => ({
      params: await makeIssue(personas),
      body: { version: 1, recipients: await confirmedSubscribers() },
    }),
  },
  {
    method: "PUT",
    path: "/api/admin/newsletters/[id]/schedule",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (personas) => ({
      params: await makeIssue(personas),
      body: { version: 1, at: "2099-05-01T10:00" },
    }),
  },
  {
    method: "DELETE",
    path: "/api/admin/newsletters/[id]/schedule",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (personas) => ({
      params: await makeIssue(personas, { status: "scheduled", scheduledAt: new Date("2099-05-01") }),
    }),
  },
  {
    method: "POST",
    path: "/api/admin/newsletters/[id]/stop",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (personas) => ({
      params: await makeIssue(personas, { status: "sending", startedAt: new Date() }),
      body: {},
    }),
  },
  {
    method: "POST",
    path: "/api/admin/newsletters/[id]/retry",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (personas) => {
      const params = await makeIssue(personas, { status: "sent", startedAt: new Date() });
      await makeFailedDelivery(params.id);
      return { params, body: {} };
    },
  },
  {
    method: "PUT",
    path: "/api/admin/newsletters/[id]/archive",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (personas) => ({
      params: await makeIssue(personas, { status: "sent", startedAt: new Date(), slug: newId("nws") }),
      body: { isPublic: true },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/newsletters/preview",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { subject: "November", summary: "", blocks: [text], isPublic: false } }),
  },
  {
    method: "PUT",
    path: "/api/admin/newsletters/settings",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { recordOpens: false } }),
  },
  {
    method: "GET",
    path: "/api/admin/newsletters/recipients",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ query: "audience=everyone" }),
  },
  {
    method: "GET",
    path: "/api/admin/newsletters/cards",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ query: "kind=product" }),
  },
];
