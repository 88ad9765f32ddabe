import { notFound, redirect } from "next/navigation";
import * as z from "zod/mini";
import { permissions } from "@/lib/auth/staff-roles";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { findAdminPath } from "@/lib/workflows/find-admin-path";

const editQuery = z.object({ path: z.string().check(z.maxLength(200)) });

/** Leads from a public page to the page that edits it: the link of the admin bar. */
export default async function EditPublicPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.admin, permissions);
  const { path = "" } = await parsePageQuery(editQuery, searchParams);
  redirect((await readForPage(findAdminPath(path))) ?? notFound());
}
