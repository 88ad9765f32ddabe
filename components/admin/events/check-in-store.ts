// What the check-in stores on the device, in IndexedDB: the list of guests until the event is over, and the check-ins that the server has
// not confirmed yet, however long that takes. Without IndexedDB, as in some private windows, both last until the page closes.
import type { CheckInListReply } from "@/lib/events/contracts";
import type { QueuedCheckIn } from "./offline-queue";

type StoredList = { event: string; list: CheckInListReply };
type StoredCheckIn = QueuedCheckIn & { event: string };

const databaseName = "check-in";
const stores = { lists: "lists", queue: "queue" } as const;

let opened: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(stores.lists, { keyPath: "event" });
      request.result.createObjectStore(stores.queue, { keyPath: "key" }).createIndex("event", "event");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Runs one request in a transaction of its own, and resolves when it is on the disk. Undefined when the browser cannot. */
async function run<Result>(
  store: keyof typeof stores,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDatabase();
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } catch {
    return undefined;
  }
}

/** Whether a stored list has to be erased. */
export const isExpired = ({ list }: StoredList, now: number): boolean => !(Date.parse(list.storedUntil) > now);

/**
 * Whether a failed request means that this device may no longer keep the list: the session was refused, or nobody is logged in here, which
 * the browser knows without a connection too.
 */
export const mustErase = ({ status }: { status: number }, isLoggedIn: boolean): boolean =>
  status === 401 || status === 403 || ((status === 0 || status >= 500) && !isLoggedIn);

/** The stored list of an event that is not over. */
export async function readList(event: string): Promise<CheckInListReply | null> {
  const stored = await run("lists", "readonly", (store) => store.get(event) as IDBRequest<StoredList | undefined>);
  return stored && !isExpired(stored, Date.now()) ? stored.list : null;
}

/** Stores the list; that of an event which is over is erased instead. */
export async function storeList(event: string, list: CheckInListReply): Promise<void> {
  if (isExpired({ event, list }, Date.now())) await eraseList(event);
  else await run("lists", "readwrite", (store) => store.put({ event, list } satisfies StoredList));
}

export async function eraseList(event: string): Promise<void> {
  await run("lists", "readwrite", (store) => store.delete(event));
}

/** Erases the lists of all events. Check-ins that are not confirmed stay, because the guests were let in. */
export async function eraseAllLists(): Promise<void> {
  await run("lists", "readwrite", (store) => store.clear());
}

/** Erases the lists of all events that are over. */
export async function eraseExpiredLists(): Promise<void> {
  const all = await run("lists", "readonly", (store) => store.getAll() as IDBRequest<StoredList[]>);
  for (const stored of all ?? []) if (isExpired(stored, Date.now())) await eraseList(stored.event);
}

/** The check-ins of an event that are not confirmed, in the order in which they were made. */
export async function readQueue(event: string): Promise<QueuedCheckIn[]> {
  const found = await run(
    "queue",
    "readonly",
    (store) => store.index("event").getAll(event) as IDBRequest<StoredCheckIn[]>,
  );
  return (found ?? []).map(({ event: _, ...checkIn }) => checkIn).sort((a, b) => a.at - b.at);
}

/** Resolves when the check-in is stored, so that closing the page does not lose it. */
export async function addToQueue(event: string, checkIn: QueuedCheckIn): Promise<void> {
  await run("queue", "readwrite", (store) => store.put({ ...checkIn, event } satisfies StoredCheckIn));
}

export async function removeFromQueue(key: string): Promise<void> {
  await run("queue", "readwrite", (store) => store.delete(key));
}
