// The least that a server can do: node:http that responds to every request with the bytes of a file.
import fs from "node:fs";
import http from "node:http";

const [file = "", port = "0"] = process.argv.slice(2);
const bytes = fs.readFileSync(file);
http
  .createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": bytes.length });
    response.end(bytes);
  })
  .listen(Number(port), "127.0.0.1", () => process.send?.("listening"));
