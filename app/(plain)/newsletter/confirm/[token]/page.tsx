import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { apiPaths } from "@/lib/platform/api-paths";

export const metadata: Metadata = { title: "The letter", robots: { index: false } };

/** The link of the mail only opens this page: a mail program that looks at links in advance must not answer for its owner. */
export default async function ConfirmNewsletterPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <form method="post" action={apiPaths.confirmNewsletter} className="grid justify-items-start gap-6">
      <h1 className="text-title">Was it really you?</h1>
      <p className="reading text-muted">Press the button, and the museum’s letter comes once a month.</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">Yes, send me the letter</Button>
    </form>
  );
}
