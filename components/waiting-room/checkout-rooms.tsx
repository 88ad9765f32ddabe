import { Alert } from "@/components/ui/alert";
import { paths } from "@/lib/core/urls/paths";

type CheckoutRoomsProps = { drops: readonly { slug: string; name: string }[] };

/** Says before the form of a checkout which of its drops the buyer still has to wait for. */
export function CheckoutRooms({ drops }: CheckoutRoomsProps) {
  return drops.map(({ slug, name }) => (
    <Alert key={slug} tone="pending" className="mb-6 max-w-read">
      Many people want {name}. You can pay for it when it is your turn in its waiting room.{" "}
      <a href={paths.waitingRoom(slug)} className="link">
        Take a place in the waiting room
      </a>
    </Alert>
  ));
}
