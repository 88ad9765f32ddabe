import { carrierNames } from "@/lib/orders/delivery-rules";

/** The suggestions of a courier field, whose `list` is this id. */
export function CarrierList({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {carrierNames.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
