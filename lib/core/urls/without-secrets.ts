/** A URL or path for a log or a trace: without its query, and without the tokens of email links, which stay valid until used. */
export const withoutSecrets = (url: string): string =>
  url.replace(/[?#]\S*/g, "").replace(linksWithTokens, "/$1/[token]");

const linksWithTokens =
  /(?<!\/admin|\/account)\/(verify|reset-password|login\/link|confirm|unsubscribe|guest\/orders|orders\/guest|membership\/(?:gift|group)s?|gift\/voucher|gift\/balance|vouchers|invite|transfers|tickets(?:\/guest)?|walls|refunds?|account\/calendar-feed|(?:mails|comment-emails|digest)\/stop)\/[^/\s]+/g;
