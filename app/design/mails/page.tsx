import type { Metadata } from "next";
import { developmentOnly } from "@/components/design/development-only";
import { EmailExample } from "@/components/design/email-example";
import { Page, PageHead } from "@/components/ui/page";

export const metadata: Metadata = { title: "Emails" };

export default async function DesignMailsPage() {
  developmentOnly();
  // Loaded here, because the examples read the settings.
  const { listEmailSamples } = await import("@/lib/workflows/email-samples/list-email-samples");
  const samples = await listEmailSamples();
  return (
    <Page>
      <PageHead title="Emails" lede={`${samples.length} examples, at the width of a phone, with their text parts.`} />
      <ol className="mb-8 columns-2 md:columns-3">
        {samples.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} className="underline">
              {id}
            </a>
          </li>
        ))}
      </ol>
      {samples.map((sample) => (
        <EmailExample key={sample.id} {...sample} />
      ))}
    </Page>
  );
}
