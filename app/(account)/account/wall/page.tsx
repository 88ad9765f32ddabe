import { PutOnWall } from "@/components/personal-walls/put-on-wall";
import { ShareWallForm } from "@/components/personal-walls/share-wall-form";
import { WallEditor } from "@/components/personal-walls/wall-editor";
import { Alert } from "@/components/ui/alert";
import { Page } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { listWorks } from "@/lib/exhibitions/works/queries";
import { findWork, workKey } from "@/lib/exhibitions/works/work-keys";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import { getOwnWall } from "@/lib/personal-walls/queries";
import { MAX_WALL_WORKS } from "@/lib/personal-walls/rules";

export const metadata = privatePageMetadata("My Wall");

const errors: Record<string, string> = {
  conflict: `A wall has space for ${MAX_WALL_WORKS} works, and an empty one cannot be shared.`,
  not_found: "That work is not shown any more.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};
const results: Record<string, string> = {
  work: "It is on your wall.",
  shared: "Your wall is shared.",
  private: "Your wall is private. Its link leads nowhere now.",
};

/** The user's own wall: what is on it, in which order, and who sees it. */
export default async function MyWallPage({ searchParams }: PageProps<"/account/wall">) {
  const query = await searchParams;
  const add = singleParam(query.add);
  const user = await requireCurrentUser(paths.myWall(add ? { add } : {}));
  const [wall, works] = await readForPage(Promise.all([getOwnWall(user._id), listWorks()]));
  const wanted = findWork(works, add);
  const toAdd = wanted && wall.works.every(({ work }) => work !== workKey(wanted)) ? wanted : null;
  const choice = works.map((work) => {
    const { title, about, page, alt, portrait } = work;
    return { work: workKey(work), title, about, page, alt, portrait, caption: "" };
  });
  return (
    <Page grid plain className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-6 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
        <h1 className="text-title">My Wall</h1>
        <p className="max-w-[34ch] text-muted">
          Choose works of the museum, put them in your order, and write what you see in them.
        </p>
        <ShareWallForm wall={wall} owner={user.displayName} site={env().APP_URL} />
      </header>
      <div className="col-span-full grid content-start gap-6 lg:col-span-8">
        {query.error !== undefined && (
          <Alert tone="error">{textOfCode(errors, query.error) ?? "That failed. Please try again."}</Alert>
        )}
        {query.error === undefined && <Alert tone="success">{textOfCode(results, query.saved)}</Alert>}
        {toAdd && (
          <div className="flex flex-wrap items-center justify-between gap-4 bg-raised p-4">
            <p className="font-bold">{toAdd.title}</p>
            <PutOnWall work={workKey(toAdd)} title={toAdd.title} />
          </div>
        )}
        <WallEditor wall={wall} choice={choice} />
      </div>
    </Page>
  );
}
