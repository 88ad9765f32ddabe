import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { MutesReply } from "@/lib/comments/mute-contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** Whom the user has muted; each can be unmuted without JavaScript. */
export function MutedPeople({ mutes }: MutesReply) {
  return (
    <section id="muted" aria-labelledby="muted-people" className="grid scroll-mt-[calc(var(--header)+1rem)] gap-4">
      <h2 id="muted-people" className="text-heading">
        People you have muted
      </h2>
      {mutes.length === 0 ? (
        <p className="max-w-[60ch] text-muted">
          Nobody. Press “Mute” below a comment to fold what its author writes. Only you can see whom you have muted.
        </p>
      ) : (
        <ul className="border-ink border-t-2">
          {mutes.map(({ id, name, at }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-3"
            >
              <p className="wrap-anywhere">
                <span className="font-semibold [unicode-bidi:isolate]">{name}</span>
                <time dateTime={at} className="block text-muted text-small">
                  Since {formatLagosShortDate(at)}
                </time>
              </p>
              <Form action={apiPaths.unmute}>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="secondary" size="small" aria-label={`Unmute ${name}`}>
                  Unmute
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
