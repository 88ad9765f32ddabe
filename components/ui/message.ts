export type Tone = "success" | "error" | "warning" | "pending";

/** The message of a form about its last submission. */
export type Message = { tone: Tone; text: string };

export const success = (text: string): Message => ({ tone: "success", text });
export const failure = (text: string): Message => ({ tone: "error", text });
export const warning = (text: string): Message => ({ tone: "warning", text });
export const pending = (text: string): Message => ({ tone: "pending", text });
