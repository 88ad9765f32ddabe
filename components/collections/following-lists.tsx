import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { Follow, NumberWish } from "@/lib/collections/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

const rowClass = "flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-3";
const kindLabels = {
  leader: "Head of state",
  series: "Series",
  conversation: "A comment and its replies",
  thread: "All comments",
} as const;

type RemoveFormProps = { action: string; fields: Record<string, string | number>; label: string; children: ReactNode };

/** A button that removes a row; a form of its own, so that it works without JavaScript. */
function RemoveForm({ action, fields, label, children }: RemoveFormProps) {
  return (
    <Form action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="small" aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}

/** What the user follows: leaders and series, or comments. */
export function FollowList({ follows }: { follows: readonly Follow[] }) {
  return (
    <ul className="border-ink border-t-2">
      {follows.map(({ kind, key, name, path }) => (
        <li key={`${kind} ${key}`} className={rowClass}>
          <p className="wrap-anywhere">
            {path ? (
              <Link
                href={path}
                prefetch={false}
                className="inline-flex min-h-tap items-center font-semibold hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            <span className="block text-muted text-small">{path ? kindLabels[kind] : "Not shown at the moment"}</span>
          </p>
          <RemoveForm action={apiPaths.unfollow} fields={{ kind, key }} label={`Stop following ${name}`}>
            Stop following
          </RemoveForm>
        </li>
      ))}
    </ul>
  );
}

/** The numbers that the user wants an email about. */
export function WishList({ wishes }: { wishes: readonly NumberWish[] }) {
  return (
    <ul className="border-ink border-t-2">
      {wishes.map(({ productId, slug, name, number, editionSize, isSold }) => (
        <li key={`${productId} ${number}`} className={rowClass}>
          <p className="wrap-anywhere">
            <Link
              href={paths.drop(slug)}
              prefetch={false}
              className="inline-flex min-h-tap items-center font-semibold hover:underline"
            >
              {name}
            </Link>
            <span className="block text-muted text-small">
              No. {number}
              {editionSize !== null && ` of ${editionSize}`}
              {isSold && ": sold, it will not be available again"}
            </span>
          </p>
          <RemoveForm
            action={apiPaths.removeNumberWish}
            fields={{ product: productId, number }}
            label={`Remove No. ${number} of ${name}`}
          >
            Remove
          </RemoveForm>
        </li>
      ))}
    </ul>
  );
}
