import { Guestbook } from "@/components/comments/guestbook";
import { ArtworkStrip } from "@/components/exhibitions/artwork-strip";
import { DefinitionList } from "@/components/ui/definition-list";
import { Page } from "@/components/ui/page";
import { listComments } from "@/lib/comments/queries";
import { guestbook } from "@/lib/comments/rules";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { johnsonAguiyiIronsi } from "@/lib/exhibitions/collection/04-aguiyi-ironsi";
import { olusegunObasanjo1976 } from "@/lib/exhibitions/collection/07-obasanjo-1976";
import { muhammaduBuhari1983 } from "@/lib/exhibitions/collection/09-buhari-1983";
import { umaruMusaYarAdua } from "@/lib/exhibitions/collection/15-yaradua";
import { muhammaduBuhari2015 } from "@/lib/exhibitions/collection/17-buhari-2015";

const lede = "What visitors had to say, in their own words. Kind or not, but never bought.";

export const revalidate = 3600;
export const metadata = publicPageMetadata({
  title: "Guestbook: comments from visitors",
  description: lede,
  path: paths.guestbook,
});

const rules = [
  ["Voice notes", "A person hears every voice note before it appears, and reads any comment that our filter holds."],
  ["Editing and deleting", "You can edit or delete your comment for fifteen minutes. After that, ask us."],
  ["What we remove", "Abuse, threats, and other people’s phone numbers. Disagreement stays."],
] as const;

/** Works that the guestbook speaks of. */
const artworks = [
  umaruMusaYarAdua,
  johnsonAguiyiIronsi,
  olusegunObasanjo1976,
  muhammaduBuhari1983,
  muhammaduBuhari2015,
];

export default async function GuestbookPage() {
  const first = await listComments({ exhibition: guestbook });
  return (
    <Page className="grid gap-wall pt-[clamp(2rem,5vw,4.5rem)] pb-wall">
      <div className="g12 gap-y-[clamp(2.5rem,4vw,3.5rem)]">
        <header className="col-span-full grid content-between gap-8 lg:col-span-7">
          <div className="grid gap-5">
            <h1 className="text-giant">Guestbook</h1>
            <p className="max-w-[36ch] font-normal font-read text-lede text-muted">{lede}</p>
          </div>
          <ArtworkStrip label="Works on show" artworks={artworks} />
        </header>
        <Guestbook initialPage={first} />
      </div>
      <section aria-labelledby="how-it-works" className="g12 gap-y-4">
        <h2 id="how-it-works" className="col-span-full text-heading lg:col-span-3">
          How it works
        </h2>
        <DefinitionList items={rules} sideBySide className="col-span-full lg:col-span-9" />
      </section>
    </Page>
  );
}
