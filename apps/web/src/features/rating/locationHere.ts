import { businessLocation, isBusinessHost, type RatedLocation } from "@worthy/domain";

/** The rated location of a place: the business host has its own. */
export function locationHere(place: RatedLocation, host = window.location.hostname): RatedLocation {
  return isBusinessHost(host) ? businessLocation(place) : place;
}
