import { ratingData } from "./features/ratings/ratingData.ts";
import { watchlistData } from "./features/watchlists/personal/watchlistData.ts";
import { friendData } from "./features/friends/friendData.ts";
import { seenData } from "./features/episodes/seenData.ts";
import { serviceData } from "./features/providers/serviceData.ts";
import { linkData } from "./features/linking/linkData.ts";
import { eventData } from "./features/tracking/eventData.ts";
import { idempotencyData } from "./platform/http/idempotencyData.ts";
import { faultData } from "./features/faults/faultData.ts";
import { actData } from "./features/admin/actData.ts";
import { correctionData } from "./features/corrections/correctionData.ts";
import { accountData } from "./features/accounts/personal/accountData.ts";
import { findNames } from "./features/accounts/personal/findNames.ts";
import type { PersonalData } from "./platform/personalData.ts";
import type { CatalogueSnapshot } from "./features/catalogue/snapshot.ts";

/** What every feature keeps of a person. The account itself is last: it ends with its row. */
export function personalData(snapshot: () => CatalogueSnapshot): readonly PersonalData[] {
  const titleName = (id: number) => snapshot().title(id)?.name ?? null;
  return [
    ratingData({ titleName }),
    watchlistData({ titleName, namesOf: findNames }),
    friendData({ titleName, namesOf: findNames }),
    seenData({ titleName }),
    serviceData({ providerName: (id) => snapshot().provider(id)?.name ?? null }),
    linkData,
    eventData,
    idempotencyData,
    faultData,
    actData,
    correctionData({ titleName }),
    accountData,
  ];
}
