import type { Fault } from "./Fault.ts";

export interface FaultInbox {
  put(fault: Fault): void;
  /** Passes on collected faults, and from now on every new one immediately. */
  pass(receive: (fault: Fault) => void): void;
}

/** A start that keeps failing must not collect forever. */
const MOST = 50;

/** Collects faults from the first log line on, before there is a database to store them. */
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
