import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { CodeForm } from "@/components/accounts/code-form";
import { readEntry } from "@/components/accounts/entry-query";
import { Page } from "@/components/ui/page";
import { stepCookieName } from "@/lib/accounts/step-ticket";
import { getViewer } from "@/lib/http/viewer";
import { paths, safeReturnPath } from "@/lib/platform/paths";

export const metadata: Metadata = { title: "Your code", robots: { index: false } };

/** The second step of signing in. Who has not taken the first is led to it. */
export default async function SecondStepPage({ searchParams }: PageProps<"/login/code">) {
  const query = readEntry(await searchParams);
  const { error: _, said: __, ...carried } = query;
  if (await getViewer()) redirect(safeReturnPath(query.redirectTo, paths.account));
  if (!(await cookies()).has(stepCookieName())) redirect(paths.login(carried));
  return (
    <Page className="grid max-w-form gap-8 pt-[clamp(1.5rem,4vw,4rem)] pb-wall">
      <h1 className="text-title">One more step</h1>
      <p className="font-normal font-read text-muted text-read">
        Your password was right. Now the six figures that your authenticator shows, or one of your recovery codes.
      </p>
      <CodeForm query={query} />
    </Page>
  );
}
