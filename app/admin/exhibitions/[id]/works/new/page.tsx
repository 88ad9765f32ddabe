import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { WorkForm } from "@/components/admin/work-form";
import { getDeskExhibition } from "@/lib/exhibitions/desk-queries";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";
import { listProducts } from "@/lib/shop/queries";

export const metadata = privatePage("A new work");

export default async function NewWorkDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.newWork(id)))) return <AdminsOnly />;
  const { title } = (await getDeskExhibition(id)) ?? notFound();
  const drops = (await listProducts()).map(({ slug, name }) => ({ slug, name }));
  return (
    <>
      <DeskHead title="A new work">{`It hangs behind the others in ${title}. Without a picture it is announced as coming soon.`}</DeskHead>
      <WorkForm exhibitionId={id} work={null} drops={drops} />
    </>
  );
}
