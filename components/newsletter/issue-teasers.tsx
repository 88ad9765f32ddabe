import Link from "next/link";
import { Image } from "@/components/ui/image";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import { pictureSize } from "@/lib/newsletter/blocks";
import type { ArchivedSummary } from "@/lib/newsletter/issue-contracts";

type IssueProps = { issue: ArchivedSummary };

/** The newest issue, in the width of the page: the picture beside the first words. */
export function NewestIssue({ issue: { slug, subject, description, publishedAt, picture } }: IssueProps) {
  return (
    <article className="g12 relative items-center gap-y-6">
      <div
        className={`col-span-full grid content-center gap-4 ${picture ? "md:col-span-5 md:ps-[clamp(0rem,2vw,2rem)]" : "lg:col-span-8"}`}
      >
        <p className="text-muted">
          <time dateTime={publishedAt}>{formatLagosDate(publishedAt)}</time>, the newest issue
        </p>
        <h2 className="wrap-anywhere text-title">
          <Link
            href={paths.newsletter(slug)}
            prefetch={false}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline hover:decoration-4 hover:decoration-accent"
          >
            {subject}
          </Link>
        </h2>
        <p className="reading">{description}</p>
        <p aria-hidden className="link justify-self-start">
          Read the issue
        </p>
      </div>
      {picture && (
        <Image
          src={picture.src}
          alt=""
          {...pictureSize(picture.src)}
          priority
          sizes="(width >= 48rem) 56vw, 92vw"
          className="order-first col-span-full aspect-8/5 w-full bg-raised object-cover md:col-span-7"
        />
      )}
    </article>
  );
}

/** An earlier issue, in a grid of three columns. */
export function EarlierIssue({ issue: { slug, subject, description, publishedAt, picture } }: IssueProps) {
  return (
    <article className="relative grid content-start gap-3 border-line-strong border-t pt-6">
      <p className="text-muted text-small">
        <time dateTime={publishedAt}>{formatLagosDate(publishedAt)}</time>
      </p>
      <h3 className="wrap-anywhere text-subheading">
        <Link
          href={paths.newsletter(slug)}
          prefetch={false}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline hover:decoration-2 hover:decoration-accent"
        >
          {subject}
        </Link>
      </h3>
      <p className="font-normal font-read text-muted text-read">{description}</p>
      {picture && (
        <Image
          src={picture.src}
          alt=""
          {...pictureSize(picture.src)}
          sizes="(width >= 64rem) 30vw, (width >= 40rem) 46vw, 92vw"
          className="order-first aspect-4/3 w-full bg-raised object-cover"
        />
      )}
    </article>
  );
}
