"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { perkWords } from "@/components/membership/tiers";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { Message } from "@/components/ui/message";
import { lagosShortDay } from "@/components/ui/museum-time";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import type { DeskPerk } from "@/lib/membership/desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { DeskTable } from "./desk-table";

const sentences = { offline: "Network error", otherwise: "That could not be written down. Please try again." };
const words = (perk: string) =>
  perk === "shoutout"
    ? "Personalized shoutout"
    : perk in perkWords
      ? perkWords[perk as keyof typeof perkWords].words
      : perk;

/** The lines of the perk ledger; those that are due can be marked as sent, one or many at once. */
export function PerksDue({ perks }: { perks: readonly DeskPerk[] }) {
  const router = useRouter();
  const work = useWork();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState("");
  const open = perks.filter(({ status }) => status === "due").map(({ _id }) => _id);
  const ids = open.filter((id) => chosen.has(id));

  const choose = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  async function markSent() {
    if (!work.begin()) return;
    setProblem("");
    const result = await api.post<{ sent: number }>(deskCalls.perksSent, { ids });
    work.end();
    if (!result.ok) return setProblem(`❌ ${complaintAbout(result, sentences)}`);
    setChosen(new Set());
    notify.success(`${result.data.sent} marked as sent`);
    router.refresh();
  }

  return (
    <div className="grid gap-5">
      {open.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            blocked={ids.length === 0}
            aria-describedby="choose-perks"
            busy={work.busy && "Writing it down…"}
            onClick={() => void markSent()}
          >
            {ids.length > 0 ? `Mark ${ids.length} as sent` : "Mark as sent"}
          </Button>
          <Button size="small" look="quiet" onClick={() => setChosen(new Set(ids.length === open.length ? [] : open))}>
            {ids.length === open.length ? "Choose none" : "Choose all on this page"}
          </Button>
          <p id="choose-perks" className="text-muted text-tiny">
            {ids.length === 0 && "Choose what has been sent."}
          </p>
        </div>
      )}
      <Message>{problem}</Message>
      <DeskTable
        caption="Perks due"
        hideCaption
        columns={["Perk", "Member", "Address", "Due", "Status"]}
        rows={perks.map(({ _id, perk, period, name, email, address, dueAt, sentAt, status }) => ({
          key: _id,
          cells: [
            status === "due" ? (
              <label key="perk" className="flex min-h-tap cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={chosen.has(_id)}
                  onChange={() => choose(_id)}
                  className="size-5.5 shrink-0 cursor-pointer accent-accent"
                />
                <span>
                  {words(perk)} <span className="text-muted">{period}</span>
                  <span className="sr-only"> for {name}</span>
                </span>
              </label>
            ) : (
              <span key="perk">
                {words(perk)} <span className="text-muted">{period}</span>
              </span>
            ),
            <span key="member" className="grid">
              {name}
              <span className="text-muted text-tiny">{email}</span>
            </span>,
            address ?? (
              <span key="none" className="text-warn">
                None given
              </span>
            ),
            lagosShortDay(dueAt),
            status === "due" ? (
              <Mark key="status" shape="ring">
                Due
              </Mark>
            ) : (
              <Mark
                key="status"
                shape={status === "sent" ? "half" : "dot"}
                tone={status === "sent" ? "warn" : "success"}
              >
                {status === "sent" && sentAt ? `Sent ${lagosShortDay(sentAt)}` : "Received"}
              </Mark>
            ),
          ],
        }))}
      />
    </div>
  );
}
