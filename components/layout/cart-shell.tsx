"use client";

/** The main layout as a client component, for a page that is rendered for each request (account-shell.tsx). */
export { MainShell as CartShell } from "./shell";
