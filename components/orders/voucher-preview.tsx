import { Image } from "@/components/ui/image";
import { formatNaira, toKobo } from "@/lib/core/money";
import { MAX_VOUCHER, MIN_VOUCHER } from "@/lib/orders/vouchers/contracts";

type VoucherPreviewProps = { amount: string; recipient: string; message: string };

/** The voucher as its recipient sees it, with what is typed beside it. */
export function VoucherPreview({ amount, recipient, message }: VoucherPreviewProps) {
  const naira = Number(amount);
  const isValid = Number.isInteger(naira) && naira >= MIN_VOUCHER && naira <= MAX_VOUCHER;
  return (
    <section
      aria-label="Your voucher"
      className="@container w-full self-start rounded-card bg-brass bg-[linear-gradient(112deg,#0000_30%,#ffffff40_46%,#0000_60%)] text-night shadow-[var(--shadow-frame),inset_0_0_0_1px_color-mix(in_srgb,var(--night)_40%,transparent),inset_0_0_0_7px_var(--brass),inset_0_0_0_8px_color-mix(in_srgb,var(--night)_50%,transparent)]"
    >
      <div className="grid min-h-[min(24rem,58cqw)] content-between gap-5 p-[max(1.5rem,6cqw)]">
        <p className="flex items-start justify-between gap-4 font-bold">
          Gift voucher
          <Image
            src="/logos/frame-night.webp"
            alt="The Living Archive"
            width={156}
            height={48}
            className="h-8 w-auto lg:h-10"
          />
        </p>
        <p className="font-extrabold text-[clamp(2.5rem,13cqw,5rem)] tabular-nums leading-none tracking-[-0.02em]">
          {isValid ? formatNaira(toKobo(naira)) : "₦"}
        </p>
        <div className="grid gap-1">
          {message.trim() !== "" && <p className="line-clamp-3 font-read text-read italic wrap-anywhere">{message}</p>}
          <p className="truncate font-semibold text-small">
            {recipient.trim() ? `For ${recipient.trim()}` : "For the shop and the Circle"}
          </p>
        </div>
      </div>
    </section>
  );
}
