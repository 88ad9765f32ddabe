import Link from "next/link";
import { SharedWallList } from "@/components/admin/comments/shared-wall-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { EmptyList } from "@/components/admin/ui/empty-list";
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

const states: Record<AdminWallState, { name: string; title: string; empty: string }> = {
  reported: {
    name: "Reported",
    title: "No reported walls",
    empty: "When a visitor reports a shared wall, you read it here and decide whether it stays open.",
  },
  shared: {
    name: "Shared",
    title: "No shared walls",
    empty: "Walls that users open to those with their link are listed here.",
  },
  removed: { name: "Taken off", title: "No walls taken off", empty: "Walls that an admin closed are listed here." },
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
      <nav aria-label="State" className="pb-4">
        <ul className="flex flex-wrap gap-x-5 border-line border-b">
          {adminWallStates.map((each) => (
            <li key={each}>
              <Link
                href={adminPaths.sharedWalls({ state: each })}
                prefetch={false}
                aria-current={each === state ? "page" : undefined}
                className="inline-flex min-h-tap items-center border-transparent border-b-2 px-1 text-muted text-small hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
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
        <EmptyList title={states[state].title}>{states[state].empty}</EmptyList>
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
