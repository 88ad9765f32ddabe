import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { PortalSkeleton } from "@/components/accounts/portal-skeleton";
import { SessionWatch, SignedOut } from "@/components/accounts/session-watch";
import { Page } from "@/components/ui/page";
import { sessionCookieName } from "@/lib/accounts/session-token";
import { getViewer } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";
import { Portal } from "./portal";

export const metadata: Metadata = { title: "Member Portal", robots: { index: false } };

export default async function AccountPage() {
  const actor = await getViewer();
  // A visitor is led to the door; somebody whose session has ended is told so.
  if (!actor && !(await cookies()).has(sessionCookieName())) redirect(paths.login({ redirectTo: paths.account }));
  return (
    <Page className="pt-[clamp(1.5rem,3vw,3rem)] pb-wall">
      {actor ? (
        <SessionWatch>
          <Suspense fallback={<PortalSkeleton />}>
            <Portal actor={actor} />
          </Suspense>
        </SessionWatch>
      ) : (
        <SignedOut />
      )}
    </Page>
  );
}
