type Site = { url: string; email: string; now: Date };

/** The file must say when it expires; RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

/** The security.txt of RFC 9116. */
export function securityTxt({ url, email, now }: Site): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1_000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
    `Policy: ${url}/security-policy.txt`,
  ];
  return `${lines.join("\n")}\n`;
}

/** What a person who reports a vulnerability can expect; the Policy of security.txt. */
export function securityPolicy(email: string): string {
  return `Reporting a vulnerability in The Living Archive

Write to ${email}. Describe the steps, the account that you used and what you saw.
We reply within 3 working days, say within 10 whether we can reproduce it, and when it is fixed.

Allowed: testing with accounts that you made yourself. Stop and write to us as soon as you see the data of another person.
Not allowed: reading, changing or deleting the data of others, denial of service, spam, social engineering, and tests of our
providers (payments, email, hosting).

We take no legal action against anyone who follows these rules in good faith. We do not pay rewards; we name you if you like.
`;
}
