"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, RoundButton } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

const sentences = { offline: "Network error", otherwise: "Update failed" };
const thanks = {
  on: "✅ Thank you. Your name hangs on the Founders Wall.",
  off: "✅ Noted. Your name is not on the wall.",
};

/** The question of a member's first visit: may the name hang on the Founders Wall. Closed without an answer it comes again next time. */
export function WallQuestion({ displayName, asked }: { displayName: string; asked: boolean }) {
  const router = useRouter();
  const work = useWork();
  const [said, setSaid] = useState("");
  const [state, setState] = useState<"asking" | "answered" | "closed">(asked ? "closed" : "asking");
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === "answered") news.current?.focus();
  }, [state]);

  async function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const show = submitter instanceof HTMLButtonElement && submitter.value === "on" ? "on" : "off";
    if (!work.begin()) return;
    setSaid("");
    const result = await api.post(apiPaths.answerWall, { show: show === "on" });
    work.end();
    if (!result.ok) return setSaid(`❌ ${complaintAbout(result, sentences)}`);
    setSaid(thanks[show]);
    setState("answered");
    router.refresh();
  }

  if (state === "closed") return null;
  if (state === "answered") {
    return (
      <div ref={news} tabIndex={-1} className="col-span-full">
        <Message>{said}</Message>
      </div>
    );
  }
  return (
    <section aria-labelledby="wall-question" className="on-paper col-span-full grid gap-4 p-5 shadow-label sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id="wall-question" className="text-subheading">
          May your name hang on the Founders Wall?
        </h2>
        <RoundButton label="Ask me another time" onClick={() => setState("closed")} className="-mt-2 -me-2">
          <X aria-hidden className="size-5" />
        </RoundButton>
      </div>
      <p className="max-w-[60ch] font-normal font-read text-read">
        It would say <b>{displayName}</b>, your tier and the month you joined, where every visitor can read it. You can
        change your mind in Profile Settings at any time.
      </p>
      <Message>{said}</Message>
      <form method="post" action={apiPaths.answerWall} onSubmit={answer} className="flex flex-wrap gap-3">
        <Button type="submit" name="show" value="on" size="small" busy={work.busy && "Saving…"}>
          Hang it
        </Button>
        {!work.busy && (
          <Button type="submit" name="show" value="off" look="secondary" size="small">
            Leave it off
          </Button>
        )}
      </form>
    </section>
  );
}
