import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = {
  title: "About",
  description: "What the museum keeps, why it laughs, and how it keeps the joke apart from the record.",
};

export default function AboutPage() {
  return (
    <Page grid className="pb-wall">
      <div className="col-span-full md:col-span-8">
        <PageHead
          title="We keep the hats."
          lede="The Living Archive is a museum of Nigerian power, told through satire and memory."
        />
      </div>
      <div className="reading col-span-full md:col-span-7">
        <p>
          Since 1960 the country has been led by a queen, a governor-general, prime ministers, presidents and soldiers.
          Each came with a hat. The museum hangs one work for each of the eighteen, and in none of them is there a face:
          in its place stands the object of the era, which is harder to argue with.
        </p>
        <p>
          Satire and record hang side by side and are printed on different paper. What is satire is marked as satire.
          What is a fact has a date and a source. About the living nothing is said that is not on the public record.
        </p>
        <p>
          The shop sells what the workshop makes after the works: medallions, shirts, vases, prints, in editions that
          are numbered and counted. When an edition is sold out it is sold out.
        </p>
      </div>
      <Picture
        src="/art/manifesto.svg"
        alt="A brass hat stand with seven hats of office: a crown, a peaked cap, a fila, a hula, a fedora, a red cap and a beret."
        width={900}
        height={1200}
        first
        className="col-span-full w-full max-md:mt-10 md:col-span-4 md:col-start-9 md:row-span-3 md:row-start-1 md:mt-[clamp(2rem,5vw,4.5rem)]"
      />
      <div className="col-span-full flex flex-wrap gap-4 pt-10">
        <ButtonLink href={paths.drops}>See the drops</ButtonLink>
        <ButtonLink href={paths.contact} look="secondary">
          Contact
        </ButtonLink>
      </div>
    </Page>
  );
}
