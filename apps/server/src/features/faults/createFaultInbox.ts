import type { Fault } from "./Fault.ts";

export interface FaultInbox {
  put(fault: Fault): void;
  /** Hands over what has gathered, and from now on everything at once. */
  pass(receive: (fault: Fault) => void): void;
}

/** A start that fails again and again must not gather for ever. */
const MOST = 50;

/** Takes faults from the first line of the log on, before there is a database to keep them in. */
export function createFaultInbox(): FaultInbox {
  const early: Fault[] = [];
  let receive = (fault: Fault) => {
    if (early.length < MOST) early.push(fault);
  };
  return {
    put: (fault) => receive(fault),
    pass: (next) => {
      receive = next;
      early.splice(0).forEach(next);
    },
  };
}
