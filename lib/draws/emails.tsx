import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { drawJobs } from "@/lib/draws/jobs";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailLink, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";

type Drawn = { firstName: string; product: string; slug: string };

/** A hold for a person who was drawn, with the link to pay it. */
export const drawWon = (
  drawn: Drawn & { number: string; total: number; until: string; isLater: boolean },
): EmailDraft => ({
  subject: `You were drawn: ${drawn.product}`,
  email: (
    <EmailLayout
      preview={`It is yours if you pay until ${formatLagosMoment(drawn.until)}.`}
      title={drawn.isLater ? "A unit has become free, and you are next." : "You were drawn."}
      action={{ href: absoluteUrl(paths.order(drawn.number)), label: `Pay ${formatNaira(drawn.total)}` }}
    >
      <EmailText>
        {drawn.firstName}, one “{drawn.product}” is held for you until {formatLagosMoment(drawn.until)}, Lagos time. Pay
        order {drawn.number} until then, or it goes to the next person in line.
      </EmailText>
      <EmailText>
        How the draw was made, and how to compute it yourself:{" "}
        <EmailLink href={absoluteUrl(paths.draw(drawn.slug))}>the report of the draw</EmailLink>.
      </EmailText>
      <EmailText muted>
        If you do not want it, <EmailLink href={absoluteUrl(paths.myDraw(drawn.slug))}>decline it</EmailLink>, so that
        the next person does not have to wait.
      </EmailText>
    </EmailLayout>
  ),
});

/** For a person who was not among the first. */
export const drawNotDrawn = (drawn: Drawn & { ahead: number }): EmailDraft => ({
  subject: `The draw of ${drawn.product}`,
  email: (
    <EmailLayout
      preview="You were not drawn this time."
      title="You were not drawn this time."
      action={{ href: absoluteUrl(paths.draw(drawn.slug)), label: "See the report of the draw" }}
    >
      <EmailText>
        {drawn.firstName}, thank you for entering the draw of “{drawn.product}”. There were more people than units, and
        this time others were drawn. We are sorry.
      </EmailText>
      <EmailText>
        You are number {drawn.ahead} in line. If people who were drawn do not pay, the next in line get their units; we
        write to you at once if that reaches you.
      </EmailText>
      <EmailText muted>There is nothing for you to do, and nothing was charged.</EmailText>
    </EmailLayout>
  ),
});

/** For a person whose turn has come, and for whom no unit could be held. */
export const drawSkipped = (drawn: Drawn & { reason: string }): EmailDraft => ({
  subject: `The draw of ${drawn.product}: no unit could be held for you`,
  email: (
    <EmailLayout
      preview="Your turn came, and no unit could be held for you."
      title="No unit could be held for you."
      action={{ href: absoluteUrl(paths.draw(drawn.slug)), label: "See the report of the draw" }}
    >
      <EmailText>
        {drawn.firstName}, your turn in the draw of “{drawn.product}” came, but no unit could be held for you. We are
        sorry. The reason:
      </EmailText>
      <EmailText>{drawn.reason}</EmailText>
      <EmailText muted>The unit goes to the next person in line. Nothing was charged.</EmailText>
    </EmailLayout>
  ),
});

/** For a person whose turn has not come when a draw ends without a unit to give. */
export const drawEnded = (drawn: Drawn & { reason: string }): EmailDraft => ({
  subject: `The draw of ${drawn.product} is over`,
  email: (
    <EmailLayout
      preview="The draw is over, and no unit is left."
      title="The draw is over."
      action={{ href: absoluteUrl(paths.draw(drawn.slug)), label: "See the report of the draw" }}
    >
      <EmailText>
        {drawn.firstName}, the draw of “{drawn.product}” is over, and there is no unit for you. We are sorry. The
        reason:
      </EmailText>
      <EmailText>{drawn.reason}</EmailText>
      <EmailText muted>There is nothing for you to do, and nothing was charged.</EmailText>
    </EmailLayout>
  ),
});

export const drawCancelled = (drawn: Drawn & { reason: string }): EmailDraft => ({
  subject: `Cancelled: the draw of ${drawn.product}`,
  email: (
    <EmailLayout
      preview="The draw is cancelled."
      title="The draw is cancelled."
      action={{ href: absoluteUrl(paths.draw(drawn.slug)), label: "View the draw" }}
    >
      <EmailText>
        {drawn.firstName}, the draw of “{drawn.product}” is cancelled. We are sorry.
      </EmailText>
      <EmailText>{drawn.reason}</EmailText>
      <EmailText muted>Your delivery address was deleted from the draw, and nothing was charged.</EmailText>
    </EmailLayout>
  ),
});

async function findEntry(entryId: string) {
  const entry = await db.drawEntry.findUnique({
    where: { id: entryId },
    include: { user: true, order: true, draw: { include: { product: { select: { name: true } } } } },
  });
  const user = entry?.user;
  if (!entry || !user || user.deletedAt || user.disabledAt) return null;
  const { draw } = entry;
  return { entry, to: user.email, drawn: { firstName: user.firstName, product: draw.product.name, slug: draw.slug } };
}

type Found = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

// Reads the entry when the email is rendered, so that nobody is asked to pay for a hold that has ended.
const drawEmail = (write: (found: Found) => EmailDraft | null) =>
  emailJob(async ({ entryId }: { entryId: string }) => {
    const found = await findEntry(entryId);
    const draft = found && write(found);
    return draft && { to: found.to, ...(await renderDraft(draft)) };
  });

export const drawJobHandlers = handleJobs(drawJobs, {
  won: drawEmail(({ entry: { order, rank, draw }, drawn }) =>
    order?.holdStatus === "held"
      ? drawWon({
          ...drawn,
          number: order.number,
          total: Number(order.totalKobo),
          until: order.holdExpiresAt.toISOString(),
          isLater: (rank ?? 0) > draw.units,
        })
      : null,
  ),
  notDrawn: drawEmail(({ entry: { rank, state, draw }, drawn }) =>
    state === "entered" && rank !== null ? drawNotDrawn({ ...drawn, ahead: rank - draw.units }) : null,
  ),
  skipped: drawEmail(({ entry: { state, note }, drawn }) =>
    state === "skipped" && note !== null ? drawSkipped({ ...drawn, reason: note }) : null,
  ),
  ended: drawEmail(({ entry: { draw }, drawn }) =>
    draw.cancelReason === null ? null : drawEnded({ ...drawn, reason: draw.cancelReason }),
  ),
  cancelled: drawEmail(({ entry: { draw }, drawn }) =>
    draw.cancelReason === null ? null : drawCancelled({ ...drawn, reason: draw.cancelReason }),
  ),
});
