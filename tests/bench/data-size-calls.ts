/** The least milliseconds of each call, by its name. */
export type SizedCalls = Record<string, number>;

/** Shorter times are compared as if they were this long. */
export const smallestMs = 5;

/**
 * The calls that may take more than twice as long with 100 times the data: how many times as long at most, about half more than measured
 * (docs/scale.md), and the reason.
 */
export const grows: Readonly<Record<string, readonly [most: number, reason: string]>> = {
  "/api/orders/all/export": [200, "a file with every order"],
  "/api/comments/admin/export": [50, "a file with every comment, up to MAX_EXPORT_ROWS"],
  "/api/admin/audit/export": [45, "a file with every entry, up to MAX_EXPORT_ROWS"],
  "/api/newsletter/subscribers/export": [17, "a file with every subscriber"],
  "/api/admin/users/export": [12, "a file with every user"],
  "/api/admin/perks/export": [9, "a file with every perk"],
  "/api/welcome-pack/addresses": [4, "a file with every address to send to"],
  "/api/newsletter/logs": [6, "counts the deliveries of the issues on the page, which have as many more recipients"],
  "/api/admin/stats": [5, "adds up the sales of the period"],
  "/api/admin/founders-wall": [5, "names every founder, without pages"],
  "/api/comments/admin/all": [4, "counts all comments, because its pages have numbers"],
  "/api/admin/todos": [4, "counts everything that waits"],
  "/api/admin/perks": [3.5, "counts all perks beside the page"],
};
