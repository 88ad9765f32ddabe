import type { ReactNode } from "react";
import { formatNaira } from "@/lib/core/money";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import type { DigestContent } from "@/lib/digest/contracts";
import { digestJobs } from "@/lib/digest/jobs";
import { getDigest } from "@/lib/digest/queries";
import { digestSummary, nameOfMonth } from "@/lib/digest/rules";
import { emailJob } from "@/lib/email/email-job";
import {
  absoluteUrl,
  type EmailDraft,
  EmailLayout,
  EmailLink,
  EmailText,
  EmailThumbnail,
  renderDraft,
} from "@/lib/email/email-layout";
import { EmailRow, EmailRows } from "@/lib/email/email-rows";
import { handleJobs } from "@/lib/jobs/define-job";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "Africa/Lagos" });

type Digest = { month: string; content: DigestContent; unsubscribeToken: string };

type SectionProps = { title: string; more: ReactNode; children: ReactNode };

function Section({ title, more, children }: SectionProps) {
  return (
    <>
      <EmailText>
        <b>{title}</b>
      </EmailText>
      <EmailRows>{children}</EmailRows>
      <EmailText>{more}</EmailText>
    </>
  );
}

const moreText = (total: number, listed: number, all: string) =>
  total > listed ? `${total - listed} more: ${all}` : `See ${all}`;

export const digestDraft = ({ month, content, unsubscribeToken }: Digest): EmailDraft => {
  const { works, drops, upcoming, events, replies } = content;
  const summary = digestSummary(content);
  const name = nameOfMonth(month);
  return {
    subject: `${name} at the museum: ${summary}`,
    email: (
      <EmailLayout
        preview={`${name}: ${summary}.`}
        title={`${name} at the museum`}
        action={{ href: absoluteUrl(paths.home), label: "Visit the museum" }}
      >
        {replies > 0 && (
          <EmailText>
            You got {replies === 1 ? "a reply" : `${replies} replies`} to what you wrote.{" "}
            <EmailLink href={absoluteUrl(commentPaths.myComments())}>Read your comments</EmailLink>
          </EmailText>
        )}
        {works.total > 0 && (
          <Section
            title={works.total === 1 ? "A new work" : `${works.total} new works`}
            more={
              <EmailLink href={absoluteUrl(paths.exhibitions)}>
                {moreText(works.total, works.items.length, "all exhibitions")}
              </EmailLink>
            }
          >
            {works.items.map(({ title, exhibition }) => (
              <EmailRow key={`${exhibition} ${title}`} name={title} details={[exhibition]} value="" />
            ))}
          </Section>
        )}
        {drops.total > 0 && (
          <Section
            title={drops.total === 1 ? "A new drop" : `${drops.total} new drops`}
            more={
              <EmailLink href={absoluteUrl(paths.drops)}>
                {moreText(drops.total, drops.items.length, "all drops")}
              </EmailLink>
            }
          >
            {drops.items.map(({ slug, name: drop, priceKobo, image }) => (
              <EmailRow
                key={slug}
                name={drop}
                value={formatNaira(priceKobo)}
                picture={image && <EmailThumbnail src={image.url} alt={image.alt} />}
              />
            ))}
          </Section>
        )}
        {upcoming.length > 0 && (
          <Section title="Drops to come" more={<EmailLink href={absoluteUrl(paths.drops)}>See all drops</EmailLink>}>
            {upcoming.map(({ slug, name: drop, opensAt }) => (
              <EmailRow key={slug} name={drop} value={`Opens ${day.format(opensAt)}`} />
            ))}
          </Section>
        )}
        {events.length > 0 && (
          <Section title="Events" more={<EmailLink href={absoluteUrl(paths.events)}>See all events</EmailLink>}>
            {events.map(({ id, title, startsAt, place }) => (
              <EmailRow key={id} name={title} details={place ? [place] : []} value={day.format(startsAt)} />
            ))}
          </Section>
        )}
        <EmailText muted>
          You get this once a month because you asked for it, and nothing in a month without news.{" "}
          <EmailLink href={absoluteUrl(formRedirectPaths.stopDigest(unsubscribeToken))}>Stop this email</EmailLink>
        </EmailText>
      </EmailLayout>
    ),
  };
};

/** Not sent after the member has stopped it, without a plan, and about a month without anything. */
const monthEmail = emailJob(
  async ({ userId, month }: { userId: string; month: string }) => {
    const [wanted] = await db.$queryRaw<{ email: string; token: string }[]>`
      SELECT u.email, d.unsubscribe_token AS token FROM digest_subscriptions d JOIN users u ON u.id = d.user_id
      WHERE d.user_id = ${userId} AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND event_plan_of(u.id) IS NOT NULL`;
    if (!wanted) return null;
    const content = await getDigest({ userId, month });
    if (digestSummary(content) === "") return null;
    const headers = {
      "List-Unsubscribe": `<${absoluteUrl(serverApiPaths.stopDigestOneClick(wanted.token))}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      // Out-of-office replies do not answer to it (RFC 3834).
      "Auto-Submitted": "auto-generated",
    };
    const draft = digestDraft({ month, content, unsubscribeToken: wanted.token });
    return { to: wanted.email, ...(await renderDraft(draft)), headers };
  },
  { sensitive: true },
);

export const digestJobHandlers = handleJobs(digestJobs, { month: monthEmail });
