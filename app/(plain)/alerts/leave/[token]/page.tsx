import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { apiPaths } from "@/lib/platform/api-paths";

export const metadata: Metadata = { title: "Tell me of a drop", robots: { index: false } };

/** The link of the mail only opens this page: a mail program that looks at links in advance must not answer for its owner. */
export default async function LeaveAlertPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <form method="post" action={apiPaths.leaveAlert} className="grid justify-items-start gap-6">
      <h1 className="text-title">No letter?</h1>
      <p className="reading text-muted">Press the button, and your address is forgotten.</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">Forget my address</Button>
    </form>
  );
}
