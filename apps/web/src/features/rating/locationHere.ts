import { businessLocation, isBusinessHost, type RatedLocation } from "@worthy/domain";

/** What a rating given at this place says of where that is: the business host has words of its own. */
export function locationHere(place: RatedLocation, host = window.location.hostname): RatedLocation {
  return isBusinessHost(host) ? businessLocation(place) : place;
}
