import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";

/**
 * Marks the follow forms of the page with `data-followed` where the user follows. The forms are prerendered and have no script of their
 * own, so visitors load none; without a form on the page nothing is read.
 */
export function useFollowState(signedIn: boolean): void {
  const pathname = usePathname();
  const [hasForms, setHasForms] = useState(false);
  const { data } = useApi(signedIn && hasForms ? apiPaths.follows : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other forms.
  useEffect(() => {
    const forms = document.querySelectorAll<HTMLElement>("form[data-follow]");
    setHasForms(forms.length > 0);
    if (!data) return;
    const followed = new Set(data.follows.map(({ kind, key }) => `${kind} ${key}`));
    for (const form of forms) form.toggleAttribute("data-followed", followed.has(form.dataset.follow ?? ""));
    return () => {
      for (const form of forms) form.removeAttribute("data-followed");
    };
  }, [data, pathname]);
}
