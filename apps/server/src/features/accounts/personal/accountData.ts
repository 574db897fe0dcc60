import type { PersonalData } from "../../../platform/personalData.ts";
import { accountFiles } from "./accountFiles.ts";
import { eraseAccount } from "./eraseAccount.ts";
import { moveProfile } from "./moveProfile.ts";

/** The account itself: names, addresses, settings, devices, links. Its addresses and bearers are no part of a merge: they end with it. */
export const accountData: PersonalData = { move: moveProfile, erase: eraseAccount, files: accountFiles };
