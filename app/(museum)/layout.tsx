export { SiteLayout as default } from "@/app/site-layout";
