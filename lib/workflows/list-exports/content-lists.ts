import * as z from "zod/mini";
import { sectionPermissions } from "@/lib/auth/staff-roles";
import { MAX_EXPORT_ROWS } from "@/lib/core/csv";
import { selectDownloads } from "@/lib/downloads/admin-queries";
import { adminDownloadsQuery } from "@/lib/downloads/contracts";
import { workColumnNames, workColumns } from "@/lib/exhibitions/works/contracts";
import { selectExportedWorks, workCells } from "@/lib/exhibitions/works/export-query";
import { mediaQuery } from "@/lib/media/contracts";
import { selectMedia } from "@/lib/media/queries";
import { issueStatus } from "@/lib/newsletter/issue-contracts";
import { selectIssues } from "@/lib/newsletter/issue-queries";
import { type AnyListExport, list, noFilters } from "@/lib/workflows/list-exports/define-list";

/** The exports of the lists of files and newsletters. */
export const contentLists = {
  exhibitions: list({
    permission: sectionPermissions.exhibitions,
    query: noFilters,
    read: async () => ({ rows: await selectExportedWorks(MAX_EXPORT_ROWS + 1), nextCursor: null }),
    // lib/workflows/work-imports reads the same columns.
    columns: Object.fromEntries(workColumns.map((column) => [workColumnNames[column], workCells[column]])),
  }),
  media: list({
    permission: sectionPermissions.media,
    query: mediaQuery,
    read: async (query) => ({ rows: await selectMedia(query, MAX_EXPORT_ROWS + 1), nextCursor: null }),
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
    read: async (query) => ({ rows: await selectDownloads(query, MAX_EXPORT_ROWS + 1), nextCursor: null }),
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
    read: selectIssues,
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
