/** Every error code and its HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  bad_token: 400,
  empty_cart: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  email_unverified: 403,
  forbidden: 403,
  vip_only: 403,
  banned: 403,
  account_disabled: 403,
  mfa_required: 403,
  admin_only: 403,
  cross_site: 403,
  viewing: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  out_of_stock: 409,
  number_taken: 409,
  not_open: 409,
  waiting_room: 409,
  ended: 409,
  over_limit: 409,
  code_refused: 409,
  in_progress: 409,
  stale: 409,
  key_reused: 409,
  bid_too_low: 409,
  not_running: 409,
  already_active: 409,
  too_large: 413,
  unsupported_type: 415,
  not_delivered: 422,
  rate_limited: 429,
  failed: 500,
  provider_failed: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Error messages by form field. */
export type FieldErrors = Record<string, string>;

/** Data that comes with an error, such as the current price. */
export type ErrorFacts = Record<string, string | number | null>;

/** What is saved now, for an edit that was based on an older version. */
export type EditConflict = {
  version: number;
  fields: Record<string, unknown>;
  savedBy: string | null;
  savedAt: string | null;
};

type ErrorOptions = { fields?: FieldErrors; facts?: ErrorFacts; current?: EditConflict; retryAfter?: number };

/** An error whose message may be shown to the user. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly fields?: FieldErrors;
  readonly facts?: ErrorFacts;
  readonly current?: EditConflict;
  /** Seconds; becomes Retry-After. */
  readonly retryAfter?: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: ErrorOptions & { cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.fields = options.fields;
    this.facts = options.facts;
    this.current = options.current;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Throws an AppError; an expression, so that it can follow `??`. */
export function throwAppError(code: ErrorCode, message: string, options?: ErrorOptions): never {
  throw new AppError(code, message, options);
}
