/** What the keys and buttons of the admin open. */
const tools = ["palette", "shortcuts"] as const;
export type AdminTool = (typeof tools)[number];

const opened = "admin-tool";

/** Opens the command palette or the list of shortcuts (admin-tools.tsx). */
export const openAdminTool = (tool: AdminTool): void => {
  dispatchEvent(new CustomEvent<AdminTool>(opened, { detail: tool }));
};

export function onAdminTool(listener: (tool: AdminTool) => void): () => void {
  const handle = (event: Event) => {
    const tool = event instanceof CustomEvent && tools.find((each) => each === event.detail);
    if (tool) listener(tool);
  };
  addEventListener(opened, handle);
  return () => removeEventListener(opened, handle);
}
