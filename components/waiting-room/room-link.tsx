import { buttonVariants } from "@/components/ui/button-variants";
import { paths } from "@/lib/core/urls/paths";

/** Says on the page of a drop that its buyers wait their turn, before its price. A plain link, without a script. */
export function RoomLink({ slug }: { slug: string }) {
  return (
    <div className="grid justify-items-start gap-3 bg-raised px-4 py-4">
      <p>
        <b>Many people want this drop.</b> Take a place in the waiting room first. You can check out when it is your
        turn.
      </p>
      <a href={paths.waitingRoom(slug)} className={buttonVariants({ variant: "secondary", size: "small" })}>
        Go to the waiting room
      </a>
    </div>
  );
}
