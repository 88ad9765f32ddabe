import { notFound } from "next/navigation";
import { drawStates } from "@/components/admin/draws/draw-state";
import { DrawTurns } from "@/components/admin/draws/draw-turns";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Card } from "@/components/admin/ui/card";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { FactList } from "@/components/admin/ui/fact-list";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { findAdminDraw } from "@/lib/draws/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Draw");

const refusalLabels: Record<string, string> = {
  person: "entered before",
  address: "delivery address entered before",
  card: "card entered before",
  members_only: "not a member",
  not_delivered: "no delivery to the country",
  not_open: "too early",
  closed: "too late",
  cancelled: "after it was cancelled",
};

const sources = { beacon: "the beacon", commitment: "the secret, because the beacon was away" } as const;

export default async function AdminDrawPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.draw(id), "catalog");
  const draw = (await readForPage(findAdminDraw(id))) ?? notFound();
  const isOver = draw.state === "finished" || draw.state === "cancelled";
  const refusals = draw.refusals.map(({ reason, count }) => `${count} ${refusalLabels[reason] ?? reason}`);
  const act =
    draw.cancelRefusal === null ? (
      <ConfirmWithReason
        path={adminApiPaths.cancelDraw(id)}
        label="Cancel the draw"
        loadingText="Cancelling…"
        subject={draw.product}
        title={`Cancel the draw of ${draw.product}?`}
        dismissLabel="Keep the draw"
        question="Everybody who entered gets an email with the reason, and the product can be bought as usual."
        variant="danger"
        successText="Draw cancelled"
        failureText="The draw could not be cancelled"
      />
    ) : draw.canEnd ? (
      <ConfirmWithReason
        path={adminApiPaths.endDraw(id)}
        label="End the draw"
        loadingText="Ending…"
        subject={draw.product}
        title={`End the draw of ${draw.product}?`}
        dismissLabel="Keep the draw"
        question="No unit is left to give. Everybody whose turn has not come gets an email with the reason, and the product can be bought as usual."
        variant="danger"
        successText="Draw ended"
        failureText="The draw could not be ended"
      />
    ) : null;
  return (
    <>
      <AdminHeader
        title={draw.product}
        parents={[{ name: "Draws", href: adminPaths.section("draws") }]}
        publicPath={paths.draw(draw.slug)}
        actions={!isOver && act}
      >
        {drawStates[draw.state].label}. {draw.cancelReason}
      </AdminHeader>
      <Card title="Draw" className="max-w-3xl">
        <FactList
          items={[
            ["Window", `${formatLagosMoment(draw.opensAt)} until ${formatLagosMoment(draw.closesAt)}, Lagos time`],
            [
              "Beacon round",
              `${draw.round}, on ${formatLagosMoment(draw.roundAt)}.${draw.seedSource === null ? " The draw is made automatically after it." : ""}`,
            ],
            ["Seed", draw.seedSource === null ? "Not drawn yet" : `From ${sources[draw.seedSource]}`],
            ["Entries", `${draw.entries}`],
            ["Refused", refusals.length > 0 ? refusals.join(", ") : "None"],
            ["Units", `${draw.units}, of which ${draw.held} held and ${draw.bought} sold`],
          ]}
        />
        {!isOver && act === null && draw.cancelRefusal && <p className="text-muted text-small">{draw.cancelRefusal}</p>}
      </Card>
      {draw.turns.length > 0 && (
        <div className="pt-8">
          <DrawTurns turns={draw.turns} />
        </div>
      )}
    </>
  );
}
