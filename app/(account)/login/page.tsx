import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { EraseAtLogout } from "@/components/admin/events/erase-at-logout";
import { parseAuthQuery } from "@/components/auth/auth-query";
import { AuthScreen } from "@/components/auth/auth-screen";
import { LoginForm } from "@/components/auth/login-form";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { getCurrentUser } from "@/lib/http/current-user";

export const metadata: Metadata = {
  title: "Login",
  alternates: { canonical: paths.login() },
  robots: { index: false },
};

// Rendered for each request, so that the form carries its query and shows errors without JavaScript too.
export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const query = parseAuthQuery(await searchParams);
  if (await getCurrentUser()) redirect(safeRedirectPath(query.redirectTo, paths.account));
  return (
    <AuthScreen activeTab="login" query={query}>
      <LoginForm query={query} />
      <EraseAtLogout />
    </AuthScreen>
  );
}
