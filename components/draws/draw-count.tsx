"use client";

import { polling, useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { entryStateText } from "./entry-state";

const REFRESH_MS = 20_000;

/** The number of entries now, and the visitor's own entry. `counted` is what the prerendered page says. */
export function DrawCount({ slug, counted }: { slug: string; counted: number }) {
  const { data } = useApi(
    apiPaths.drawStatus(slug),
    polling((latest) => (latest?.state === "accepting" ? REFRESH_MS : 0)),
  );
  const entries = data?.entries ?? counted;
  return (
    <span role="status">
      {entries === 1 ? "1 entry" : `${entries.toLocaleString("en-GB")} entries`}
      {data?.mine && <b className="block">{entryStateText(data.mine)}</b>}
    </span>
  );
}
