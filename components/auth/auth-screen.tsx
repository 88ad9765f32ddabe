import Link from "next/link";
import type { ReactNode } from "react";
import { Image } from "@/components/ui/image";
import { Page } from "@/components/ui/page";
import { WallLabel } from "@/components/ui/wall-label";
import { loginReason } from "@/lib/core/urls/login-reason";
import { paths } from "@/lib/core/urls/paths";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import type { AuthQuery } from "./auth-query";

const tabClass =
  "inline-flex min-h-tap items-end pb-2 font-bold text-subheading text-muted hover:text-ink aria-[current]:text-ink " +
  "aria-[current]:shadow-[0_3px_0_var(--accent)]";

const { portrait, wide } = leaderPictures("nnamdi-azikiwe");
const alt =
  "Under a ribbed cap, in place of a face, the rollers of a printing press; the front page of the West African Pilot runs out of them as a robe.";

type AuthScreenProps = { activeTab: "login" | "register"; query: AuthQuery; children: ReactNode };

/** The login and register pages as two tabs with one URL each. The query is carried over. */
export function AuthScreen({ activeTab, query, children }: AuthScreenProps) {
  const { code: _, message: __, ...hiddenFields } = query;
  const reason = activeTab === "login" ? loginReason(query.redirectTo, query.add !== undefined) : null;
  return (
    <Page grid className="pb-wall md:pt-[clamp(1.5rem,4vw,4rem)]">
      <Image
        {...wide}
        alt={alt}
        sizes="100vw"
        className="col-span-full -mx-edge mb-6 h-28 w-[calc(100%+2*var(--edge))] max-w-none object-cover md:hidden"
      />
      <div className="col-span-full grid content-start gap-8 md:col-end-8 lg:col-end-6">
        <div className="grid gap-3">
          <h1 className="text-title">{activeTab === "login" ? "Log in" : "Join the Circle"}</h1>
          {reason && <p className="font-normal font-read text-lede">{reason}</p>}
        </div>
        <nav aria-label="Login or register" className="flex gap-8 border-line border-b">
          <Link
            href={paths.login(hiddenFields)}
            prefetch={false}
            aria-current={activeTab === "login" ? "page" : undefined}
            className={tabClass}
          >
            Login
          </Link>
          <Link
            href={paths.register(hiddenFields)}
            prefetch={false}
            aria-current={activeTab === "register" ? "page" : undefined}
            className={tabClass}
          >
            Register
          </Link>
        </nav>
        {children}
      </div>
      <aside aria-label="On this wall" className="col-start-8 col-end-13 hidden content-start gap-6 md:grid">
        <Image {...portrait} alt={alt} sizes="38vw" className="h-auto w-full shadow-frame" />
        <WallLabel title="Nnamdi Azikiwe" year="1960 to 1966" accession="Heads of State">
          Cut paper, two inks
        </WallLabel>
      </aside>
    </Page>
  );
}
