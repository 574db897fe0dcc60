import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT } from "../step.ts";
import { checkTemplates } from "./checkTemplates.ts";
import { readProject, readTemplates, type Templates } from "./project.ts";
import { placeOf, writeTemplates } from "./templates.ts";

const project = readProject();
const templates = readTemplates(join(ROOT, "deploy"));
const now = project.version;
const DIGEST = `sha256:${"ab".repeat(32)}`;
const IMAGE = `host.example:5000/media/worthy:${now}@${DIGEST}`;

/** The templates with one text replaced in one file. */
function broken(path: string, from: string, to: string): Templates {
  const text = templates.get(path)?.toString() ?? "";
  expect(text).toContain(from);
  return new Map([...templates, [path, Buffer.from(text.replace(from, () => to))]]);
}

describe("the templates", () => {
  it("are as their stores want them", async () => {
    expect(await checkTemplates(templates, project)).toEqual([]);
  });

  const stateful = "helm/worthy/templates/statefulset.yaml";
  const names = "helm/worthy/templates/_names.tpl";
  const values = "helm/worthy/values.yaml";
  const xml = "unraid/worthy.xml";
  const casaos = "casaos/docker-compose.yml";
  const umbrel = "umbrel/docker-compose.yml";
  const manifest = "umbrel/umbrel-app.yml";
  const app = "truenas/app.yaml";
  const jinja = "truenas/templates/docker-compose.yaml";
  const answers = "truenas/templates/test_values/basic-values.yaml";

  it.each([
    ["helm/worthy/Chart.yaml", `version: ${now}`, "version: 0.0.1", /Chart.yaml: version/],
    ["helm/worthy/Chart.yaml", `"${now}"`, '"0.0.1"', /Chart.yaml: appVersion/],
    [stateful, "runAsNonRoot: true", "runAsNonRoot: false", /runAsNonRoot/],
    [values, "runAsUser: 1000", "runAsUser: 0", /runAsUser/],
    [stateful, "type: RuntimeDefault", "type: Unconfined", /seccompProfile.type/],
    [stateful, "- ALL", "- NET_RAW", /capabilities.drop/],
    [stateful, "readOnlyRootFilesystem: true", "readOnlyRootFilesystem: false", /readOnlyRoot/],
    [stateful, "Escalation: false", "Escalation: true", /Escalation/],
    [stateful, "automountServiceAccountToken: false", "", /automountServiceAccountToken/],
    [stateful, "PeriodSeconds: 30", "PeriodSeconds: 1", /terminationGracePeriodSeconds/],
    [stateful, "path: /healthz", "path: /health", /livenessProbe.httpGet.path/],
    [stateful, "path: /readyz", "path: /ready", /startupProbe.httpGet.path/],
    [stateful, "containerPort: 3000", "containerPort: 8080", /containerPort/],
    [stateful, "mountPath: /data", "mountPath: /config", /volumeMounts.0.mountPath/],
    [stateful, "mountPath: /tmp", "mountPath: /var", /volumeMounts.1.mountPath/],
    [stateful, "claimName: {{", "claimNames: {{", /claimName: mine/],
    [stateful, "- secretRef:", "- configMapRef:", /envFrom.0.secretRef/],
    [stateful, "{{- end }}", "", /without its end/],
    [
      stateful,
      "{{ .Values.replicaCount }}",
      "{{ .Values.replicas }}",
      /replicas is used and missing/,
    ],
    [stateful, "| quote }}", "| squote }}", /doesn't know the function squote/],
    [stateful, "      labels:", "     labels:", /checkHelm: /],
    [values, "nodeSelector: {}", "nodeSelector: {}\nextra: 1", /nothing uses extra/],
    [values, "repository: registry", "repository: other", /containers.0.image/],
    ["helm/worthy/values.schema.json", '"affinity"', '"affinities"', /has other keys/],
    ["helm/worthy/values.schema.json", '"size"', '"sizes"', /persistence has other keys/],
    [names, "(gt (int .Values.replicaCount) 1)", "false", /accepts .*replicaCount.:2/],
    [names, 'fail "persistence.enabled', 'printf "', /accepts .*enabled.:false/],
    [names, "DATABASE_URL_FILE", "DATABASE_FILE", /DATABASE_FILE is no setting/],
    ["helm/worthy/templates/ingress.yaml", "pathType: Prefix", "pathType: Exact", /pathType/],
    ["helm/worthy/templates/httproute.yaml", "type: PathPrefix", "type: Exact", /path.type/],
    ["helm/worthy/templates/service.yaml", "targetPort: http", "targetPort: web", /targetPort/],
    ["helm/worthy/templates/serviceaccount.yaml", "Token: false", "Token: true", /automount/],
    ["helm/worthy/templates/NOTES.txt", "TRUST_PROXY, or", "", /it lacks \/TRUST_PROXY/],
    [xml, `worthy:${now}`, "worthy:0.0.1", /worthy.xml: Repository/],
    [xml, `worthy:${now}`, "worthy:latest", /the image is latest/],
    [xml, 'version="2"', 'version="1"', /worthy.xml: version/],
    [xml, "MediaServer:Other", "Films", /worthy.xml: Category/],
    [xml, "[PORT:3000]", "[PORT:8080]", /worthy.xml: WebUI/],
    [xml, 'Target="3000"', 'Target="8080"', /port 3000 is missing/],
    [xml, 'Target="/data"', 'Target="/config"', /\/data is missing/],
    [xml, ">99<", ">1000<", /PUID has another default/],
    [
      xml,
      'Default="99" Description="The user who owns the data." Type="Variable" Display="advanced" Required="true" Mask="false">99',
      'Default="1" Description="The user." Type="Variable" Display="advanced" Required="true" Mask="false">1',
      /must be 99 and 100/,
    ],
    [xml, 'Mask="true"', 'Mask="false"', /SMTP_URL may be secret/],
    [xml, 'Display="always"', 'Display="shown"', /0.Display/],
    [xml, 'Target="COUNTRY"', 'Target="COUNTY"', /COUNTY is no setting/],
    [xml, "</Container>", "", /checkUnraid: /],
    [xml, "casaos/icon.png", "casaos/logo.png", /logo.png: it is linked and missing/],
    [
      "unraid/ca_profile.xml",
      "<Profile>Worthy: what to watch tonight, scored for you, on your own server.",
      "<Profile>",
      /ca_profile.xml: Profile/,
    ],
    [casaos, `worthy:${now}`, "worthy:latest", /services.worthy.image/],
    [casaos, "name: worthy", "name: films", /docker-compose.yml: name/],
    [casaos, "PUID: $PUID", "PUID: 1000", /environment.PUID/],
    [casaos, "TZ: $TZ", "TZ: $TZ\n      COLOR: red", /COLOR is no setting/],
    [casaos, "$AppID", "worthy", /volumes.0.source/],
    [casaos, "target: /data", "target: /config", /volumes.0.target/],
    [casaos, "target: 3000", "target: 80", /ports.0.target/],
    [casaos, 'port_map: "3000"', "port_map: 3000", /x-casaos.port_map/],
    [casaos, 'port_map: "3000"', 'port_map: "80"', /port_map isn't the published port/],
    [casaos, "main: worthy", "main: web", /x-casaos.main/],
    [casaos, "en_US: Worthy", "en_us: Worthy", /x-casaos.title.en_US/],
    [casaos, "category: Media", "category: Films", /x-casaos.category/],
    [casaos, "    - arm64\n", "", /x-casaos.architectures/],
    [casaos, `version: "${now}"`, 'version: "0.0.1"', /x-casaos.version/],
    [casaos, "id: example.worthy", "id: worthy", /x-casaos.id/],
    [manifest, "umbrel/3.jpg", "umbrel/2.jpg", /umbrel\/3.jpg: nothing links to it/],
    [umbrel, `@sha256:${"0".repeat(64)}`, "", /services.server.image/],
    [umbrel, "worthy_server_1", "worthy_web_1", /app_proxy.environment.APP_HOST/],
    [umbrel, "APP_PORT: 3000", "APP_PORT: 80", /app_proxy.environment.APP_PORT/],
    [umbrel, '      PROXY_AUTH_WHITELIST: "*"\n', "", /PROXY_AUTH_WHITELIST/],
    [umbrel, '"1000:1000"', '"0:0"', /root isn't allowed/],
    [umbrel, "${APP_DATA_DIR}/data", "./data", /services.server.volumes/],
    [umbrel, "read_only: true", "ports: [3000]\n    read_only: true", /services.server.ports/],
    [umbrel, "PUBLIC_URL:", "PUBLIC:", /PUBLIC is no setting/],
    [manifest, "manifestVersion: 1", "manifestVersion: 3", /manifestVersion/],
    [manifest, "id: worthy", "id: Worthy App", /umbrel-app.yml: id/],
    [manifest, "category: media", "category: films", /umbrel-app.yml: category/],
    [manifest, "port: 3942", "port: 80", /umbrel-app.yml: port/],
    [manifest, "  - https://worthy.example/umbrel/3.jpg\n", "", /umbrel-app.yml: gallery/],
    [manifest, `version: "${now}"`, 'version: "0.0.1"', /umbrel-app.yml: version/],
    [manifest, 'releaseNotes: ""\n', "", /releaseNotes/],
    [app, `app_version: ${now}`, "app_version: 0.0.1", /app_version/],
    [app, "train: community", "train: stable", /app.yaml: train/],
    [app, "uid: 568", "uid: 0", /root isn't allowed/],
    [app, "lib_version: 2.3.11", "lib_version: 1.0.0", /lib_version/],
    ["truenas/ix_values.yaml", `tag: ${now}`, "tag: latest", /images.image.tag/],
    ["truenas/ix_values.yaml", "web_port: 3000", "web_port: 80", /internal_web_port/],
    ["truenas/ix_values.yaml", "data_path: /data", "data_path: /config", /data_path/],
    ["truenas/questions.yaml", "type: int", "type: integer", /questions.*schema.type/],
    ["truenas/questions.yaml", "group: Worthy Configuration", "group: Films", /TZ is in no group/],
    [answers, "TZ: Etc/UTC", "Zone: Etc/UTC", /no question asks for Zone/],
    [answers, '  country: ""\n', "", /country isn't answered/],
    [answers, "  group: 568\n", "", /has no run_as.group/],
    [jinja, '"COUNTRY"', '"COUNTY"', /COUNTY is no setting/],
    [jinja, "values.consts.data_path, ", '"/config", ', /nothing is stored in \/data/],
    [jinja, "{% do c1.healthcheck.use_built_in() %}", "", /health check isn't used/],
    [jinja, "values.consts.internal_web_port", "80", /port 3000 is missing/],
    [
      jinja,
      "{% do c1.set_user(values.run_as.user, values.run_as.group) %}",
      "",
      /nobody is its user/,
    ],
    [jinja, "{% endif %}", "", /checkTruenas: /],
    [jinja, "tpl.portals", "tpl.portal", /checkTruenas: /],
  ])("in %s, %j may not become %j", async (path, from, to, says) => {
    const problems = await checkTemplates(broken(path, from, to), project);
    expect(problems.join("\n")).toMatch(says);
  });

  it.each([
    ["casaos/icon.png", "umbrel/1.jpg", /icon.png: a jpeg of 1440 × 900, not 256 × 256/],
    ["casaos/screenshot-1.jpg", "umbrel/1.jpg", /screenshot-1.jpg: .* not 1280 × 800/],
    ["umbrel/2.jpg", "casaos/screenshot-1.jpg", /2.jpg: .* not 1440 × 900/],
    ["unraid/icon.png", "casaos/icon.png", /no store asks for it/],
  ])("have the right pictures: %s may not be %s", async (path, other, says) => {
    const changed = new Map([...templates, [path, templates.get(other) ?? Buffer.of()]]);
    expect((await checkTemplates(changed, project)).join("\n")).toMatch(says);
  });

  it.each(["umbrel/data/.gitkeep", "truenas/README.md", "casaos/screenshot-2.jpg"])(
    "may not lack %s",
    async (path) => {
      const fewer = new Map([...templates].filter(([each]) => each !== path));
      expect((await checkTemplates(fewer, project)).join("\n")).toMatch(`${path}: it is`);
    },
  );
});

describe("copies for an image", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "worthy-templates-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const place = placeOf(IMAGE, "https://films.example/worthy", project.version);

  it("name it everywhere, and are as the stores want them", async () => {
    writeTemplates(folder, place);
    const copies = readTemplates(folder);
    expect([...copies.keys()]).toEqual([...templates.keys()]);
    expect(await checkTemplates(copies, readProject(place))).toEqual([]);
    const umbrel = readFileSync(join(folder, "umbrel/docker-compose.yml"), "utf8");
    expect(umbrel).toContain(`image: ${IMAGE}\n`);
  });

  it("are reported if a placeholder is left", async () => {
    const problems = (await checkTemplates(templates, readProject(place))).join("\n");
    expect(problems).toMatch(/the repository registry.example\/worthy isn't filled in/);
    expect(problems).toMatch(/the digest sha256:0+ isn't filled in/);
    expect(problems).toMatch(/the site https:\/\/worthy.example isn't filled in/);
  });

  it("aren't written into a folder with files", () => {
    writeFileSync(join(folder, "mine.txt"), "");
    expect(() => writeTemplates(folder, place)).toThrow(/isn't empty/);
  });

  it.each([
    ["worthy", /no image of a registry/],
    ["host.example/worthy", /has no tag/],
    ["host.example/worthy:latest", /Stores refuse latest/],
    ["host.example/worthy:0.0.1", /of version .*, not of 0.0.1/],
    [`host.example/worthy:${now}`, /Umbrel needs the digest/],
    [`host.example/worthy:${now}@sha256:12`, /Umbrel needs the digest/],
  ])("aren't made for %s", (image, says) => {
    expect(() => placeOf(image, "https://films.example", project.version)).toThrow(says);
  });

  it("aren't made for a site without https", () => {
    expect(() => placeOf(IMAGE, "http://films.example", project.version)).toThrow(/--site/);
  });
});
