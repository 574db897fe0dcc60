import type { EndpointId } from "@worthy/contract";
import { administrators, NOBODYS_ID, open, SHOW, type PolicyRow } from "./policyRow.ts";

/** Administration, and what it hears of. */
export const ADMIN_ROWS = {
  reportTitle: open(`/v1/api/titles/${SHOW}/reports`, {
    fields: ["DATES"],
    text: "It ended a year later.",
  }),
  recordEvents: open("/api/event", { events: [] }),
  listExperiments: open("/v1/api/experiments"),
  getNumbers: administrators("/v1/api/admin/numbers"),
  exportNumbers: administrators("/v1/api/admin/numbers.csv"),
  listFaults: administrators("/v1/api/admin/faults"),
  removeFault: administrators(`/v1/api/admin/faults/${"0".repeat(64)}`, { admin: 404 }),
  listPeople: administrators("/v1/api/admin/people"),
  lockPerson: administrators(`/v1/api/admin/people/${NOBODYS_ID}/lock`, {
    body: { locked: true },
    admin: 404,
  }),
  signOutPerson: administrators(`/v1/api/admin/people/${NOBODYS_ID}/devices`, { admin: 404 }),
  erasePerson: administrators(`/v1/api/admin/people/${NOBODYS_ID}`, {
    body: { confirm: "DELETE" },
    admin: 404,
  }),
  listAdminActs: administrators("/v1/api/admin/acts"),
  listReports: administrators("/v1/api/admin/reports"),
  removeReport: administrators("/v1/api/admin/reports/9007199254740000", { admin: 404 }),
  listCorrections: administrators("/v1/api/admin/corrections"),
  getTitleFacts: administrators(`/v1/api/admin/titles/${SHOW}/facts`),
  correctFact: administrators(`/v1/api/admin/titles/${SHOW}/facts/runtime`, {
    body: { value: 58 },
  }),
  removeCorrection: administrators(`/v1/api/admin/titles/${SHOW}/facts/runtime`),
  listCuratedLists: administrators("/v1/api/admin/lists"),
  putCuratedList: administrators("/v1/api/admin/lists/club-night", {
    body: { name: "Club night", titleIds: [SHOW] },
  }),
  deleteCuratedList: administrators("/v1/api/admin/lists/nobodys-list", { admin: 404 }),
  getJobs: administrators("/v1/api/admin/jobs"),
  startImport: administrators("/v1/api/admin/imports", { body: { source: "tvmaze" } }),
  setImports: administrators("/v1/api/admin/imports", { body: { paused: true } }),
  cancelImport: administrators("/v1/api/admin/imports/2000000000/cancel", { admin: 404 }),
  getLinkCheck: administrators("/v1/api/admin/links"),
  getTmdbFacts: administrators("/v1/api/admin/tmdb-facts"),
  setTmdbFacts: administrators("/v1/api/admin/tmdb-facts", { body: { used: false } }),
  rollBackModel: administrators("/v1/api/admin/models/rollback", { admin: 404 }),
  listWishedNames: administrators("/v1/api/admin/wishes"),
  addWishedTitle: administrators("/v1/api/admin/wishes/add", {
    body: { name: "Wished for by nobody" },
    admin: 404,
  }),
  declineWish: administrators("/v1/api/admin/wishes/decline", {
    body: { name: "Wished for by nobody" },
    admin: 404,
  }),
  putExperiment: administrators("/v1/api/admin/experiments/searchPlaceholder", {
    body: { variants: [{ name: "0", weight: 2 }] },
  }),
} satisfies Partial<Record<EndpointId, PolicyRow>>;
