import Link from "next/link";
import { SharedWallList } from "@/components/admin/comments/shared-wall-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ButtonLink } from "@/components/ui/button";
import { can } from "@/lib/auth/staff-roles";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listAdminWalls } from "@/lib/personal-walls/admin-queries";
import { type AdminWallState, adminWallStates, adminWallsQuery } from "@/lib/personal-walls/contracts";

export const metadata = privatePageMetadata("Shared walls");

const states: Record<AdminWallState, { name: string; empty: string }> = {
  reported: { name: "Reported", empty: "No reported walls." },
  shared: { name: "Shared", empty: "No shared walls." },
  removed: { name: "Taken off", empty: "No wall was taken off." },
};

/** The walls that users share by a link; those that were reported first. */
export default async function SharedWallsPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdmin(adminPaths.sharedWalls(), "comments");
  const { state = "reported", page = 1 } = await parsePageQuery(adminWallsQuery, searchParams);
  const { walls, hasMore } = await readForPage(listAdminWalls(state, page));
  return (
    <>
      <AdminHeader title="Shared walls" parents={[{ name: "Comments", href: adminPaths.section("comments") }]}>
        Works that users have chosen, with their own titles and captions. Each is open to those with its link only.
      </AdminHeader>
      <nav aria-label="State" className="pb-3">
        <ul className="flex flex-wrap gap-x-6">
          {adminWallStates.map((each) => (
            <li key={each}>
              <Link
                href={adminPaths.sharedWalls({ state: each })}
                prefetch={false}
                aria-current={each === state ? "page" : undefined}
                className="inline-flex min-h-tap items-center font-medium text-muted text-small hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-[0.35em]"
              >
                {states[each].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {walls.length > 0 ? (
        <SharedWallList walls={walls} canOpenPeople={can(admin, "users")} />
      ) : (
        <p className="text-muted">{states[state].empty}</p>
      )}
      {hasMore && (
        <ButtonLink
          href={adminPaths.sharedWalls({ state, page: page + 1 })}
          variant="secondary"
          size="small"
          className="mt-5"
        >
          Next page
        </ButtonLink>
      )}
    </>
  );
}
