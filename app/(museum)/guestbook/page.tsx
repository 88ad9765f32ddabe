import { Guestbook } from "@/components/comments/guestbook";
import { DefinitionList } from "@/components/ui/definition-list";
import { Page } from "@/components/ui/page";
import { listComments } from "@/lib/comments/queries";
import { guestbook } from "@/lib/comments/rules";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

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

export default async function GuestbookPage() {
  const first = await listComments({ exhibition: guestbook });
  return (
    <Page className="pb-wall">
      <header className="g12 items-end gap-y-4 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(1.5rem,3vw,3rem)]">
        <h1 className="col-span-full text-giant md:col-span-7">Guestbook</h1>
        <p className="col-span-full max-w-[36ch] font-normal font-read text-lede text-muted md:col-span-5">{lede}</p>
      </header>
      <Guestbook initialPage={first}>
        <section
          aria-labelledby="how-it-works"
          className="order-2 col-span-full grid content-start gap-4 lg:order-none lg:col-span-5"
        >
          <h2 id="how-it-works" className="text-heading">
            How it works
          </h2>
          <DefinitionList items={rules} />
        </section>
      </Guestbook>
    </Page>
  );
}
