import * as z from "zod/mini";
import { date, kobo, text } from "@/lib/paystack/paystack-fields";
import { PaystackError, requestPaystack } from "@/lib/paystack/paystack-http";
import { paystackEmpty } from "@/lib/paystack/paystack-schemas";
import { type Period, periodQuery } from "@/lib/paystack/paystack-settlements";

/** A dispute: a bank that takes a payment back. Older replies name the times in camel case. */
const paystackDispute = z.pipe(
  z.object({
    id: text,
    status: z.string(),
    resolution: z.catch(z.nullish(z.string()), null),
    category: z.catch(z.nullish(z.string()), null),
    refund_amount: z.catch(z.nullish(kobo), null),
    transaction: z.object({ reference: z.string(), amount: kobo }),
    dueAt: date,
    due_at: date,
    resolvedAt: date,
    resolved_at: date,
    createdAt: date,
    created_at: date,
  }),
  z.transform((data) => ({
    id: data.id,
    status: data.status,
    resolution: data.resolution ?? null,
    category: data.category ?? "",
    reference: data.transaction.reference,
    amountKobo: data.refund_amount ?? data.transaction.amount,
    dueAt: data.dueAt ?? data.due_at,
    resolvedAt: data.resolvedAt ?? data.resolved_at,
    createdAt: data.createdAt ?? data.created_at,
  })),
);
export type PaystackDispute = z.infer<typeof paystackDispute>;

const evidenceReply = z.pipe(
  z.object({ id: text }),
  z.transform(({ id }) => id),
);
const uploadReply = z.object({ signedUrl: z.string(), fileName: z.string() });

const disputePath = (id: string) => `/dispute/${encodeURIComponent(id)}`;

export async function fetchDispute(id: string): Promise<PaystackDispute> {
  const { data } = await requestPaystack({ method: "GET", path: disputePath(id), data: paystackDispute });
  if (data.id !== id) throw new PaystackError("bad-reply", "Paystack returned another dispute.");
  return data;
}

/** A page of the disputes that were opened in a period. */
export async function listDisputes(period: Period): Promise<PaystackDispute[]> {
  const path = `/dispute?${periodQuery(period)}`;
  return (await requestPaystack({ method: "GET", path, data: z.array(paystackDispute) })).data;
}

export type DisputeEvidence = {
  customerEmail: string;
  customerName: string;
  customerPhone: string;
  serviceDetails: string;
  deliveryAddress?: string | undefined;
  deliveryDate?: string | undefined;
};

/** Adds what was sold and how it was delivered. Returns the id that the resolution names. */
export async function addDisputeEvidence(id: string, evidence: DisputeEvidence): Promise<string> {
  const body = {
    customer_email: evidence.customerEmail,
    customer_name: evidence.customerName,
    customer_phone: evidence.customerPhone,
    service_details: evidence.serviceDetails,
    delivery_address: evidence.deliveryAddress,
    delivery_date: evidence.deliveryDate,
  };
  return (await requestPaystack({ method: "POST", path: `${disputePath(id)}/evidence`, body, data: evidenceReply }))
    .data;
}

const UPLOAD_TIMEOUT_MS = 20_000;

/** Uploads a PDF for a dispute to the storage that Paystack names. Returns its name there. */
export async function uploadDisputeFile(id: string, filename: string, file: Buffer): Promise<string> {
  const path = `${disputePath(id)}/upload_url?${new URLSearchParams({ upload_filename: filename })}`;
  const { data } = await requestPaystack({ method: "GET", path, data: uploadReply });
  const url = URL.canParse(data.signedUrl) ? new URL(data.signedUrl) : null;
  const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
  if (!url || !(url.protocol === "https:" || (isLocal && url.protocol === "http:")))
    throw new PaystackError("bad-reply", "Paystack's address for the file is not safe.");
  const init = { method: "PUT", headers: { "content-type": "application/pdf" }, body: new Uint8Array(file) } as const;
  const response = await fetch(url, {
    ...init,
    redirect: "error",
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
  }).catch(() => null);
  if (!response?.ok) throw new PaystackError("unreachable", "The file could not be sent to Paystack.");
  return data.fileName;
}

type Resolution = {
  resolution: "merchant-accepted" | "declined";
  message: string;
  refundKobo: bigint;
  filename: string;
  evidence?: string;
};

/** Accepts a dispute, which refunds the buyer, or declines it with evidence. */
export async function resolveDispute(id: string, { refundKobo, filename, ...rest }: Resolution): Promise<void> {
  const body = { ...rest, refund_amount: Number(refundKobo), uploaded_filename: filename };
  await requestPaystack({ method: "PUT", path: `${disputePath(id)}/resolve`, body, data: paystackEmpty });
}
