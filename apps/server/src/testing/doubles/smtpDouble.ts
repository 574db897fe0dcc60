import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Head and body as they came, without the dots that SMTP adds. */
  raw: string;
}

export interface SmtpDouble {
  url: string;
  mails: ReceivedMail[];
  /** Connections so far. */
  connections(): number;
  /** Answers to the next attempts to name a recipient, before it takes mail again; `silence` says nothing at all. */
  misbehave(answers: readonly (string | "silence")[]): void;
  stop(): Promise<void>;
}

export interface SmtpDoubleOptions {
  /** Speaks TLS from the start, with this certificate. */
  tls?: { key: string; cert: string };
  /** What it answers to a sign-in, which it then asks for. */
  signIn?: string;
}

/** A mail server for tests: it takes everything, to the letter of SMTP as far as a client needs it, and can refuse. */
export async function startSmtpDouble({
  tls,
  signIn,
}: SmtpDoubleOptions = {}): Promise<SmtpDouble> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const refusals: string[] = [];
  let connections = 0;
  const welcome = (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    serve(socket, { mails, refusals, signIn });
  };
  const server = (tls ? createTlsServer(tls, welcome) : createServer(welcome)).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("no port was given");
  return {
    url: `${tls ? "smtps" : "smtp"}://127.0.0.1:${place.port}`,
    mails,
    connections: () => connections,
    misbehave: (answers) => void refusals.push(...answers),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

const END_OF_MAIL = "\r\n.\r\n";

function serve(
  socket: Socket,
  {
    mails,
    refusals,
    signIn,
  }: { mails: ReceivedMail[]; refusals: string[]; signIn?: string | undefined },
): void {
  let pending = "";
  let inMail = false;
  let mail: ReceivedMail = { from: "", to: [], raw: "" };
  const say = (line: string) => void socket.write(`${line}\r\n`);

  const answer = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? "";
    if (verb === "EHLO")
      return say(`250-double\r\n${signIn ? "250-AUTH PLAIN\r\n" : ""}250 SMTPUTF8`);
    if (verb === "AUTH" && signIn) return say(signIn);
    if (verb === "MAIL") {
      mail = { from: address, to: [], raw: "" };
      return say("250 ok");
    }
    if (verb === "RCPT") return nameRecipient(address);
    if (verb === "DATA") {
      inMail = true;
      return say("354 go on");
    }
    if (verb === "QUIT") return void socket.end("221 bye\r\n");
    say("250 ok");
  };
  const nameRecipient = (address: string) => {
    const refusal = refusals.shift();
    if (refusal === "silence") return;
    if (refusal !== undefined) return say(refusal);
    mail.to.push(address);
    say("250 ok");
  };

  say("220 double");
  socket.setEncoding("utf8").on("data", (part: string) => {
    pending += part;
    for (;;) {
      const mark = inMail ? END_OF_MAIL : "\r\n";
      const end = pending.indexOf(mark);
      if (end < 0) return;
      const text = pending.slice(0, end);
      pending = pending.slice(end + mark.length);
      if (!inMail) {
        answer(text);
        continue;
      }
      inMail = false;
      mails.push({ ...mail, raw: text.replaceAll(/^\.\./gm, ".") });
      say("250 taken");
    }
  });
}
