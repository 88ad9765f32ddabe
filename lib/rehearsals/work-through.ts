type WorkThrough<Item> = {
  items: readonly Item[];
  workers: number;
  deadline: number;
  work: (item: Item) => Promise<void>;
};

/**
 * Works through a list with several workers. Nothing begins after the deadline, or after an error, which is thrown when the work of the
 * others has ended.
 */
export async function workThrough<Item>({ items, workers, deadline, work }: WorkThrough<Item>): Promise<void> {
  const queue = items.values();
  let failed = false;
  const worker = async () => {
    while (!failed && performance.now() < deadline) {
      const { done, value } = queue.next();
      if (done) return;
      try {
        await work(value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  for (const result of await Promise.allSettled(Array.from({ length: workers }, worker)))
    if (result.status === "rejected") throw result.reason;
}
