import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { ROOT } from "../step.ts";
import { opens } from "../../apps/server/src/platform/testOpens.ts";
import { startProgram, until } from "./programs.ts";

/** The names that docs/install.md has, and those that stand for them here. */
const HOSTS = { "b2b.worthy.example": "b2b.localhost", "worthy.example": "localhost" };
const TLS_MS = 20_000;

/** What docs/install.md says below a heading. */
function sectionOf(heading: string): string {
  const page = readFileSync(join(ROOT, "docs/install.md"), "utf8");
  return page.split(`\n### ${heading}\n`)[1]?.split(/\n##+ /)[0] ?? "";
}

/** The first block of code there, without its indentation. */
function blockBelow(heading: string): string {
  const [block] = sectionOf(heading).match(/(?:^ {4}.*\n(?:\n(?= {4}))?)+/m) ?? [];
  if (block === undefined) throw new Error(`docs/install.md shows nothing below ${heading}`);
  return block.replaceAll(/^ {4}/gm, "");
}

/** Replaces what the page must contain. */
function swap(text: string, from: string | RegExp, to: string): string {
  const swapped = text.replaceAll(from, to);
  if (swapped === text) throw new Error(`docs/install.md has no ${String(from)}`);
  return swapped;
}

const withHosts = (text: string) =>
  Object.entries(HOSTS).reduce((named, [from, to]) => named.replaceAll(from, to), text);

export interface ProxyOptions {
  folder: string;
  /** The server's port. */
  target: number;
  http: number;
  https: number;
  base: string;
}

export interface Proxy {
  /** A certificate that programs have to trust. */
  certificate: string;
  log(): string;
  end(): Promise<void>;
}

const AT_ROOT = "location / {";
const IN_PATH = "location /worthy/ {";

/** What the page says about nginx, at the root or below a path. */
function nginxBlock(base: string): string {
  const block = blockBelow("nginx");
  if (base === "") return block;
  const said = sectionOf("Below a path").replaceAll("\n", " ");
  if (!said.includes(`write \`${IN_PATH}\` instead of \`${AT_ROOT}\``))
    throw new Error("docs/install.md doesn't say how nginx serves a path");
  return swap(block, AT_ROOT, IN_PATH);
}

/** nginx with the page's configuration, in which only names, ports and places of files are others. */
async function startNginx({ folder, target, http, https, base }: ProxyOptions): Promise<Proxy> {
  const [certificate, key, log] = ["cert.pem", "key.pem", "worthy.log"].map((name) =>
    join(folder, name),
  ) as [string, string, string]; // three names give three files
  const made = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  const names = ["-addext", "subjectAltName=DNS:localhost,DNS:b2b.localhost"];
  execFileSync("openssl", [...made.split(" "), ...names], { stdio: "ignore" });
  let text = nginxBlock(base);
  text = swap(text, /\S+\/fullchain\.pem/g, certificate);
  text = swap(text, /\S+\/privkey\.pem/g, key);
  text = swap(text, "/var/log/nginx/worthy.log", log);
  text = swap(text, "127.0.0.1:3000", `127.0.0.1:${target}`);
  for (const [port, here] of [
    [80, http],
    [443, https],
  ] as const) {
    text = swap(text, `listen ${port}`, `listen 127.0.0.1:${here}`);
    text = swap(text, `listen [::]:${port}`, `listen [::1]:${here}`);
  }
  text = swap(text, "https://$host$", `https://$host:${https}$`);
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const around = `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { ${temporary.join(" ")} gzip on; gzip_types *;`;
  writeFileSync(file, `${around}\n${withHosts(text)}\n}`);
  const nginx = await startProgram(["nginx", "-c", file], { port: https });
  await untilTls(https);
  return {
    certificate: readFileSync(certificate, "utf8"),
    log: () => readFileSync(log, "utf8"),
    end: () => nginx.end("SIGTERM"),
  };
}

/** Caddy with the page's configuration and certificates of its own. */
async function startCaddy({ folder, target, http, https, base }: ProxyOptions): Promise<Proxy> {
  const log = join(folder, "worthy.log");
  const block = blockBelow(base === "" ? "Caddy" : "Below a path");
  let text = swap(block, "127.0.0.1:3000", `127.0.0.1:${target}`);
  if (base === "") text = swap(text, "/var/log/caddy/worthy.log", log);
  const file = join(folder, "Caddyfile");
  const general = [
    "admin off",
    "skip_install_trust",
    "local_certs",
    `http_port ${http}`,
    `https_port ${https}`,
    "default_bind 127.0.0.1",
  ];
  writeFileSync(file, `{\n\t${general.join("\n\t")}\n}\n${withHosts(text)}`);
  const caddy = await startProgram(["caddy", "run", "--adapter", "caddyfile", "--config", file], {
    port: https,
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  await untilTls(https);
  const authority = join(folder, "caddy/pki/authorities/local/root.crt");
  return {
    certificate: readFileSync(authority, "utf8"),
    log: () => (base === "" ? readFileSync(log, "utf8") : caddy.said()),
    end: () => caddy.end(),
  };
}

/** Waits until there is a certificate for the host: Caddy listens before it has made one. */
const untilTls = (port: number) => {
  const options = { host: "127.0.0.1", port, servername: "localhost", rejectUnauthorized: false };
  return until(() => opens(connect(options), "secureConnect"), "TLS", TLS_MS);
};

export const PROXIES = { nginx: startNginx, Caddy: startCaddy };
