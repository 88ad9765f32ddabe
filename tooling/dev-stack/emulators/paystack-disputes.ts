import { type EmulatorRequest, type EmulatorResponse, type Route, redirect, route } from "./http";
import {
  authenticated,
  errorReply,
  invalidReply,
  isWithin,
  type PaystackParts,
  paginated,
  successReply,
} from "./paystack-api";
import { type Dispute, nextId, type PaystackState } from "./paystack-state";
import { viewTransaction } from "./paystack-views";

const DAY_MS = 86_400_000;

function viewDispute(state: PaystackState, one: Dispute) {
  const transaction = state.find(one.reference);
  return {
    id: one.id,
    refund_amount: transaction?.amount ?? null,
    currency: "NGN",
    status: one.status,
    resolution: one.resolution,
    domain: "test",
    transaction: transaction ? viewTransaction(state, transaction) : {},
    transaction_reference: null,
    category: one.category,
    evidence: one.evidence,
    note: null,
    dueAt: one.due_at,
    resolvedAt: one.resolved_at,
    createdAt: one.created_at,
    history: [{ status: one.status, by: "emulator", createdAt: one.created_at }],
    messages: one.message ? [{ sender: "merchant", body: one.message }] : [],
  };
}

/** Disputes. A person or a test opens one with POST /paystack/dispute/open, and reminds or decides with the other extra routes. */
export function disputeRoutes(parts: PaystackParts): Route[] {
  const { state, webhooks, url } = parts;
  const find = (id: string | undefined) => state.disputes.find((one) => String(one.id) === id);
  const send = (event: string, one: Dispute) => webhooks.track(webhooks.send(event, viewDispute(state, one)));
  const done = (call: EmulatorRequest, one: Dispute): EmulatorResponse =>
    call.header("content-type").includes("form")
      ? redirect("/#payments")
      : successReply("Done", viewDispute(state, one));

  function open(call: EmulatorRequest): EmulatorResponse {
    const reference = String(call.json.reference ?? call.form.get("reference") ?? "");
    const transaction = state.find(reference);
    if (transaction?.status !== "success") return errorReply(404, "Transaction not found");
    const now = Date.now();
    const one: Dispute = {
      id: nextId(),
      reference: transaction.reference,
      status: "awaiting-merchant-feedback",
      resolution: null,
      category: "chargeback",
      due_at: new Date(now + Number(call.json.days ?? 3) * DAY_MS).toISOString(),
      resolved_at: null,
      created_at: new Date(now).toISOString(),
      evidence: null,
      message: "",
      files: [],
    };
    state.disputes.unshift(one);
    state.save();
    void send("charge.dispute.create", one);
    return done(call, one);
  }

  function addEvidence({ params: [id], json }: EmulatorRequest): EmulatorResponse {
    const one = find(id);
    if (!one) return errorReply(404, "Dispute not found");
    const missing = ["customer_email", "customer_name", "service_details"].find((name) => !json[name]);
    if (missing) return invalidReply(`${missing} is required`);
    one.evidence = { ...json, id: nextId(), dispute: one.id };
    state.save();
    return successReply("Evidence created", one.evidence);
  }

  function uploadUrl({ params: [id], query }: EmulatorRequest): EmulatorResponse {
    const one = find(id);
    const name = query.get("upload_filename");
    if (!one || !name) return errorReply(404, "Dispute not found");
    const fileName = `${nextId().toString(36)}-${name}`;
    const signedUrl = `${url()}/paystack/dispute-files/${one.id}/${encodeURIComponent(fileName)}`;
    return successReply("Upload url generated", { signedUrl, fileName });
  }

  function storeFile({ params: [id, name = ""], raw }: EmulatorRequest): EmulatorResponse {
    const one = find(id);
    if (!one) return { status: 403, body: "" };
    one.files.push({ name, bytes: raw.length });
    state.save();
    return { status: 200, body: "" };
  }

  /** A decline goes to the bank; an acceptance is final. */
  function resolve({ params: [id], json }: EmulatorRequest): EmulatorResponse {
    const one = find(id);
    if (!one) return errorReply(404, "Dispute not found");
    if (one.status !== "awaiting-merchant-feedback") return invalidReply("Dispute has already been resolved");
    const { resolution, message, uploaded_filename, refund_amount } = json;
    if (resolution !== "merchant-accepted" && resolution !== "declined") return invalidReply("Invalid resolution");
    if (!message || refund_amount === undefined || !one.files.some(({ name }) => name === uploaded_filename))
      return invalidReply("message, refund_amount and uploaded_filename are required");
    one.message = String(message);
    if (resolution === "declined") one.status = "awaiting-bank-feedback";
    else finish(one, resolution);
    state.save();
    return successReply("Dispute successfully resolved", viewDispute(state, one));
  }

  function finish(one: Dispute, resolution: "merchant-accepted" | "declined"): void {
    one.status = "resolved";
    one.resolution = resolution;
    one.resolved_at = new Date().toISOString();
    state.save();
    void send("charge.dispute.resolve", one);
  }

  const forPerson = (run: (call: EmulatorRequest, one: Dispute) => void) => (call: EmulatorRequest) => {
    const one = find(call.params[0]);
    if (!one) return errorReply(404, "Dispute not found");
    run(call, one);
    return done(call, one);
  };

  return [
    route("POST", /^\/paystack\/dispute\/open$/, open),
    route(
      "POST",
      /^\/paystack\/dispute\/(\d+)\/remind$/,
      forPerson((_, one) => void send("charge.dispute.remind", one)),
    ),
    route(
      "POST",
      /^\/paystack\/dispute\/(\d+)\/decide$/,
      forPerson(({ json, form }, one) => finish(one, (json.won ?? form.get("won")) ? "declined" : "merchant-accepted")),
    ),
    route(
      "GET",
      /^\/paystack\/dispute\/(\d+)$/,
      authenticated(parts, ({ params: [id] }) => {
        const one = find(id);
        return one ? successReply("Dispute retrieved", viewDispute(state, one)) : errorReply(404, "Dispute not found");
      }),
    ),
    route(
      "GET",
      /^\/paystack\/dispute$/,
      paginated(parts, "Disputes retrieved", (query) =>
        state.disputes.filter((one) => isWithin(one.created_at, query)).map((one) => viewDispute(state, one)),
      ),
    ),
    route("POST", /^\/paystack\/dispute\/(\d+)\/evidence$/, authenticated(parts, addEvidence)),
    route("GET", /^\/paystack\/dispute\/(\d+)\/upload_url$/, authenticated(parts, uploadUrl)),
    // The signed address is the permission, as at a storage.
    route("PUT", /^\/paystack\/dispute-files\/(\d+)\/([^/]+)$/, storeFile),
    route("PUT", /^\/paystack\/dispute\/(\d+)\/resolve$/, authenticated(parts, resolve)),
  ];
}
