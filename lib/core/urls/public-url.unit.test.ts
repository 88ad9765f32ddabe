import { expect, test } from "vitest";
import { isPublicHttpsUrl } from "@/lib/core/urls/public-url";

test.each([
  "https://meet.example/door",
  "https://zoom.us/j/1?pwd=2",
  "https://MEET.example:8443/x",
  "https://café.example/",
])("accepts %s", (url) => expect(isPublicHttpsUrl(url)).toBe(true));

test.each([
  "http://meet.example/door",
  "https://user:secret@meet.example/",
  "https://user@meet.example/",
  "https://localhost/",
  "https://localhost./",
  "https://app.localhost:3000/",
  "https://printer.local/",
  "https://metadata.google.internal/",
  "https://intranet/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://10.0.0.8/",
  "https://192.168.1.1/",
  "https://169.254.169.254/latest",
  "https://[::1]/",
  "https://[fd00::1]/",
  "https:///x",
  "meet.example",
  "javascript:alert(1)",
  "",
])("rejects %s", (url) => expect(isPublicHttpsUrl(url)).toBe(false));
