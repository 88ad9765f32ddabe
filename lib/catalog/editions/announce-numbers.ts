import { afterResponse } from "@/lib/core/background";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { publish } from "@/lib/realtime/realtime";
import { MAX_CHOOSABLE_SIZE } from "./contracts";
import { editionChannel } from "./rules";

/**
 * Has the open maps of these drops read their numbers again, after the commit and in the background. A lost message is harmless: a map also
 * reads when the visitor returns to it.
 */
export function announceNumbers(slugs: readonly string[]): void {
  if (slugs.length > 0) afterResponse(() => publishNumbers([...new Set(slugs)]));
}

async function publishNumbers(slugs: string[]): Promise<void> {
  const drops = await db.product.findMany({
    where: { slug: { in: slugs }, editionSize: { gt: 1, lte: MAX_CHOOSABLE_SIZE } },
    select: { slug: true },
  });
  await Promise.all(
    drops.map(({ slug }) =>
      publish(editionChannel(slug), "numbers_changed", {}).catch((err: unknown) =>
        log().warn({ err, slug }, "a change of edition numbers was not published"),
      ),
    ),
  );
}
