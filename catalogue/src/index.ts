export { GENRES, type CatalogueTitle } from "./schema.ts";
export { displayName, readBundle, type Bundle, type Service } from "./readBundle.ts";
export { isHiddenTag, isTag } from "./isTag.ts";
export { TAG_GROUPS, type TagGroup } from "./tagGroup.ts";
export { tagLabel } from "./tagLabel.ts";
export { countCatalogue } from "./countCatalogue.ts";
export { describeAgreement } from "./labels/readings.ts";
export { readLabels, validateCatalogue, writeLabels, writeNames } from "./validate.ts";
