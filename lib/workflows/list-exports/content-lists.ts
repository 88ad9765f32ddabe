import * as z from "zod/mini";
import { sectionPermissions } from "@/lib/auth/staff-roles";
import { listAdminDownloads } from "@/lib/downloads/admin-queries";
import { adminDownloadsQuery } from "@/lib/downloads/contracts";
import { mediaQuery } from "@/lib/media/contracts";
import { listMedia } from "@/lib/media/queries";
import { issueStatus } from "@/lib/newsletter/issue-contracts";
import { listIssues } from "@/lib/newsletter/issue-queries";
import { type AnyListExport, from, list } from "@/lib/workflows/list-exports/define-list";

/** The exports of the lists of files and newsletters. */
export const contentLists = {
  media: list({
    permission: sectionPermissions.media,
    query: mediaQuery,
    read: async (query, page) => {
      const { items, nextPage } = await listMedia({ ...query, page: Number(page ?? 1) });
      return { rows: items, next: nextPage };
    },
    columns: {
      Name: ({ name }) => name,
      Kind: ({ kind }) => kind,
      "Alt text": ({ alt }) => alt,
      Description: ({ description }) => description,
      Type: ({ mime }) => mime,
      "Size (bytes)": ({ size }) => size,
      Perk: ({ requiredPerk }) => requiredPerk,
      "Used in": ({ uses }) => uses.map(({ text }) => text).join("; "),
      URL: ({ url }) => url,
      Version: ({ version }) => version,
      Uploaded: ({ createdAt }) => createdAt,
      Archived: ({ archivedAt }) => archivedAt,
    },
  }),
  downloads: list({
    permission: sectionPermissions.downloads,
    query: adminDownloadsQuery,
    read: async (query, page) => {
      const { files, nextPage } = await listAdminDownloads({ ...query, page: Number(page ?? 1) });
      return { rows: files, next: nextPage };
    },
    columns: {
      Title: ({ title }) => title,
      File: ({ filename }) => filename,
      Description: ({ description }) => description,
      Level: ({ level }) => level,
      Products: ({ products }) => products.map(({ name }) => name).join("; "),
      Type: ({ type }) => type,
      "Size (bytes)": ({ size }) => size,
      Downloads: ({ fetched }) => fetched,
      Archived: ({ deletedAt }) => deletedAt,
    },
  }),
  newsletter: list({
    permission: sectionPermissions.newsletter,
    query: z.object({ status: z.optional(issueStatus) }),
    read: async (query, cursor) => {
      const { issues, nextCursor } = await listIssues({ ...query, ...from(cursor) });
      return { rows: issues, next: nextCursor };
    },
    columns: {
      Subject: ({ subject }) => subject,
      Status: ({ status }) => status,
      Audience: ({ audience, audienceName }) => (audienceName ? `${audience}: ${audienceName}` : audience),
      Scheduled: ({ scheduledAt }) => scheduledAt,
      Begun: ({ startedAt }) => startedAt,
      Recipients: ({ counts }) => counts.recipients,
      Sent: ({ counts }) => counts.sent,
      Delivered: ({ counts }) => counts.delivered,
      Bounced: ({ counts }) => counts.bounced,
      Failed: ({ counts }) => counts.failed,
      Complaints: ({ counts }) => counts.complained,
      Opened: ({ counts }) => counts.opened,
      Clicked: ({ counts }) => counts.clicked,
      Created: ({ createdAt }) => createdAt,
    },
  }),
} satisfies Partial<Record<string, AnyListExport>>;
