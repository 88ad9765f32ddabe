/** What the keys and buttons of the admin open. */
export type AdminTool = "palette" | "shortcuts";

const opened = "admin-tool";

/** Opens the command palette or the list of shortcuts (admin-tools.tsx). */
export const openAdminTool = (tool: AdminTool): void => {
  dispatchEvent(new CustomEvent<AdminTool>(opened, { detail: tool }));
};

export function onAdminTool(listener: (tool: AdminTool) => void): () => void {
  const handle = (event: Event) => event instanceof CustomEvent && listener(event.detail as AdminTool);
  addEventListener(opened, handle);
  return () => removeEventListener(opened, handle);
}
