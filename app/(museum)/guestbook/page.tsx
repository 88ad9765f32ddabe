import { GuestbookWall } from "@/components/community/guestbook-wall";
import { Ledger } from "@/components/museum/ledger";
import { Page } from "@/components/ui/page";
import { listComments } from "@/lib/community/comment-queries";
import { guestbook } from "@/lib/community/rules";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";

const promise = "What visitors had to say, in their own words. Kind or not, but never bought.";

export const revalidate = 3600;
export const metadata = publicPage({ title: "Guestbook", description: promise, path: paths.guestbook });

const rules = [
  [
    "Read before it hangs",
    "A first note, or one with a link, is read by a person before it is hung. Later ones hang at once.",
  ],
  ["Yours to take down", "For fifteen minutes you may mend your note or take it back. After that, ask us."],
  ["What comes down", "Abuse, threats, and other people’s telephone numbers. Disagreement stays up."],
] as const;

export default async function GuestbookPage() {
  const first = await listComments({ exhibition: guestbook });
  return (
    <Page className="pb-wall">
      <header className="g12 items-end gap-y-4 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(1.5rem,3vw,3rem)]">
        <h1 className="col-span-full text-giant md:col-span-7">Guestbook</h1>
        <p className="col-span-full max-w-[36ch] font-normal font-read text-lede text-muted md:col-span-5">{promise}</p>
      </header>
      <GuestbookWall first={first}>
        <section
          aria-labelledby="how-it-hangs"
          className="order-2 col-span-full grid content-start gap-4 lg:order-none lg:col-span-5"
        >
          <h2 id="how-it-hangs" className="text-heading">
            How a note hangs
          </h2>
          <Ledger lines={rules} />
        </section>
      </GuestbookWall>
    </Page>
  );
}
