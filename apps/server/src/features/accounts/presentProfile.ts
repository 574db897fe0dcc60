import {
  hasName,
  isRegistered,
  PLACEHOLDER_NAME,
  profileCompletion,
  type Progress,
} from "@worthy/domain";
import type { UserRow } from "./accountStore.ts";

/** A person has one name: the one of their profile. */
export function presentAccountInformation({
  profileName,
  email,
  phoneNumber,
  pendingEmail,
}: UserRow) {
  return { displayName: profileName, email, phoneNumber, pendingEmail };
}

export function presentProfile(
  user: UserRow,
  { progress, services }: { progress: Progress; services: number },
) {
  const { profileImage, firstName, lastName, genres } = user;
  const profileName = user.profileName ?? PLACEHOLDER_NAME;
  const verified = user.email !== null;
  const named = hasName({ verified, profile: { profileName } });
  const enoughRatings = progress.tv.enough || progress.movie.enough;
  return {
    profileName,
    profileImage,
    firstName,
    lastName,
    genres,
    settings: user.profileSettings,
    hasName: named,
    ...profileCompletion({
      verified,
      hasName: named,
      hasPicture: profileImage !== null,
      genres: genres.length,
      services,
      enoughRatings,
    }),
    tasteProfileImproved: enoughRatings,
    userRegistered: isRegistered(user.roles),
  };
}
