import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { FindPartner } from "@/components/admin/users/find-partner";
import { MergePreviewPanel } from "@/components/admin/users/merge-preview";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { mergePageQuery } from "@/lib/workflows/contracts";
import { findMergePartner, getMergePreview } from "@/lib/workflows/merge/merge-preview-query";
import { getUserDetail } from "@/lib/workflows/user-detail-query";

export const metadata = privatePageMetadata("Merge accounts");

/** Merges two accounts of one person: which one to merge with, which email stays, what moves, and the confirmation. */
export default async function MergePage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}) {
  const { id } = await params;
  await requireAdmin(adminPaths.mergeUser(id), "users");
  const { with: typed, stays } = await parsePageQuery(mergePageQuery, searchParams);
  const user = (/^\w{1,80}$/.test(id) && (await readForPage(getUserDetail(id)))) || notFound();
  const partner = typed ? await readForPage(findMergePartner(typed)) : null;
  const other = partner === id ? null : partner;
  const preview =
    other && (await readForPage(getMergePreview(stays === other ? { from: id, to: other } : { from: other, to: id })));
  return (
    <>
      <AdminHeader
        title="Merge accounts"
        parents={[
          { name: "Users", href: adminPaths.section("users", { who: "everybody" }) },
          { name: user.name, href: adminPaths.user(id) },
        ]}
      >
        For one person with two accounts. Everything of one moves to the other, and there is no way back.
      </AdminHeader>
      <div className="grid gap-8">
        <FindPartner
          userId={id}
          email={user.email}
          typed={typed ?? ""}
          error={
            typed && !other ? (partner === id ? "This is the same account." : "No account has this email.") : undefined
          }
        />
        {preview && other && <MergePreviewPanel preview={preview} pageOf={id} partner={other} />}
      </div>
    </>
  );
}
