import { HomePageForm } from "@/components/admin/home-page/home-page-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ScheduledChanges } from "@/components/admin/versions/scheduled-changes";
import { VersionList } from "@/components/admin/versions/version-list";
import { toAlmanacLeaders } from "@/components/marketing/home/almanac-leaders";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { listLeaders } from "@/lib/exhibitions/queries";
import { getAdminHomePage } from "@/lib/home-page/queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listScheduledChanges, listVersions } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Edit the home page");

export default async function EditHomePagePage() {
  await requireAdmin(adminPaths.homePage, "pages");
  const [page, versions, scheduled, leaders] = await readForPage(
    Promise.all([
      getAdminHomePage(),
      listVersions("home", "home"),
      listScheduledChanges("home", ["home"]),
      listLeaders(),
    ]),
  );
  return (
    <>
      <AdminHeader
        title="Home page"
        parents={[{ name: "Pages", href: adminPaths.section("pages") }]}
        publicPath={paths.home}
      >
        {page.rewritten.length > 0 ? "Edited texts replace the original ones." : "These are the original texts."}
      </AdminHeader>
      <ScheduledChanges kind="home" changes={scheduled} fields={page.texts} />
      <HomePageForm key={page.version} page={page} leaders={toAlmanacLeaders(leaders)} />
      <VersionList kind="home" versions={versions} current={page.version} />
    </>
  );
}
