import { Button } from "@/components/ui/button";
import { apiPaths } from "@/lib/platform/api-paths";

/** The same as on the page of the evenings, for whoever came to the ticket first: a plain form, which ends here again. */
export function JoinEvening({ id, full }: { id: string; full: boolean }) {
  return (
    <form method="post" action={apiPaths.joinEvent(id)}>
      <Button type="submit">{full ? "Stand in line" : "Keep me a seat"}</Button>
    </form>
  );
}
