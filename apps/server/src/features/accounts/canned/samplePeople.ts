import type { Queries } from "../../../platform/http/handler.ts";
import { ownerBy, type Owner } from "../../../platform/policy.ts";
import type { AccountPorts } from "../accountPorts.ts";
import { writeSettings } from "../accountStore.ts";
import { createCanned } from "../createAccount.ts";
import { saveVerifiedEmail } from "../emailStore.ts";
import { CANNED_PROFILES, type CannedProfile } from "./cannedProfiles.ts";
import { findCanned } from "./cannedStore.ts";

/** Nobody else gets such an id, so no visitor can pass for a sample person. */
const idOf = ({ id }: CannedProfile) => `sample${id}`.padEnd(12, "0");

/** Creates the sample people of a sandbox, who share their ratings with friends. */
export async function createSamples(
  sql: Queries,
  ports: Pick<AccountPorts, "createDefaultWatchlist" | "beginWithRatings">,
): Promise<Owner[]> {
  const samples: Owner[] = [];
  for (const profile of CANNED_PROFILES) {
    const userId = idOf(profile);
    const sample = await createCanned(sql, ports, { profile, ratedLocation: "ONBOARDING", userId });
    await writeSettings(sql, sample, { ratingSharingAgreed: true });
    // Only people with an address show others their name.
    const email = `${profile.id}@sample.invalid`;
    await saveVerifiedEmail(sql, sample, { email, emailKey: email });
    samples.push(sample);
  }
  return samples;
}

/** The sample people of a sandbox, always in the same order; none elsewhere. */
export async function findSamples(sql: Queries): Promise<Owner[]> {
  return (await findCanned(sql, CANNED_PROFILES.map(idOf))).map(ownerBy);
}
