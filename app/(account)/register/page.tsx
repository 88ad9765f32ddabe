import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { parseAuthQuery } from "@/components/auth/auth-query";
import { AuthScreen } from "@/components/auth/auth-screen";
import { CheckYourEmail } from "@/components/auth/check-your-email";
import { RegisterForm } from "@/components/auth/register-form";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { findGuestByPath } from "@/lib/orders/guest/guest-order";

export const metadata: Metadata = {
  title: "Register",
  alternates: { canonical: paths.register() },
  robots: { index: false },
};

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  const given = await searchParams;
  const query = parseAuthQuery(given);
  if (await getCurrentUser()) redirect(safeRedirectPath(query.redirectTo, paths.home));
  const guest = await readForPage(findGuestByPath(query.redirectTo));
  return (
    <AuthScreen activeTab="register" query={query}>
      {given.sent ? <CheckYourEmail /> : <RegisterForm query={query} guest={guest} />}
    </AuthScreen>
  );
}
