import type { TestPerson } from "../testServer.ts";

/** What an endpoint answers to each of those who may ask. */
export interface PolicyRow {
  /** Address and body in terms of the owner and of what is theirs. */
  request(owner: TestPerson, things: PolicyThings): { url: string; body?: unknown };
  none: number;
  stranger: number;
  owner: number;
  /** Somebody with a place on the owner's list, who asks for it as theirs; a stranger, where that is missing. */
  collaborator?: number;
  /** An administrator; a stranger, where that is missing. No role opens another person's data. */
  admin?: number;
  /** It is for registered people: the owner is one here. */
  registered?: true;
}

/** Ids of what is the owner's. */
export interface PolicyThings {
  ratingId: string;
  /** A link that the owner has asked for. */
  requestId: string;
  /** A device that waits for the owner's word. */
  waitingId: string;
  deviceId: string;
  /** Of an invite to the owner's default list. */
  reference: string;
  messageId: string;
  wishId: string;
  /** An address of the owner's. */
  email: string;
  /** Somebody whom a call names beside its caller. */
  personId: string;
}

export const SHOW = 10_001;
export const FILM = 10_201;
export const NOBODYS_ID = "d".repeat(12);
export const LINK_CODE = "BCDF-GHJK";
export const OWNERS_EMAIL = "owner@example.org";

export const open = (url: string, body?: unknown): PolicyRow => ({
  request: () => ({ url, body }),
  none: 200,
  stranger: 200,
  owner: 200,
});
export const mine = (
  url: (owner: TestPerson, things: PolicyThings) => string,
  body?: unknown,
): PolicyRow => ({
  request: (owner, things) => ({ url: url(owner, things), body }),
  none: 401,
  stranger: 403,
  owner: 200,
});
/** Of a list: also for those who share it, under their own id. */
export const shared = (url: (owner: TestPerson) => string, body?: unknown): PolicyRow => ({
  ...mine(url, body),
  collaborator: 200,
});

/** Of a list, and its owner's business alone. */
export const ownersOf = (
  url: (owner: TestPerson, things: PolicyThings) => string,
  body?: unknown,
): PolicyRow => ({
  ...mine(url, body),
  collaborator: 403,
});

/** For administrators alone; what they are asked to change is not there, so that the owner's stays as it is. */
export const administrators = (
  url: string,
  { body, admin = 200 }: { body?: unknown; admin?: number } = {},
): PolicyRow => ({
  request: () => ({ url, body }),
  none: 401,
  stranger: 403,
  owner: 403,
  admin,
});
