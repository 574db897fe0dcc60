import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemDocument } from "./problem.ts";

const STATUS: Record<string, readonly [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Address and headers are larger than 16 KiB."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};

/** Answers what cannot even be read as a request, in the form of all other errors, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, message] = STATUS[error.code ?? ""] ?? [400, "This is no HTTP request."];
  const body = JSON.stringify(problemDocument(status, message));
  const headers = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, "content-type: application/problem+json", `content-length: ${Buffer.byteLength(body)}`, "connection: close"];
  socket.end(`${headers.join("\r\n")}\r\n\r\n${body}`);
}
