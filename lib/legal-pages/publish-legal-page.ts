import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { LegalPageSlug, LegalPageVersion, PublishLegalPageBody } from "@/lib/legal-pages/contracts";

const NOT_PUBLISHED = "The page was not published.";

type CurrentVersion = { version: number; content: string; at: Date; by: string | null };
type PublishLegalPage = { actor: Pick<Actor, "_id">; slug: LegalPageSlug; body: PublishLegalPageBody };

/**
 * Publishes the next version of a legal page. Of two admins who edited the same version the later gets `stale`; a repeated request
 * returns the version of the first. A text without a change throws `conflict`.
 */
export async function publishLegalPage({ actor, slug, body }: PublishLegalPage): Promise<LegalPageVersion> {
  const page = await transaction((tx) => insertVersion(tx, { actor, slug, body }));
  await revalidatePages(pagesShowing.legalPage(slug));
  return page;
}

/** The same within a transaction; the caller revalidates the pages. */
export async function insertVersion(tx: Tx, { actor, slug, body }: PublishLegalPage): Promise<LegalPageVersion> {
  const { content, summary, basedOn } = body;
  const version = basedOn + 1;
  const _id = newId("lpv");
  // The unique pair of page and version decides between concurrent requests.
  const [inserted] = await tx.$queryRaw<{ published_at: Date }[]>`
    INSERT INTO legal_page_versions (id, slug, version, content, summary, published_at, published_by_id)
    SELECT ${_id}, ${slug}, ${version}::int, ${content}, ${summary}, clock_timestamp(), ${actor._id}
    FROM legal_page_versions v WHERE v.slug = ${slug} AND v.version = ${basedOn}::int AND v.content <> ${content}
    ON CONFLICT (slug, version) DO NOTHING RETURNING published_at`;
  if (!inserted) return findPublished(tx, { actor, slug, body });
  await recordAudit(tx, {
    actorId: actor._id,
    action: "legal-page.publish",
    subject: _id,
    detail: { slug, version },
  });
  return { _id, slug, version, summary, publishedAt: inserted.published_at.toISOString() };
}

/** The version that the same request published before; else throws why nothing was published. */
async function findPublished(tx: Tx, { actor, slug, body }: PublishLegalPage): Promise<LegalPageVersion> {
  const next = await tx.legalPageVersion.findUnique({
    where: { slug_version: { slug, version: body.basedOn + 1 } },
  });
  if (next?.publishedById === actor._id && next.content === body.content && next.summary === body.summary)
    return {
      _id: next.id,
      slug,
      version: next.version,
      summary: next.summary,
      publishedAt: next.publishedAt.toISOString(),
    };
  const based = await tx.legalPageVersion.findUnique({ where: { slug_version: { slug, version: body.basedOn } } });
  if (!next && based)
    return throwAppError("conflict", NOT_PUBLISHED, { fields: { content: "The text has not changed" } });
  const [current] = await tx.$queryRaw<CurrentVersion[]>`
    SELECT v.version, v.content, v.published_at AS at, u.first_name || ' ' || u.last_name AS by
    FROM legal_page_versions v LEFT JOIN users u ON u.id = v.published_by_id
    WHERE v.slug = ${slug} ORDER BY v.version DESC LIMIT 1`;
  return throwAppError("stale", NOT_PUBLISHED, {
    fields: { basedOn: "Someone else has published a version. Copy your text, reload the page and try again." },
    ...(current && {
      current: {
        version: current.version,
        fields: { content: current.content },
        savedBy: current.by,
        savedAt: current.at.toISOString(),
      },
    }),
  });
}
