import Link from "next/link";
import * as z from "zod/mini";
import { MemberCard } from "@/components/collections/member-card";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { Page } from "@/components/ui/page";
import { directoryQuery } from "@/lib/collections/contracts";
import { listMembers } from "@/lib/collections/directory-queries";
import { AppError } from "@/lib/core/errors";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { consumePageLimit } from "@/lib/http/consume-page-limit";
import { readForPage } from "@/lib/http/read-for-page";
import { isStorable } from "@/lib/http/request-body";
import { singleParam } from "@/lib/http/single-param";

// Rendered for each request: a member who leaves the list is gone at once. Not for search engines: a member chooses that for their profile.
export const dynamic = "force-dynamic";
export const metadata = privatePageMetadata("Members");

type Wanted = z.infer<typeof directoryQuery>;

/** The members found, or why nothing was looked for: nobody copies the list page by page. */
async function findMembers(wanted: Wanted) {
  try {
    if (wanted.q !== "" || wanted.page > 1) await consumePageLimit("search");
    return { ...(await listMembers(wanted)), refused: undefined };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
    return { members: [], total: 0, hasNext: false, refused: error.message };
  }
}

const countText = (total: number, q: string) => {
  const members = total === 1 ? "1 member" : `${total} members`;
  return q === "" ? members : `${members} for “${q}”`;
};

/** The members who chose to be listed, with their picture and badges. */
export default async function PeoplePage({ searchParams }: PageProps<"/people">) {
  const given = await searchParams;
  const parsed = z.parse(directoryQuery, { q: singleParam(given.q), page: singleParam(given.page) });
  const wanted = { ...parsed, q: isStorable(parsed.q) ? parsed.q : "" };
  const { q, page } = wanted;
  const { members, total, hasNext, refused } = await readForPage(findMembers(wanted), paths.people());
  return (
    <Page className="pb-wall">
      <header className="g12 items-end gap-y-6 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(2rem,4vw,3.5rem)]">
        <div className="col-span-full grid gap-5 md:col-span-7">
          <h1 className="text-giant">Members</h1>
          <p className="max-w-[42ch] font-normal font-read text-lede text-muted">
            Members of the Circle who chose to be listed here.{" "}
            <Link href={paths.collection({ section: "profile" })} prefetch={false} className="link text-ink">
              List yourself, or leave the list
            </Link>
          </p>
        </div>
        <search className="col-span-full md:col-span-5">
          <form action={paths.people()} className="flex flex-wrap items-end gap-3">
            <TextField
              label="Name"
              name="q"
              type="search"
              defaultValue={q}
              maxLength={60}
              error={refused}
              className="min-w-0 grow basis-48"
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </form>
        </search>
      </header>
      {members.length > 0 ? (
        <>
          <p role="status" className="wrap-anywhere pb-4 text-muted">
            {countText(total, q)}
          </p>
          <ul className="grid gap-x-gutter border-line border-b sm:grid-cols-2 lg:grid-cols-3">
            {members.map((member) => (
              <MemberCard key={member.handle} member={member} />
            ))}
          </ul>
        </>
      ) : (
        !refused && (
          <div className="border-ink border-t-2">
            {q !== "" || page > 1 ? (
              <EmptyState
                title="No member found"
                action={
                  <ButtonLink href={paths.people()} variant="secondary">
                    All members
                  </ButtonLink>
                }
              >
                Only members who chose to be listed are found here.
              </EmptyState>
            ) : (
              <EmptyState
                title="Nobody is listed yet"
                action={
                  <ButtonLink href={paths.collection({ section: "profile" })} variant="secondary">
                    Your profile
                  </ButtonLink>
                }
              >
                The first member who turns it on in their profile appears here at once.
              </EmptyState>
            )}
          </div>
        )
      )}
      {(page > 1 || hasNext) && (
        <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-4 pt-6">
          <p className="text-muted text-small">Page {page}</p>
          <div className="flex flex-wrap gap-3">
            {page > 1 && (
              <ButtonLink href={paths.people({ q, page: page - 1 })} variant="quiet" size="small">
                Previous
              </ButtonLink>
            )}
            {hasNext && (
              <ButtonLink href={paths.people({ q, page: page + 1 })} variant="secondary" size="small">
                Next
              </ButtonLink>
            )}
          </div>
        </nav>
      )}
    </Page>
  );
}
