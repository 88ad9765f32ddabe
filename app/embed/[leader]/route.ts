import { env } from "@/lib/core/env";
import { embedPage } from "@/lib/exhibitions/embeds/embed-page";
import { getLeader, listLeaders } from "@/lib/exhibitions/queries";

export const dynamic = "force-static";
export const revalidate = 3600;

/** Prerenders all leaders at build time. */
export async function generateStaticParams() {
  const leaders = await listLeaders();
  return leaders.map(({ slug }) => ({ leader: slug }));
}

/** A leader's work in a frame. A route and not a page, because a page brings scripts. Its headers are in next.config.ts. */
export async function GET(_: Request, { params }: { params: Promise<{ leader: string }> }): Promise<Response> {
  const leader = await getLeader((await params).leader);
  if (!leader)
    return new Response("There is nothing here.", { status: 404, headers: { "content-type": "text/plain" } });
  return new Response(embedPage(leader, env().APP_URL), { headers: { "content-type": "text/html; charset=utf-8" } });
}
