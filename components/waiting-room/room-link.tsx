import { paths } from "@/lib/core/urls/paths";

/** Says on the page of a drop that its buyers wait their turn. A plain link, without a script. */
export function RoomLink({ slug }: { slug: string }) {
  return (
    <p className="rounded-control bg-raised px-4 py-3">
      Many people want this drop. To check out you need a place in its{" "}
      <a href={paths.waitingRoom(slug)} className="link">
        waiting room
      </a>
      .
    </p>
  );
}
