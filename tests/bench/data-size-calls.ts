/** The least milliseconds of each call, by its name. */
export type SizedCalls = Record<string, number>;

/** Shorter times are compared as if they were this long. */
export const smallestMs = 5;

/** The calls that may take more than twice as long with 100 times the data, each with the reason. */
export const grows: Readonly<Record<string, string>> = {
  "/api/orders/all/export": "a file with every order",
  "/api/comments/admin/export": "a file with every comment, up to MAX_EXPORT_ROWS",
  "/api/admin/audit/export": "a file with every entry, up to MAX_EXPORT_ROWS",
  "/api/newsletter/subscribers/export": "a file with every subscriber",
  "/api/admin/users/export": "a file with every user",
  "/api/admin/perks/export": "a file with every perk",
  "/api/welcome-pack/addresses": "a file with every address to send to",
  "/api/newsletter/logs": "counts the deliveries of the issues on the page, which have as many more recipients",
  "/api/admin/stats": "adds up the sales of the period",
  "/api/admin/founders-wall": "names every founder, without pages",
  "/api/comments/admin/all": "counts all comments, because its pages have numbers",
  "/api/admin/todos": "counts everything that waits",
  "/api/admin/perks": "counts all perks beside the page",
};
